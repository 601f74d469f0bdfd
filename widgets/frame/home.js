// Fills the home page with what this browser knows: how much is done, and where to continue.
(() => {
  const lessons = JSON.parse(document.getElementById("lessons").textContent);
  const find = (selector) => document.querySelector(selector);
  const done = (progress, lesson) =>
    Object.keys(progress.lessons[lesson.id] ?? {}).filter((step) => step <= lesson.steps).length;
  const sum = (list, count) => list.reduce((total, one) => total + count(one), 0);

  function show() {
    const progress = loadProgress();
    for (const card of document.querySelectorAll("[data-game]")) fill(card, progress);
    goOn(progress);
    mine(progress);
  }

  function fill(card, progress) {
    const own = lessons.filter((lesson) => lesson.game === card.dataset.game);
    if (!own.length) return;
    const total = sum(own, (lesson) => lesson.steps), part = sum(own, (lesson) => done(progress, lesson));
    const track = card.querySelector(".track");
    track.firstElementChild.style.width = `${(100 * part) / total}%`;
    track.setAttribute("aria-valuenow", part);
    track.setAttribute("aria-valuetext", `${part} of ${total} steps done`);
    const next = own.find((lesson) => done(progress, lesson) < lesson.steps) ?? own[0];
    card.querySelector("a").href = `./learn?lesson=${next.id}`;
  }

  function goOn({last}) {
    const lesson = lessons.find((one) => one.id === last.lesson), door = find("#continue");
    door.hidden = !lesson;
    if (!lesson) return;
    door.textContent = `Continue: ${lesson.title}`;
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
    if (!confirm("Forget everything done in this browser?")) return;
    forgetAll();
    show();
  });
  addEventListener("storage", show);
  addEventListener("pageshow", show);
  show();
})();
