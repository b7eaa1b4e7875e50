import { holdMinutes } from '@kedai/domain/payments/deadline.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertPaymentMethod } from '../queries.ts'

export type NewPaymentMethod = {
  shopId: number
  code: string
  name: string
  kind: PaymentKind
  /** Who takes the money of a gateway; null where nobody does. */
  provider: string | null
  instructions: string
  accounts: readonly { bank: string; number: string; holder: string }[]
  /** How long unpaid units are held; null leaves it to the kind. */
  holdMinutes: number | null
  position: number
}

/** Lets a shop take money in one more way; a code it has already is left as it is. */
export async function offerPaymentMethod(
  trx: Db,
  { shopId, holdMinutes: wish, accounts, ...method }: NewPaymentMethod,
): Promise<void> {
  const hold = wish === null ? null : holdMinutes(method.kind, wish)
  await insertPaymentMethod(trx, { ...method, shop_id: shopId, accounts: JSON.stringify(accounts), hold_minutes: hold })
}
