// Fills the home page with what this browser knows: how much is done, and where to continue.
(() => {
  const lessons = JSON.parse(document.getElementById("lessons").textContent);
  const filled = (words, parts) => words.replace(/\{(\w+)\}/g, (hole, name) => parts[name] ?? hole);
  const find = (selector) => document.querySelector(selector);
  const done = (progress, lesson) =>
    Object.keys(progress.lessons[lesson.id] ?? {}).filter((step) => step <= lesson.steps).length;
  const sum = (list, count) => list.reduce((total, one) => total + count(one), 0);

  function show() {
    const progress = loadProgress();
    for (const card of document.querySelectorAll("[data-game]")) fill(card, progress);
    goOn(progress);
    mine(progress);
    welcome();
  }

  const greeting = find("#new").textContent, about = find("#new + p").textContent;
  function welcome() { // who has done a step and can go on is no longer new here
    const on = find("#continue"), start = find("#start");
    const back = find("#mine").dataset.some === "yes" && !on.hidden;
    find("#new").textContent = back ? WORDS.back : greeting;
    find("#new + p").textContent = back ? WORDS.back_says : about;
    on.classList.toggle("go", back);
    if (back) on.parentNode.prepend(on);
    else on.parentNode.append(on);
    if (!start) return;
    start.classList.toggle("go", !back);
    start.textContent = back ? WORDS.first : WORDS.start;
  }

  function fill(card, progress) {
    const own = lessons.filter((lesson) => lesson.game === card.dataset.game);
    if (!own.length) return;
    const total = sum(own, (lesson) => lesson.steps), part = sum(own, (lesson) => done(progress, lesson));
    const track = card.querySelector(".track");
    track.firstElementChild.style.width = `${(100 * part) / total}%`;
    track.setAttribute("aria-valuenow", part);
    track.setAttribute("aria-valuetext", filled(WORDS.steps_done, {done: part, all: total}));
    const next = own.find((lesson) => done(progress, lesson) < lesson.steps) ?? own[0];
    card.querySelector("a").href = `./learn?lesson=${next.id}`;
  }

  function goOn({last}) {
    const lesson = lessons.find((one) => one.id === last.lesson), door = find("#continue");
    door.hidden = !lesson;
    if (!lesson) return;
    door.textContent = filled(WORDS.go_on_with, {lesson: lesson.title});
    const step = last.step > 1 && last.step <= lesson.steps ? `&step=${last.step}` : "";
    door.href = `./learn?lesson=${lesson.id}${step}${last.seed ? `&seed=${last.seed}` : ""}`;
  }

  function mine(progress) {
    const results = lessons.flatMap(({id, steps}) =>
      Object.entries(progress.lessons[id] ?? {}).filter(([step]) => step <= steps).map(([, result]) => result));
    find("#mine").dataset.some = results.length ? "yes" : "no";
    for (const dd of document.querySelectorAll("#mine [data-result]"))
      dd.textContent = results.filter((result) => result === +dd.dataset.result).length;
  }

  find("#forget")?.addEventListener("click", () => {
    if (!confirm(WORDS.sure)) return;
    forgetAll();
    show();
  });
  addEventListener("storage", show);
  addEventListener("pageshow", show);
  show();
})();
