import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

type Asked = { invoiceId: number; feeSen: number; isCredited: boolean }

/** Another fee, of an approval after a membership that ended, takes the place of the one before. */
export async function saveFee(trx: Db, shopId: number, id: number, fee: Asked | null): Promise<void> {
  const text = `update resellers set fee_invoice_id = $3, fee_sen = $4, fee_is_credited = $5, fee_settled_at = null
    where shop_id = $1 and id = $2`
  await rawQuery(trx, 'joining_fees_save', text, [
    shopId,
    id,
    fee?.invoiceId ?? null,
    fee?.feeSen ?? 0,
    fee?.isCredited ?? false,
  ])
}

/** Marks the fee that an invoice asked for as settled. Any other invoice, and a second time, changes nothing. */
export async function settleFee(
  trx: Db,
  { shopId, invoiceId, now }: { shopId: number; invoiceId: number; now: Date },
): Promise<void> {
  const text = `update resellers set fee_settled_at = $3 where shop_id = $1 and fee_invoice_id = $2 and fee_settled_at is null`
  await rawQuery(trx, 'joining_fees_settle', text, [shopId, invoiceId, now])
}

/**
 * A settled fee that is credited: what the shop holds of it, and what of it was put into the wallet, in sen. Null for every
 * other invoice. Whoever asks holds the lock of the invoice.
 */
export async function findCreditedFee(
  trx: Db,
  shopId: number,
  invoiceId: number,
): Promise<{ id: number; held_sen: number; credited_sen: number } | null> {
  const text = `select r.id, greatest(0, least(r.fee_sen, i.settled_sen)) as held_sen,
      coalesce((select sum(e.amount_sen) from wallet_entries e where e.shop_id = r.shop_id and e.reseller_id = r.id
        and e.kind = 'joining_fee' and e.at >= r.fee_settled_at), 0) as credited_sen
    from resellers r join invoices i on i.shop_id = r.shop_id and i.id = r.fee_invoice_id
    where r.shop_id = $1 and r.fee_invoice_id = $2 and r.fee_is_credited and r.fee_settled_at is not null`
  return (
    (
      await rawQuery<{ id: number; held_sen: number; credited_sen: number }>(trx, 'joining_fees_credited', text, [
        shopId,
        invoiceId,
      ])
    )[0] ?? null
  )
}

/** Who pays the fee, in what programme and language, and how much it is now. */
export type FeePayer = {
  name: string
  email: string
  phone: string
  lang: string
  programme: string
  joining_fee_sen: number
  fee_is_credited: boolean
}

export async function findFeePayer(trx: Db, shopId: number, id: number): Promise<FeePayer | null> {
  const text = `select p.name, p.email, p.phone, u.lang, g.name as programme, g.joining_fee_sen, g.fee_is_credited from resellers r
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id join users u on u.id = r.user_id
    join programmes g on g.shop_id = r.shop_id and g.area = r.area where r.shop_id = $1 and r.id = $2`
  return (await rawQuery<FeePayer>(trx, 'joining_fees_payer', text, [shopId, id]))[0] ?? null
}
