export type LargestOrder = { quantity: number; amountSen: number }
export type Asked = { minQuantity: number; minSen: number }

/** Whether an order is as large as a rank asks of a first one. A rank that asks nothing is reached by nobody: the shop gives it. */
export const reachesRank = (largest: LargestOrder, { minQuantity, minSen }: Asked): boolean =>
  (minQuantity > 0 || minSen > 0) && largest.quantity >= minQuantity && largest.amountSen >= minSen
