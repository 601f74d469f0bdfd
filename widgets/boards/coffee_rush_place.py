"""What lies beside the board: the hand, cups, orders, tallies, upgrade tiles and the other players, as parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from msgspec import Struct

from tutor.coffee_rush.position import ZONES, Order, Player, Position, Tokens
from widgets.boards.coffee_rush_spaces import shape
from widgets.boards.scene import Mark, Part, Piece, circle, path, rect, use, words

WIDE = 344
UPGRADES = {
    "jump": ("jump", "jump", ""),
    "diagonal movement": ("diagonal", "diagonal", ""),
    "double pawns": ("double-pawns", "double", "pawns"),
    "double meeple": ("double-pawns", "double", "meeple"),
    "double end space": ("double-end", "double", "end space"),
    "double corners": ("double-corners", "double", "corners"),
    "double signature ingredients": ("double-signature", "double", "signature"),
    "double specialty": ("double-specialty", "double", "specialty"),
}
TALLIES = {
    "base": (("rush", "rush token", "rush tokens"), ("like", "served", "served"), ("penalty", "penalty", "penalties")),
    "winter": (("cookie", "cookie", "cookies"), ("like", "like", "likes"), ("penalty", "penalty", "penalties")),
}


class Hands(Struct):
    """Which pieces beside the board may be pressed now, and which one is picked up."""

    presses: Collection[str] = ()
    chosen: str = ""

    def piece(self, id: str, at: tuple[float, float], size: tuple[float, float], marks: list[Mark], label: str) -> Piece:
        inner = (4, 4, size[0] - 8, size[1] - 8, 9)
        ring = [rect(*inner, "ring-ink"), rect(*inner, "ring-here")] if id == self.chosen else []
        picked = ", picked up" if ring else ""
        return Piece(id, at, size, [*marks, *ring], label + picked, press=id in self.presses, repeat=id.startswith(("cup-", "hand-")))


def brief(text: str, most: int = 24) -> str:
    """A name cut to what its card can hold."""
    return text if len(text) <= most else text[: most - 1] + "…"


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def named(tokens: Tokens) -> str:
    """Tokens in words: ``2 coffee, milk``."""
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in Counter(tokens).items())


# ---- hand and cups -----------------------------------------------------------


def hand_part(position: Position, seat: int, hands: Hands) -> Part:
    """What the player on turn has taken and not yet poured, grouped by ingredient."""
    held = Counter(position.hand if seat == position.turn else ())
    pieces = [_held(name, n, place, hands) for place, (name, n) in enumerate(held.items())]
    rows = -(-len(held) // 4)
    return Part("hand", "Tokens in your hand", (WIDE, max(1, 56 * rows)), pieces, title="To pour", column=1)


def _held(name: str, n: int, place: int, hands: Hands) -> Piece:
    at = (87 * (place % 4), 56 * (place // 4) + 2)
    marks = [rect(0, 0, 80, 48, 12, f"tile {name}"), use(name, 6, 5, 38), words(50, 30, f"×{n}", "name")]
    return hands.piece(f"hand-{name}", at, (80, 48), marks, f"{n} {name} in your hand")


def cups_part(position: Position, seat: int, hands: Hands) -> Part:
    """The player's cups, filling from the bottom."""
    cups = position.players[seat].cups
    pieces = [_cup(number, tokens, hands) for number, tokens in enumerate(cups, 1)]
    return Part("cups", "Your cups", (WIDE, 116), pieces, title="Your cups", column=1)


def _cup(number: int, tokens: Tokens, hands: Hands) -> Piece:
    body = path("M6 6h96l-10 92a10 10 0 0 1-10 9H26a10 10 0 0 1-10-9z", "cup")
    lid = rect(2, 1, 104, 10, 5, "cup")
    label = f"cup {number}: {named(tokens)}" if tokens else f"cup {number}, empty"
    return hands.piece(f"cup-{number}", (118 * (number - 1), 2), (108, 110), [body, *_filling(tokens, number), lid], label)


def _filling(tokens: Tokens, number: int) -> Iterator[Mark]:
    if not tokens:
        yield words(54, 66, str(number), "soft mid cup-number")
    size, wide = (38, 2) if len(tokens) <= 4 else (28, 3)
    room = 4 if wide == 2 else 9
    for place, name in enumerate(tokens[:room]):
        row, column = divmod(place, wide)
        across = min(wide, len(tokens) - row * wide)
        yield use(name, 54 + (column - across / 2) * size, 103 - (row + 1) * size, size)
    if len(tokens) > room:
        yield words(54, 24, f"+{len(tokens) - room}", "small mid")


