// A link to a rule takes the way back with it: wherever it stands, the page of the rules can then lead back to this place.
(() => {
  const LONGEST = 800;
  const take = (event) => {
    const link = event.composedPath().find((one) => one.tagName === "A" || one.tagName === "a");
    const page = location.pathname.split("/").pop();
    if (!link?.href || !page || page === "rules") return;
    const target = new URL(link.href.baseVal ?? link.href, location.href);
    if (target.origin !== location.origin || !target.pathname.endsWith("/rules") || !target.searchParams.has("clause")) return;
    target.searchParams.set("back", page + (location.search.length < LONGEST ? location.search : ""));
    link.setAttribute("href", `./rules${target.search}`);
  };
  addEventListener("click", take, true);
  addEventListener("auxclick", take, true);
})();
