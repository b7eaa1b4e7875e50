/** The columns of the order list that a person may hide; the order itself always stands first. */
export const orderColumns = ['buyer', 'items', 'status', 'payment', 'total', 'placed'] as const
/** What a person sees who chose nothing yet: as much as fits a small desk. */
export const usualColumns = orderColumns.filter((column) => column !== 'payment')
export type OrderColumn = (typeof orderColumns)[number]