# ---- orders ------------------------------------------------------------------

SLIP, GAP = 44, 6


def queue(player: Player) -> list[tuple[str, Order]]:
    """The player's orders with their piece ids, zone 1 first. Equal drinks are told apart by how near they are to leaving."""
    met: Counter[str] = Counter()
    named_orders = []
    for order in sorted(player.orders, key=lambda order: -order.zone):
        key = "-".join((order.drink or " ".join(order.needs)).split())[:40]
        met[key] += 1
        named_orders.append((f"order-{key}-{met[key]}", order))
    return named_orders[::-1]


def order_of(position: Position, seat: int, id: str) -> Order | None:
    """The order that a pressed piece stands for."""
    return dict(queue(position.players[seat])).get(id)


def orders_part(position: Position, seat: int, hands: Hands) -> Part:
    """The waiting zones from the newest down to the last, which is red."""
    pieces: list[Piece] = []
    reward = TALLIES[position.game][0][0]
    y = 3.0
    for zone in range(1, ZONES + 1):
        mine = [(id, order) for id, order in queue(position.players[seat]) if order.zone == zone]
        rows = max(1, len(mine))
        pieces.append(_zone(zone, y, rows, empty=not mine))
        pieces += [_slip(id, order, y + n * (SLIP + GAP), reward, hands) for n, (id, order) in enumerate(mine)]
        y += rows * (SLIP + GAP) + 4
    pieces.sort(key=lambda piece: piece.id.startswith("order-"))
    return Part("orders", "Your orders", (WIDE, y), pieces, title="Your orders", column=1)


def _zone(zone: int, y: float, rows: int, *, empty: bool) -> Piece:
    last = " last" if zone == ZONES else ""
    marks = [circle(12, SLIP / 2, 12, f"zone{last}"), words(12, SLIP / 2 + 5, str(zone), f"zone-word mid{last}")]
    if empty:
        marks.append(rect(33, 1, WIDE - 35, SLIP - 2, 10, f"slot{last}"))
        if last:
            marks.append(words(48, SLIP / 2 + 5, "the next to leave", "small soft"))
    label = f"zone {zone}{', the next to leave' if last else ''}{', empty' if empty else ''}"
    return Piece(f"zone-{zone}", (0, y), (WIDE, rows * (SLIP + GAP)), marks, label)


def _slip(id: str, order: Order, y: float, reward: str, hands: Hands) -> Piece:
    last = " last" if order.zone == ZONES else ""
    wide = WIDE - 33
    needs = [use(name, wide - 33 - 26 * n, 9, 25) for n, name in enumerate(reversed(order.needs))]
    bonus = [use(reward, 7, 11, 22)] if order.special else []
    start = 33 if bonus else 12
    room = int((wide - 7 - 26 * len(needs) - start) / 7)
    drink = words(start, 27, brief(order.drink, room), f"slip-word {'small' if len(order.drink) > 16 else ''}")
    marks = [rect(1, 1, wide - 2, SLIP - 2, 10, f"slip{last}"), *bonus, drink, *needs]
    special = ", special" if order.special else ""
    label = f"{order.drink}{special}: {named(order.needs)}; zone {order.zone}{', the next to leave' if last else ''}"
    return hands.piece(id, (32, y), (wide, SLIP), marks, label)


# ---- tallies, sign, upgrades -------------------------------------------------


def tally_part(position: Position, seat: int) -> Part:
    """Cookies, Likes and Penalties of the player; the cards left and the sign."""
    player = position.players[seat]
    numbers = (player.cookies, player.likes, player.penalties)
    items = [
        _item(icon, n, one, many, place)
        for place, (n, (icon, one, many)) in enumerate(zip(numbers, TALLIES[position.game], strict=True))
    ]
    deck = _item("deck", len(position.deck), "order left", "orders left", 3, y=60)
    return Part("tally", "What you hold", (WIDE, 108), [*items, deck, _sign(position.closed)], title="You hold", column=2)


def _item(icon: str, n: int, one: str, many: str, place: int, y: float = 4) -> Piece:
    marks = [use(icon, 0, 0, 42), words(50, 19, str(n), "number"), words(50, 37, one if n == 1 else many, "small soft")]
    return Piece(f"tally-{icon}", (118 * (place % 3), y), (108, 44), marks, count(n, one, many))


def _sign(closed: bool) -> Piece:
    word = "CLOSED" if closed else "OPEN"
    marks = [path("M30 10l24-9 24 9", "string"), rect(0, 10, 108, 36, 8, f"sign {word.lower()}"), words(54, 34, word, "sign-word mid")]
    return Piece("sign", (236, 58), (108, 48), marks, f"the shop is {word.lower()}")


