/** What lies at an upline's place, by variation. */
export type Shelf = { nodeId: number; resellerId: number; pieces: ReadonlyMap<number, number> }

export type Piece = { variationId: number; quantity: number }

/** The nearest place that has all that is wanted; null: none has, the shop sends it itself. `shelves` with the nearest upline first. */
export function nearestWithAll(shelves: readonly Shelf[], wanted: readonly Piece[]): Shelf | null {
  if (wanted.length === 0) return null
  const sums = new Map<number, number>()
  // The same unit may stand in two lines.
  for (const { variationId, quantity } of wanted) sums.set(variationId, (sums.get(variationId) ?? 0) + quantity)
  return shelves.find(({ pieces }) => [...sums].every(([id, quantity]) => (pieces.get(id) ?? 0) >= quantity)) ?? null
}

/** The most of one unit that the shop or any single place has; null: as many as one likes. */
export const maxFromOnePlace = (own: number | null, shelves: readonly Shelf[], variationId: number): number | null =>
  own === null ? null : Math.max(own, ...shelves.map(({ pieces }) => pieces.get(variationId) ?? 0))
