// What pages do beyond forms and links. Without it everything works by loading pages anew.
"use strict";
(() => {
  const find = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // Fills the element of each part. If that takes away what had the focus, its like gets it, or else the prompt:
  // from there the next Tab leads to the choices.
  function fill(parts) {
    const focused = document.activeElement;
    for (const [id, html] of Object.entries(parts)) {
      const element = document.getElementById(id);
      if (element) element.innerHTML = html;
    }
    if (focused && !document.contains(focused)) {
      const like = focused.value && find(`button[value="${CSS.escape(focused.value)}"]`);
      (like || document.getElementById("prompt")).focus({ preventScroll: true });
    }
    all(".traveller").forEach(travel);
    all("[data-load]").forEach(load);
  }

  // What is large and seldom needed is not told with an update: the page loads it, in its place or into another element.
  async function load(place) {
    const answer = await fetch(place.dataset.load);
    const html = await answer.text();
    if (!answer.ok || !document.contains(place)) return;
    const list = place.dataset.into && document.getElementById(place.dataset.into);
    if (list) {
      list.innerHTML = html;
      list.scrollTop = list.scrollHeight;
      place.remove();
    } else {
      place.outerHTML = html;
    }
    all("[data-add]").forEach(contributeAgain);
  }

  // A pawn begins where it was; the stylesheet takes it to where it is.
  const travelled = new Set();
  function travel(pawn) {
    if (travelled.has(pawn.dataset.ply)) return pawn.remove();
    travelled.add(pawn.dataset.ply);
    const [x, y] = pawn.dataset.from.split(" ");
    pawn.style.transition = "none";
    pawn.style.transform = `translate(${x}px, ${y}px)`;
    pawn.getBoundingClientRect(); // the browser must see it there first
    pawn.style.transition = "";
    pawn.style.transform = "";
  }

  // What is played out step by step is shown at once when the reader clicks or presses a key: nobody has to wait for it.
  function hurry() {
    for (const scene of all("[data-play-out]")) {
      for (const animation of scene.getAnimations({ subtree: true })) animation.finish();
    }
  }
  document.addEventListener("pointerdown", hurry);
  document.addEventListener("keydown", hurry);

  // Adds to lists, and shows their end unless the reader has scrolled up.
  function add(more) {
    for (const [id, html] of Object.entries(more || {})) {
      const list = document.getElementById(id);
      if (!list) continue;
      const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
      list.insertAdjacentHTML("beforeend", html);
      if (atEnd) list.scrollTop = list.scrollHeight;
    }
  }

  // Tells whose turn it is where it is seen from afar.
  function announce(update) {
    const main = find("main.table");
    const mine = update.turn && main.dataset.turn !== "true";
    main.dataset.turn = update.turn;
    document.title = `${update.title} · Patolli`;
    if (mine && document.hidden && window.Notification && Notification.permission === "granted") {
      new Notification(update.title);
    }
  }

  // Live updates: each has a number, and the browser asks for what came after the last one when it was away.
  let stream;
  function listen(address) {
    if (stream) stream.close();
    stream = new EventSource(address);
    stream.addEventListener("update", (event) => take(event, event.data));
    stream.addEventListener("packed", (event) => take(event, unpack(event.data)));
    stream.addEventListener("reload", () => { stream.close(); location.reload(); });
    stream.addEventListener("open", found);
    // A stream that was refused for good is tried again, but not at once.
    stream.addEventListener("error", () => {
      lost ||= setTimeout(tell, 5000);
      if (stream.readyState === EventSource.CLOSED) setTimeout(relisten, 2000);
    });
  }
  // Most streams that are lost are soon found again; when one is not, the page says so until it is.
  let lost;
  function found() {
    clearTimeout(lost);
    lost = undefined;
    notice("");
  }
  function tell() {
    const element = document.getElementById("notice");
    if (element && !element.textContent) notice(element.dataset.lost);
  }
  // An update would take away the button that is being pressed, and nothing would come of it: it waits until the press is over and
  // its click has come, but not for ever.
  let pressed = Promise.resolve();
  let lift = () => {};
  document.addEventListener("pointerdown", () => {
    lift();
    pressed = new Promise((done) => { lift = done; setTimeout(done, 1000); });
  }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => setTimeout(lift, 50), true);
  }
  // Updates are shown one after the other, also if one of them takes longer to unpack.
  let shown = Promise.resolve();
  function take(event, text) {
    shown = shown.then(async () => {
      const update = JSON.parse(await text);
      await pressed;
      const under = update.anew ? meaning(resting) : undefined;
      fill(update.parts);
      if (update.anew) fresh = { since: performance.now(), at: resting, under };
      if (update.anew || !update.turn) forget();
      else mark();
      add(update.more);
      announce(update);
      notice("");
      number = event.lastEventId;
    });
  }
  // A click that was meant for what lay under a resting pointer until a moment ago is no answer to a new question, unless it says
  // the same: one more of what was chosen just now.
  const MOMENT = 300, TREMBLE = 12;
  let resting, struck, fresh;
  for (const kind of ["pointermove", "pointerdown"]) {
    document.addEventListener(kind, (event) => (resting = { x: event.clientX, y: event.clientY }), true);
  }
  // A key is aimed with the focus, which moves along with what it means. A click that a script passes on is that of the pointer.
  document.addEventListener("click", (event) => {
    if (event.isTrusted) struck = event.detail ? { x: event.clientX, y: event.clientY } : undefined;
  }, true);
  // What would be decided at a point; nothing if nothing would be.
  function meaning(point) {
    const element = point && document.elementFromPoint(point.x, point.y);
    const spot = element && element.closest("button, .spot");
    const button = spot && (spot.tagName === "BUTTON" ? spot : find("button", spot));
    return button ? said(button) : undefined;
  }
  // How many decisions a correction takes back changes with each; what is written on its button stays.
  function said(button) {
    const corrects = button.value.startsWith("undo ") && (button.ariaLabel || button.textContent);
    return `${button.getAttribute("form")} ${corrects || button.value}`;
  }
  function isHasty(button) {
    if (!fresh || !fresh.at || !struck || performance.now() - fresh.since >= MOMENT) return false;
    const rested = Math.hypot(struck.x - fresh.at.x, struck.y - fresh.at.y) <= TREMBLE;
    return rested && said(button) !== fresh.under;
  }

  // Large updates come deflated.
  function unpack(data) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  }
  let number;
  function relisten() {
    const live = find("[data-live]");
    if (!live) return;
    const address = new URL(live.dataset.live, location.href);
    if (number) address.searchParams.set("after", number);
    listen(address);
  }

  function notice(text) {
    const element = document.getElementById("notice");
    if (element) element.textContent = text;
  }

  // Sends a form in the background; what went wrong is said on the page.
  async function send(form, data) {
    try {
      // Not form.action: that is the button of that name.
      const answer = await fetch(form.getAttribute("action"), {
        method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" },
      });
      if (answer.ok) return true;
      const problem = await answer.json().catch(() => ({}));
      notice(problem.message || answer.statusText);
    } catch {
      const element = document.getElementById("notice");
      notice(element ? element.dataset.offline : "");
    }
    return false;
  }

  // What this browser adds to the deal when its reader takes a seat. It remembers what the house was committed to then, so that the
  // reader can be told in the end whether that was kept.
  function contribute(form) {
    const field = find("[data-share]", form);
    if (field) field.value = share(field.dataset.share);
  }
  function share(commitment) {
    const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
    const share = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    remember([[share, commitment], ...made()].slice(0, 200));
    return share;
  }
  // Whoever sees a game end adds to the deal of the rematch, whoever of the players asks for it.
  function contributeAgain(place) {
    const { add: address, commitment } = place.dataset;
    delete place.dataset.add;
    const body = new URLSearchParams({ share: share(commitment) });
    // If it does not arrive, the server makes a share, and the proof says so.
    fetch(address, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => {});
  }
  function made() {
    try {
      return JSON.parse(localStorage.getItem("shares")) || [];
    } catch {
      return [];
    }
  }
  function remember(shares) {
    try {
      localStorage.setItem("shares", JSON.stringify(shares));
    } catch {
      // A browser that keeps nothing makes shares all the same.
    }
  }
  const proof = find("[data-proof]");
  const own = new Map(proof ? made() : []);
  for (const share of all("[data-made]", proof || document)) {
    const shown = own.get(share.dataset.made);
    if (shown) find(shown === proof.dataset.proof ? "[data-mine]" : "[data-other]", share).hidden = false;
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const button = event.submitter;
    contribute(form);
    const data = new FormData(form, button);
    if (form.id === "move" || form.id === "undo") {
      event.preventDefault();
      if (button && isHasty(button)) return;
      if (form.id === "move") data.set("key", crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2));
      // A second click on the way is no second move; but what is asked next may be there before the answer to the first is.
      const asked = find("#position input")?.value ?? "";
      if (form.dataset.busy === asked) return;
      form.dataset.busy = asked;
      await send(form, data);
      if (form.dataset.busy === asked) delete form.dataset.busy;
    } else if ("say" in form.dataset) {
      event.preventDefault();
      if (await send(form, data)) form.reset();
    } else if ("tip" in form.dataset) {
      event.preventDefault();
      document.getElementById("tip").replaceChildren();
      await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(data), redirect: "manual" });
      relisten();
    } else if (stream) {
      stream.close(); // the page is left: nothing may cut in before the answer, which may bring a cookie
    }
  });

  // A hint comes to where one is, and the choice it speaks of stands out for as long as one is asked the same.
  let question = 0;
  document.addEventListener("click", async (event) => {
    const link = event.target.closest && event.target.closest("[data-hint]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.ariaBusy === "true") return;
    link.ariaBusy = "true";
    const asked = question;
    try {
      const answer = await fetch(link.href, { headers: { Accept: "application/json" } });
      if (!answer.ok) notice((await answer.json().catch(() => ({}))).message || answer.statusText);
      else if (asked === question) advise(await answer.text());
    } catch {
      notice(document.getElementById("notice").dataset.offline);
    }
    link.ariaBusy = "false";
  });
  function advise(html) {
    const place = document.getElementById("advice");
    if (!place) return;
    place.innerHTML = html;
    mark();
  }
  // What was advised is of no use for another question, and what is on its way comes too late.
  function forget() {
    question++;
    advise("");
  }
  // Marks the choice that is advised, wherever its button is now.
  function mark() {
    all(".hinted").forEach((choice) => choice.classList.remove("hinted"));
    const best = find("#advice [data-choice]");
    if (!best) return;
    for (const button of all(`main button[value="${CSS.escape(best.dataset.choice)}"]`)) {
      (button.closest(".spot") || button).classList.add("hinted");
    }
  }

  // A territory is a button as a whole.
  document.addEventListener("click", (event) => {
    const spot = event.target.closest && event.target.closest(".spot");
    if (spot && event.target.tagName !== "BUTTON") {
      const button = find("button", spot);
      if (button) button.click();
    }
  });

  // What a choice would do is shown while it is pointed at.
  function effect(event) {
    const line = document.getElementById("effect");
    if (!line || !event.target.closest) return;
    const spot = event.target.closest(".spot");
    const choice = event.target.closest("[title]") || (spot && find("button", spot));
    line.textContent = choice ? choice.title : "";
  }
  document.addEventListener("pointerover", effect);
  document.addEventListener("focusin", effect);

  // The replay: arrow keys, slider, play and pause, each position under its own address.
  let running;
  let loading;
  async function show(address) {
    if (loading) loading.abort(); // whoever thinks about a position that nobody waits for may stop
    const own = loading = new AbortController();
    try {
      const answer = await fetch(address, { signal: own.signal });
      if (!answer.ok) return location.assign(address);
      turn(new DOMParser().parseFromString(await answer.text(), "text/html"), address);
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      if (loading === own) loading = undefined;
    }
  }
  // Puts another position in the place of the one that is shown.
  function turn(page, address) {
    // The controls stay, so that a hand keeps hold of the slider: only what they say changes.
    const controls = find(".controls"), next = find(".controls", page);
    for (const link of all("a[rel]", next)) {
      const old = find(`a[rel=${link.rel}]`, controls);
      old.href = link.getAttribute("href");
      old.hidden = link.hidden;
    }
    for (const field of ["input[type=range]", "select"]) find(field, controls).value = find(field, next).value;
    find(".slider span", controls).textContent = find(".slider span", next).textContent;
    while (controls.nextSibling) controls.nextSibling.remove();
    next.remove();
    controls.after(...find(".play", page).childNodes);
    for (const part of [".heading", "ol.players", "ol.chronicle"]) find(part).replaceWith(find(part, page));
    const back = 'form[action="/settings"] [name=back]';
    find(back).value = find(back, page).value;
    history.replaceState(null, "", address);
    replay();
    const place = document.getElementById(new URL(address, location.href).hash.slice(1));
    if (place) place.scrollIntoView({ block: "nearest" });
  }
  function step(relation) {
    const link = find(`[data-replay] a[rel=${relation}]`);
    if (link) return show(link.href);
  }
  function replay() {
    if (!find("[data-replay]")) return;
    all(".traveller").forEach((pawn) => { travelled.clear(); travel(pawn); });
    const button = find("[data-run]");
    button.hidden = false;
    button.textContent = running ? button.dataset.pause : button.dataset.play;
    button.onclick = () => run(!running);
    const form = find(".slider");
    find("button", form).hidden = true;
    const go = () => show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
    form.onchange = go;
    find("input[type=range]", form).oninput = go;
    form.onsubmit = (event) => { event.preventDefault(); go(); };
    const list = find("ol.chronicle");
    if (list) list.scrollTop = list.scrollHeight;
  }
  function run(on) {
    clearInterval(running);
    running = on ? setInterval(() => {
      const range = find("input[type=range]");
      if (range.value === range.max) return run(false);
      if (!loading) step("next");
    }, 700) : undefined;
    replay();
  }
  document.addEventListener("keydown", (event) => {
    if (!find("[data-replay]") || event.target.matches("input, select, textarea")) return;
    const relation = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (relation) { event.preventDefault(); step(relation); }
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest("[data-replay] a[rel], [data-replay] ol.chronicle a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (running) run(false); // whoever looks for something wants to stay with it
    link.ariaBusy = "true";
    show(link.href).finally(() => (link.ariaBusy = "false"));
  });

  // A search shows what it finds while one types, when the hand rests for a moment.
  let asked = 0;
  const search = find("[data-search]");
  if (search) search.addEventListener("input", async () => {
    const turn = ++asked;
    await new Promise((rested) => setTimeout(rested, 250));
    if (turn !== asked) return;
    const address = `${search.getAttribute("action")}?${new URLSearchParams(new FormData(search))}`;
    const answer = await fetch(address);
    if (!answer.ok || turn !== asked) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (turn !== asked) return;
    for (const id of ["found-count", "found"]) find(`#${id}`).innerHTML = find(`#${id}`, page).innerHTML;
    history.replaceState(null, "", address);
  });

  // Links to copy are whole addresses.
  for (const input of all("[data-address]")) {
    input.value = new URL(input.value, location.href).href;
    input.addEventListener("focus", () => input.select());
  }
  for (const button of all("[data-copy]")) {
    button.hidden = !navigator.clipboard;
    const said = button.textContent;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(find("[data-address]", button.parentElement).value);
      button.textContent = "✓";
      setTimeout(() => (button.textContent = said), 1500);
    });
  }
  for (const button of all("[data-notify]")) {
    button.hidden = !window.Notification || Notification.permission !== "default";
    button.addEventListener("click", async () => { await Notification.requestPermission(); button.hidden = true; });
  }

  // On a small screen what is beside the board waits behind a tap.
  if (matchMedia("(max-width: 56rem)").matches) all("[data-fold]").forEach((fold) => (fold.open = false));
  const list = find("ol.chronicle");
  if (list) list.scrollTop = list.scrollHeight;
  const live = find("[data-live]");
  if (live) listen(live.dataset.live);
  mark();
  replay();
  all("[data-add]").forEach(contributeAgain);
})();
