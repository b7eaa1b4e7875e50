import { type Sen, noSen } from '../money/sen.ts'

/** What an order must come to: pieces, goods in sen, and cartons of so many pieces; 0 and 1 ask for nothing. */
export type Minimum = { quantity: number; amount: Sen; multipleOf: number }

export const noMinimum: Minimum = { quantity: 0, amount: noSen, multipleOf: 1 }

export type MinimumRefusal =
  | { reason: 'too_few'; min: number }
  | { reason: 'too_little'; min: Sen }
  | { reason: 'not_cartons'; multipleOf: number }

/** Why an order is too small for its rank, or null. */
export function judgeMinimum(order: { quantity: number; amount: Sen }, minimum: Minimum): MinimumRefusal | null {
  if (order.quantity < minimum.quantity) return { reason: 'too_few', min: minimum.quantity }
  if (order.amount < minimum.amount) return { reason: 'too_little', min: minimum.amount }
  if (minimum.multipleOf > 1 && order.quantity % minimum.multipleOf !== 0)
    return { reason: 'not_cartons', multipleOf: minimum.multipleOf }
  return null
}

/** Whether a rank asks anything of a first order. */
export const asksFirstOrder = ({ quantity, amount }: Minimum): boolean => quantity > 0 || amount > 0
