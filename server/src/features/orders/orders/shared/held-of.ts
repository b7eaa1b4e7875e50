import type { Held } from '@kedai/domain/payments/deadline.ts'
import { paymentKinds } from '@kedai/domain/payments/methods.ts'
import { oneOf } from './read-statuses.ts'

type HoldRow = {
  placed_at: Date
  hold_expires_at: Date | null
  hold_kind: string | null
  hold_minutes: number | null
  hold_from: Date | null
}

/** An order's hold as its row tells it. */
export const heldOf = (row: HoldRow): Held => ({
  placedAt: row.placed_at,
  deadline: row.hold_expires_at,
  first:
    row.hold_kind === null || row.hold_minutes === null
      ? null
      : { kind: oneOf(paymentKinds, row.hold_kind), minutes: row.hold_minutes, from: row.hold_from },
})
