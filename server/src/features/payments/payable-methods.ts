import type { MethodRow } from './queries/methods.ts'

/** Whether a placed order may be paid by a method: cash on delivery needs a delivery. */
export const mayBePaidBy = (order: { ships: boolean }, method: Pick<MethodRow, 'kind'>): boolean => method.kind !== 'cod' || order.ships
