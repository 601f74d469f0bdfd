// An empty line that says once that it has come into sight, or nearly so.
const NEAR = "200px"

export function render({model}) {
  const root = document.createElement("div")
  root.style.height = "1px"
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some((one) => one.isIntersecting)) return
    watch.disconnect()
    model.send_msg("seen")
  }, {rootMargin: NEAR})
  watch.observe(root)
  model.on("remove", () => watch.disconnect())
  return root
}
