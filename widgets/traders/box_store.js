// The owner's box: a file picked here, text kept in this browser, and the sample box to download. All of it stays text.
const KEY = "coffee-tutor-traders-box"
const LONGEST = 200000
export function render({model}) {
  const root = document.createElement("div"), label = document.createElement("label"), input = document.createElement("input")
  const save = document.createElement("a")
  root.className = "leaf box-file"
  label.textContent = WORDS.file
  input.type = "file"
  input.accept = ".toml,text/plain"
  label.append(input)
  save.textContent = WORDS.save
  save.className = "button small"
  save.download = "coffee-traders-box.toml"
  root.append(label, save)
  const stored = () => { try { return localStorage.getItem(KEY) ?? "" } catch { return "" } }
  input.addEventListener("change", async () => {
    const [file] = input.files
    if (!file) return
    const type = file.size > LONGEST ? "large" : "file", name = [...file.name].slice(0, 80).join("")
    model.send_msg({type, name, text: type === "file" ? await file.text() : ""})
    input.value = ""
  })
  let address = ""
  const draw = () => {
    const {shown, text, keep} = model.state
    root.hidden = !shown
    if (address) URL.revokeObjectURL(address)
    address = shown ? URL.createObjectURL(new Blob([text ?? ""], {type: "application/toml"})) : ""
    if (address) save.href = address
    if (keep === undefined || keep === null) return
    try { keep ? localStorage.setItem(KEY, keep) : localStorage.removeItem(KEY) } catch { /* kept for this visit only */ }
  }
  const forget = followTheme(root)
  model.on("state", draw)
  model.on("remove", () => { forget(); if (address) URL.revokeObjectURL(address) })
  draw()
  const before = stored()
  if (before) model.send_msg({type: "stored", name: "", text: before.slice(0, LONGEST)})
  return root
}
