import type { Db } from '../../platform/db/db.ts'
import { rawQuery } from '../../platform/db/raw-query.ts'

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

export type SettledFee = { id: number; fee_sen: number; fee_is_credited: boolean }

/** Whose fee an invoice asked for, settled by this call and no other; null for every other invoice. */
export async function settleFee(
  trx: Db,
  { shopId, invoiceId, now }: { shopId: number; invoiceId: number; now: Date },
): Promise<SettledFee | null> {
  const text = `update resellers set fee_settled_at = $3 where shop_id = $1 and fee_invoice_id = $2 and fee_settled_at is null
    returning id, fee_sen, fee_is_credited`
  return (await rawQuery<SettledFee>(trx, 'joining_fees_settle', text, [shopId, invoiceId, now]))[0] ?? null
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
