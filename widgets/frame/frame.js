// Runs before the page is drawn: the chosen theme, or the system's, goes to <html data-theme>.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => { try { return localStorage.getItem("coffee-tutor.theme") } catch { return null } };
  const show = () => {
    const theme = {light: "light", dark: "dark"}[chosen()] ?? (dark.matches ? "dark" : "light");
    if (theme === document.documentElement.dataset.theme) return;
    document.documentElement.dataset.theme = theme;
    dispatchEvent(new CustomEvent("coffee-tutor-theme", {detail: theme}));
    name();
  };
  const name = () => {
    const lamp = document.querySelector(".lamp"), dark = document.documentElement.dataset.theme === "dark";
    if (lamp) lamp.title = lamp.ariaLabel = dark ? WORDS.light : WORDS.dark;
  };
  const turn = () => {
    const other = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    try { localStorage.setItem("coffee-tutor.theme", other) } catch { document.documentElement.dataset.theme = other; return name() }
    show();
  };
  show();
  dark.addEventListener("change", show);
  addEventListener("storage", show);
  addEventListener("DOMContentLoaded", () => { name(); document.querySelector(".lamp").addEventListener("click", turn) });
})();