def upgrades_part(position: Position, seat: int, hands: Hands) -> Part:
    """The player's upgrade tiles: those in force with a tick, the others face down."""
    player = position.players[seat]
    tiles = [(name, True) for name in player.active] + [(name, False) for name in player.face_down]
    tiles.sort(key=lambda tile: list(UPGRADES).index(tile[0]) if tile[0] in UPGRADES else len(UPGRADES))
    pieces = [_upgrade(name, active, place, hands) for place, (name, active) in enumerate(tiles)]
    rows = -(-len(tiles) // 4)
    return Part("upgrades", "Your upgrades", (WIDE, max(1, 104 * rows)), pieces, title="Your upgrades", column=2)


def _upgrade(name: str, active: bool, place: int, hands: Hands) -> Piece:
    icon, first, second = UPGRADES.get(name, ("cross", brief(name, 10), ""))
    state = "active" if active else "face-down"
    marks = [rect(1, 1, 78, 94, 12, f"upgrade {state}"), use(icon, 17, 8, 46, cls=state)]
    marks += [words(40, 71 if second else 78, first, "small mid"), words(40, 86, second, "small mid")]
    if active:
        marks.append(use("tick", 58, -2, 24))
    at = (88 * (place % 4), 104 * (place // 4) + 3)
    return hands.piece(f"upgrade-{'-'.join(name.split())}", at, (80, 96), marks, f"{name}, {'active' if active else 'face down'}")


# ---- the others --------------------------------------------------------------

ROW = 92


def others_part(position: Position, seat: int) -> Part:
    """The other players in turn order: what stands in their cups, their queues and tallies."""
    seats = [(seat + n) % len(position.players) for n in range(1, len(position.players))]
    pieces = [_other(position, other, ROW * n) for n, other in enumerate(seats)]
    return Part("others", "The other players", (WIDE, max(1, ROW * len(seats))), pieces, title="Around the table", column=2)


def _other(position: Position, seat: int, y: float) -> Piece:
    player = position.players[seat]
    marks = [rect(1, 1, WIDE - 2, ROW - 10, 12, "slip"), use(f"pawn-{shape(position, seat)}", 4, 16, 50)]
    marks += [words(60, 27, brief(player.name, 14), "name"), *_small_tally(position, player), *_small_cups(player), *_small_queue(player)]
    return Piece(f"player-{seat}", (0, y + 2), (WIDE, ROW - 8), marks, _in_words(position, player))


def _small_tally(position: Position, player: Player) -> Iterator[Mark]:
    numbers = (player.cookies, player.likes, player.penalties)
    for place, (n, (icon, *_)) in enumerate(zip(numbers, TALLIES[position.game], strict=True)):
        yield use(icon, 212 + 44 * place, 12, 20)
        yield words(234 + 44 * place, 27, str(n), "small")


def _small_cups(player: Player) -> Iterator[Mark]:
    for place, tokens in enumerate(player.cups):
        x = 60 + 49 * place
        yield path(f"M{x} 40h44l-4 28a6 6 0 0 1-6 5h-24a6 6 0 0 1-6-5z", "cup thin")
        for n, name in enumerate(tokens[:4] if len(tokens) <= 4 else tokens[:3]):
            yield use(name, x + 22 + (n % 2 - min(2, len(tokens) - n // 2 * 2) / 2) * 16, 56 - 15 * (n // 2), 16)
        if len(tokens) > 4:
            yield words(x + 31, 53, f"+{len(tokens) - 3}", "small mid")


def _small_queue(player: Player) -> Iterator[Mark]:
    waiting = Counter(order.zone for order in player.orders)
    for zone in range(1, ZONES + 1):
        last, x = " last" if zone == ZONES else "", 212 + 31 * zone - 31
        yield rect(x, 43, 27, 29, 6, f"{'slip' if waiting[zone] else 'slot'}{last}")
        if waiting[zone]:
            yield words(x + 13.5, 62, str(waiting[zone]), "small mid")


def _in_words(position: Position, player: Player) -> str:
    numbers = (player.cookies, player.likes, player.penalties)
    held = [count(n, one, many) for n, (_, one, many) in zip(numbers, TALLIES[position.game], strict=True)]
    cups = [f"cup {n}: {named(tokens) or 'empty'}" for n, tokens in enumerate(player.cups, 1)]
    orders = [f"{order.drink} in zone {order.zone}" for order in player.orders] or ["no orders"]
    active = [f"active: {', '.join(player.active)}"] if player.active else []
    return "; ".join([player.name, ", ".join(held), *cups, ", ".join(orders), *active])
