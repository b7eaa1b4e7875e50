import type { Db } from '../../../../platform/db/db.ts'

/** What the page says of the shop. */
export const readShop = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shops as s')
    .leftJoin('files as f', 'f.id', 's.logo_file_id')
    .select([
      's.username',
      's.name',
      's.whatsapp_number',
      's.phone_number',
      's.email',
      's.theme',
      'f.key as logo_key',
      'f.widths as logo_widths',
    ])
    .where('s.id', '=', shopId)
    .executeTakeFirstOrThrow()

export type ShopRow = Awaited<ReturnType<typeof readShop>>

/** What a gateway's attempt brought onto the invoice, in sen. */
export async function readPaidByAttempt(
  trx: Db,
  { shopId, invoiceId, attemptId }: { shopId: number; invoiceId: number; attemptId: number },
): Promise<number> {
  const { amount_sen: amount } = await trx
    .selectFrom('invoice_ledger')
    .select('amount_sen')
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow()
  return amount
}
