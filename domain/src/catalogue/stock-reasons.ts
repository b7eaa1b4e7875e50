/** Why a seller moves stock by hand: what it does to the count. `set` says the count itself. */
export const stockReasons = {
  received: 'more',
  returned: 'more',
  damaged: 'less',
  lost: 'less',
  gift: 'less',
  count: 'set',
} as const satisfies Record<string, 'more' | 'less' | 'set'>

export type StockReason = keyof typeof stockReasons

export const stockReasonNames = Object.keys(stockReasons) as StockReason[] // the keys of a literal without further ones

/** The count after a move; null where nothing is counted yet, or there are not so many. */
export function stockAfter(stock: number | null, reason: StockReason, quantity: number): number | null {
  if (stockReasons[reason] === 'set') return quantity
  if (stock === null) return null
  const after = stockReasons[reason] === 'more' ? stock + quantity : stock - quantity
  return after < 0 ? null : after
}
