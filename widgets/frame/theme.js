// Dresses a component in the page's theme, else a notebook's, else the system's; what it returns lets go again.
// Joined to the components that need it.
function followTheme(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)")
  const look = () => {
    const chosen = document.documentElement.dataset.theme
    const lab = document.body.dataset.jpThemeLight
    const named = chosen === "dark" || chosen === "light" ? chosen : lab ? (lab === "false" ? "dark" : "light") : ""
    root.dataset.theme = named || (dark.matches ? "dark" : "light")
  }
  const watch = new MutationObserver(look)
  watch.observe(document.documentElement, {attributes: true, attributeFilter: ["data-theme"]})
  watch.observe(document.body, {attributes: true, attributeFilter: ["data-jp-theme-light"]})
  dark.addEventListener("change", look)
  look()
  return () => { watch.disconnect(); dark.removeEventListener("change", look) }
}
