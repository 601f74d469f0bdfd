// Progress in the browser's storage. What is not well formed is left out, entry by entry.
const PROGRESS = "coffee-tutor.progress";
const BEGUN = "coffee-tutor.begun"; // the step begun last; the tutor checks it when it arrives

function readProgress(text) {
  const clean = {lessons: {}, last: {}};
  let found;
  try { found = JSON.parse(text) } catch { return clean }
  for (const [lesson, steps] of Object.entries(found?.lessons ?? {}).slice(0, 500)) {
    if (!/^[a-z0-9_-]{1,40}\/[a-z0-9_-]{1,60}$/.test(lesson)) continue;
    const good = Object.entries(steps ?? {}).filter(([step, result]) => whole(+step, 1, 99) && whole(result, 1, 3));
    if (good.length) clean.lessons[lesson] = Object.fromEntries(good);
  }
  const {lesson, step, seed} = found?.last ?? {};
  if (/^[a-z0-9_-]{1,40}\/[a-z0-9_-]{1,60}$/.test(lesson) && whole(step, 1, 99) && whole(seed, 0, 2 ** 31 - 1))
    clean.last = {lesson, step, seed};
  return clean;
}

function whole(number, least, most) { return Number.isInteger(number) && number >= least && number <= most }

function mergeProgress(stored, fresh) {
  const lessons = {...stored.lessons};
  for (const [lesson, steps] of Object.entries(fresh.lessons)) {
    lessons[lesson] = {...lessons[lesson]};
    for (const [step, result] of Object.entries(steps))
      lessons[lesson][step] = Math.max(result, lessons[lesson][step] ?? 0);
  }
  return {lessons, last: fresh.last.lesson ? fresh.last : stored.last};
}

function loadProgress() {
  try { return readProgress(localStorage.getItem(PROGRESS)) } catch { return readProgress("") }
}

function storeProgress(text) { // read, merge and write without a pause: no other tab comes between
  try { localStorage.setItem(PROGRESS, JSON.stringify(mergeProgress(loadProgress(), readProgress(text)))) } catch { /* private mode */ }
}

// Each tab has its own step begun; a new tab takes up the one touched last.
function loadBegun() {
  try { return (sessionStorage.getItem(BEGUN) ?? localStorage.getItem(BEGUN) ?? "").slice(0, 20000) } catch { return "" }
}

function storeBegun(text) {
  try { for (const place of [sessionStorage, localStorage]) place.setItem(BEGUN, text) } catch { /* private mode */ }
}

function forgetAll() {
  try {
    localStorage.removeItem(PROGRESS);
    for (const place of [sessionStorage, localStorage]) place.removeItem(BEGUN);
  } catch { /* nothing is kept, so nothing to forget */ }
}
