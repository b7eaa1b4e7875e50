import type { MethodRow } from './queries/methods.ts'

/** Whether a placed order may be paid by a method: cash on delivery needs goods that change hands. */
export const mayBePaidBy = (
  order: { ships: boolean; pickup: string | null },
  method: Pick<MethodRow, 'kind'>,
): boolean => method.kind !== 'cod' || order.ships || order.pickup !== null
