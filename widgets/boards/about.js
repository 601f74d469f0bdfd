// What a piece is about: a strip over the board says it in words, with links to its rules. Nobody asks the server.
// Joined to kit.js, which draws the pieces; WORDS stands in front of it.
const MOST_RULES = 3

// The page of a rule, with the way back to this one; "" outside of the tutor's pages, where the strip says it itself.
function pageOf(id) {
  const rules = document.querySelector(".menu a[href$=rules]")
  if (!rules) return ""
  const here = location.pathname.split("/").at(-1)
  const back = isRules(rules) ? "" : `&back=${encodeURIComponent(here + location.search)}`
  return `${rules.getAttribute("href")}?clause=${encodeURIComponent(id)}${back}`
}
const isRules = (link) => new URL(link.href).pathname === location.pathname
// On the page of rules itself it is followed as the back button is, without a new load.
function follow(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button || !isRules(event.currentTarget)) return
  event.preventDefault()
  history.pushState(null, "", event.currentTarget.href)
  dispatchEvent(new PopStateEvent("popstate"))
}

const ended = (words) => (!words || /[.!?…]$/.test(words) ? words : `${words}.`)

function knob(className, text, label, act) {
  const made = written(html("button", className), text)
  made.type = "button"
  made.setAttribute("aria-label", label)
  made.addEventListener("click", act)
  return made
}

// `face` is the few words that stand for a rule everywhere, such as "Move 5".
function ruleMark(id, [face, says], open, unfold) {
  const page = pageOf(id), mark = written(html(page ? "a" : "button", "about-rule"), face)
  if (page) {
    mark.href = page
    mark.addEventListener("click", follow)
  } else {
    mark.type = "button"
    mark.setAttribute("aria-expanded", id === open)
    mark.addEventListener("click", () => unfold(id))
  }
  mark.title = `${id}: ${says}`
  mark.dataset.rule = id
  mark.setAttribute("aria-label", `${face} (${id}): ${says}`)
  return mark
}

// Boards of one group are asked together, with one button: the first one's.
const GROUP = "coffee-tutor-group"

function among(group, root, heard) {
  const stop = new AbortController()
  const hear = ({detail}) => { if (group && detail.group === group && detail.from !== root) heard(detail) }
  document.addEventListener(GROUP, hear, {signal: stop.signal})
  return {tell: (what) => { if (group) document.dispatchEvent(new CustomEvent(GROUP, {detail: {...what, group, from: root}})) }, leave: () => stop.abort()}
}

// `changed` is called when the person begins or ends asking; `announce` has a sentence read out; `hint` is what stands
// there while nothing is told, "" on boards that follow the first one of their `group`.
function strip(root, announce, changed, hint, group) {
  const node = html("div", "about"), words = html("p", "about-words"), links = html("div", "about-rules")
  const label = html("b", ""), why = html("span", "about-why")
  const follows = Boolean(group) && !hint
  let rules = {}, told = null, open = "", asking = false, shown = ""
  const close = knob("about-close", "×", WORDS.close, () => { setAsking(false); clear() })
  const ask = knob("about-ask", "?", WORDS.ask, () => { clear(); setAsking(!asking) })
  const others = among(group, root, (heard) => {
    if ("asking" in heard) return setAsking(heard.asking, true)
    clear()
    root.classList.add("away") // one strip lies over the page
  })
  root.classList.toggle("follows", follows)
  why.id = "about-why"
  node.setAttribute("role", "group")
  node.setAttribute("aria-label", WORDS.strip)
  words.append(label, " ", why)
  node.append(words, links, close)

  const ruleOf = (id) => rules[id] ?? [id ?? "", ""]
  const says = (id) => ruleOf(id)[1]
  const unfold = (id) => { open = open === id ? "" : id; draw() }
  function draw() {
    const piece = told?.piece, ids = piece?.about.slice(0, MOST_RULES) ?? []
    const key = JSON.stringify([piece?.label, piece?.why, ids, open, asking, ids.map(says)])
    if (key === shown) return
    shown = key
    label.textContent = piece ? ended(piece.label) : ""
    why.textContent = piece ? ended(says(open) || piece.why || says(ids[0])) : asking && !follows ? WORDS.asking : hint
    words.title = piece ? words.textContent : "" // the strip may be too small for it
    const inside = links.contains(root.getRootNode().activeElement)
    links.replaceChildren(...ids.map((id) => ruleMark(id, ruleOf(id), open, unfold)))
    if (inside) (links.querySelector(`[data-rule="${CSS.escape(open)}"]`) ?? links.firstChild)?.focus()
    root.classList.toggle("telling", Boolean(piece))
  }
  function tell(piece) {
    if (piece !== told) open = ""
    told = piece
    root.classList.remove("away")
    if (piece) others.tell({})
    // On a phone it lies over the page: at the top, or at the foot for what is at the top.
    root.classList.toggle("low", Boolean(piece) && piece.getBoundingClientRect().top < innerHeight / 3)
    draw()
  }
  const clear = () => tell(null)
  // What can no longer be pressed cannot keep the focus.
  const stay = (piece) => (piece.hasAttribute("tabindex") ? piece : ask).focus()
  function setAsking(now, heard = false) {
    if (now === asking) return
    asking = now
    root.classList.remove("away")
    if (!heard) others.tell({asking})
    root.classList.toggle("asking", asking)
    ask.setAttribute("aria-pressed", asking)
    draw()
    const at = root.getRootNode().activeElement?.closest?.(".piece")
    changed()
    if (at) stay(at)
    if (asking && !heard) announce(WORDS.asking)
  }
  function answer(piece) {
    tell(piece)
    announce(words.textContent)
  }
  ask.setAttribute("aria-pressed", "false")
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    const back = told
    clear()
    setAsking(false)
    if (back) stay(back)
  })
  ask.addEventListener("keydown", (event) => { if (event.key === "Escape") setAsking(false) })
  return {
    node, foot: ask, tell, answer, clear,
    get asking() { return asking },
    get told() { return told },
    end: () => { clear(); setAsking(false) },
    enter: () => links.firstChild?.focus(),
    leave: others.leave,
    // A new scene: the piece may be about something else now, or gone.
    renew(all) {
      rules = all
      if (told && !(told.isConnected && told.piece.about?.length)) told = null
      draw()
    },
  }
}
