export type MoveByHand = { change: number; stock_after: number | null }

/** What orders took (below 0) or put back after a move by hand and before the next, in units, and the count then. */
export type MoveByOrders<Move> = { by_orders: true; after: Move; change: number; stock_after: number }

/**
 * Moves by hand, the newest first, with what orders did between them and since, so that every count follows from the one
 * before it. Orders write no moves of their own: only they change a count otherwise, so the difference is theirs.
 */
export function withOrders<Move extends MoveByHand>(
  moves: readonly Move[],
  stock: number | null,
): (Move | MoveByOrders<Move>)[] {
  return moves.flatMap((move, place) => {
    const later = moves[place - 1]
    const next = later === undefined ? stock : (later.stock_after ?? 0) - later.change
    const change = move.stock_after === null || next === null ? 0 : next - move.stock_after
    return change === 0 || next === null
      ? [move]
      : [{ by_orders: true as const, after: move, change, stock_after: next }, move]
  })
}
