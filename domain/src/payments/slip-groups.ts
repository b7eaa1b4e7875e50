/** An order whose slip waits; `browser` and `network` as the row keeps them, null where they are not known. */
export type SlipOrder = { pieces: number; browser: string | null; network: string | null }
export type SlipGroup<Order> = { by: 'browser' | 'network'; orders: Order[] }

/**
 * The orders that came from one browser, and from one network, where there are two of them and more; those that keep the most
 * pieces first. A network whose orders are one browser's is not told twice. Orders stay as they were sorted.
 */
export function groupSlips<Order extends SlipOrder>(orders: readonly Order[]): SlipGroup<Order>[] {
  const byBrowser = together(orders, ({ browser }) => browser)
  const byNetwork = together(orders, ({ network }) => network).filter(
    (group) => !byBrowser.some((other) => other.length === group.length && other[0] === group[0]),
  )
  const groups = [
    ...byBrowser.map((group): SlipGroup<Order> => ({ by: 'browser', orders: group })),
    ...byNetwork.map((group): SlipGroup<Order> => ({ by: 'network', orders: group })),
  ]
  return groups.toSorted((one, other) => piecesIn(other.orders) - piecesIn(one.orders))
}

/** How many pieces orders keep. */
export const piecesIn = (orders: readonly SlipOrder[]): number => orders.reduce((sum, { pieces }) => sum + pieces, 0)

function together<Order>(orders: readonly Order[], keyOf: (order: Order) => string | null): Order[][] {
  const groups = new Map<string, Order[]>()
  for (const order of orders) {
    const key = keyOf(order)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), order])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
