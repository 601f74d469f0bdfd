// One for each page: carries progress to and from the browser's storage, keeps the address, reads sentences out,
// and notices when the server is gone. Joined after frame/progress.js.

// ms between beats of a quiet page, the longest wait for an answer, and the time that a press has to bring one itself
const IDLE = 20000, PATIENCE = 8000, SOON = 300;

export function render({model, view, el}) {
  const stop = new AbortController(), on = {signal: stop.signal, capture: true, passive: true};
  const voice = box("voice", "status"), bar = box("bar", "alert");
  const walked = new Set(); // addresses come to by Back and Forward: their answers, also late ones, make no new entry
  el.append(voice, bar);
  const heart = beat(model, view.model.document, () => wait(bar));

  model.on("msg:custom", (message) => {
    heart.heard();
    if (message.stored) storeProgress(message.stored);
    if (message.kept) storeBegun(message.kept);
    if (message.place) keepPlace(message.place, walked);
    if (message.leave) location.assign(message.leave);
    if (message.said) read(voice, message.said);
  });
  const loaded = () => model.send_msg({type: "loaded", text: JSON.stringify(loadProgress()), kept: loadBegun(), theme: theme()});
  addEventListener("storage", (event) => { if (event.key === PROGRESS) loaded() }, on);
  addEventListener("popstate", () => {
    walked.add(location.href);
    model.send_msg({type: "address", search: location.search});
  }, on);
  for (const act of ["pointerdown", "keydown", "click"]) addEventListener(act, () => walked.clear(), on);
  addEventListener("coffee-tutor-theme", () => model.send_msg({type: "theme", theme: theme()}), on);
  for (const act of ["pointerup", "keydown"]) addEventListener(act, heart.soon, on);
  addEventListener("visibilitychange", heart.ask, on);
  model.on("remove", () => { stop.abort(); heart.stop() });
  loaded();
}

function box(name, role) {
  const made = document.createElement("div");
  made.className = name;
  made.setAttribute("role", role);
  return made;
}

function theme() { return document.documentElement.dataset.theme === "dark" ? "dark" : "light" }

function read(voice, sentence) {
  voice.textContent = "";
  setTimeout(() => { voice.textContent = sentence }, 50); // a change is what is read out, also for the same sentence
}

function keepPlace(address, walked) { // the first lesson shown replaces an address without one; each other gets its own entry
  const next = new URL(address, location.href);
  if (next.href === location.href || walked.has(next.href)) return;
  history[location.search ? "pushState" : "replaceState"](null, "", next);
}

// A quiet page asks rarely, a hidden one never. After a click or key it asks, unless the tutor has said something by then:
// a press must not wait behind the question.
function beat(model, session, gone) {
  let asked = 0, waits = 0, count = 0, lost = false;
  const lose = () => { if (!lost) { lost = true; stop(); gone() } };
  const ask = () => {
    waits = 0;
    if (lost || document.hidden || asked) return;
    asked = setTimeout(lose, PATIENCE);
    model.send_msg({type: "beat", count: ++count});
  };
  const soon = () => { waits ||= setTimeout(ask, SOON) };
  const heard = () => { clearTimeout(asked); clearTimeout(waits); asked = waits = 0 };
  const timer = setInterval(ask, IDLE);
  const stop = () => { clearInterval(timer); heard() };
  session.on_event("connection_lost", lose);
  return {ask, soon, heard, stop};
}

async function wait(bar) {
  bar.textContent = location.pathname.endsWith("/play") ? WORDS.race : WORDS.place;
  document.documentElement.dataset.lost = "yes";
  for (let pause = 500; ; pause = Math.min(pause * 1.3, 5000)) {
    await new Promise((go) => setTimeout(go, pause * (0.75 + Math.random() / 2))); // not all pages at once
    try { if ((await fetch(location.href, {cache: "no-store"})).ok) return location.reload() } catch { /* still gone */ }
  }
}
