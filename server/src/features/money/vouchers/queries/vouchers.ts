import type { VoucherStatus } from '@kedai/domain/vouchers/vouchers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type VoucherListRow = {
  id: number
  number: string
  payee_name: string
  purpose: string
  amount_sen: number
  status: VoucherStatus
  prepared_at: Date
  paid_on: string | null
  /** While it is not paid: a commission on it comes to something else by now. */
  is_changed: boolean
}

export type VoucherFacts = VoucherListRow & {
  reseller_id: number | null
  identity_sealed: Buffer | null
  account_sealed: Buffer | null
  bank_name: string
  needs_two: boolean
  reference: string
  reason: string
}

const rowColumns = `id, number, payee_name, purpose, amount_sen, status, prepared_at, paid_on::text,
  status in ('prepared', 'checked', 'approved') and exists (select from voucher_commissions p
    join commissions c on c.shop_id = p.shop_id and c.id = p.commission_id where p.shop_id = vouchers.shop_id and p.voucher_id = vouchers.id
    and p.amount_sen <> c.earned_sen - c.reversed_sen - c.paid_sen) as is_changed`
const columns = `${rowColumns}, reseller_id, identity_sealed, account_sealed, bank_name, needs_two, reference, reason`

type Wanted = { shopId: number; status: VoucherStatus | undefined; term: string; limit: number; offset: number }

export const listVouchers = (trx: Db, { shopId, status, term, limit, offset }: Wanted): Promise<VoucherListRow[]> =>
  rawQuery<VoucherListRow>(
    trx,
    'vouchers_list',
    `select ${rowColumns} from vouchers where shop_id = $1 and ($2::text is null or status = $2)
       and ($3 = '' or number ilike '%' || $3 || '%' or payee_name ilike '%' || $3 || '%')
     order by id desc limit $4 offset $5`,
    [shopId, status ?? null, term.replace(/[\\%_]/g, '\\$&'), limit, offset],
  )

export async function findVoucher(trx: Db, shopId: number, number: string): Promise<VoucherFacts | null> {
  const text = `select ${columns} from vouchers where shop_id = $1 and number = $2`
  return (await rawQuery<VoucherFacts>(trx, 'vouchers_one', text, [shopId, number]))[0] ?? null
}

/** The same, held still until the commit. */
export async function lockVoucher(trx: Db, shopId: number, number: string): Promise<VoucherFacts | null> {
  const text = `select ${columns} from vouchers where shop_id = $1 and number = $2 for no key update`
  return (await rawQuery<VoucherFacts>(trx, 'vouchers_lock', text, [shopId, number]))[0] ?? null
}

export type VoucherParts = {
  lines: { description: string; amount_sen: number }[]
  /** `payable_sen`: what of each is left now and no voucher paid. */
  commissions: { id: number; order_no: string; amount_sen: number; payable_sen: number }[]
  steps: { step: VoucherStatus; user_id: number | null; by: string; at: Date }[]
}

export async function findParts(trx: Db, shopId: number, id: number): Promise<VoucherParts> {
  const lines = await rawQuery<VoucherParts['lines'][number]>(
    trx,
    'vouchers_lines',
    'select description, amount_sen from voucher_lines where shop_id = $1 and voucher_id = $2 order by position',
    [shopId, id],
  )
  const commissions = await rawQuery<VoucherParts['commissions'][number]>(
    trx,
    'vouchers_commissions',
    `select v.commission_id as id, o.order_no, v.amount_sen, (c.earned_sen - c.reversed_sen - c.paid_sen)::bigint as payable_sen
     from voucher_commissions v
     join commissions c on c.shop_id = v.shop_id and c.id = v.commission_id join orders o on o.id = c.order_id
     where v.shop_id = $1 and v.voucher_id = $2 order by v.commission_id`,
    [shopId, id],
  )
  const steps = await rawQuery<VoucherParts['steps'][number]>(
    trx,
    'vouchers_steps',
    `select s.step, s.user_id, coalesce(u.name, '') as by, s.at from voucher_steps s left join users u on u.id = s.user_id
     where s.shop_id = $1 and s.voucher_id = $2
     order by s.at, array_position(array['prepared', 'checked', 'approved', 'paid', 'void'], s.step)`,
    [shopId, id],
  )
  return { lines, commissions, steps }
}

export type NewVoucher = {
  shopId: number
  number: string
  resellerId: number | null
  payeeName: string
  identitySealed: Buffer | null
  accountSealed: Buffer | null
  bankName: string
  needsTwo: boolean
  purpose: string
  amountSen: number
  lines: readonly { description: string; amount: number }[]
  now: Date
}

export async function insertVoucher(trx: Db, voucher: NewVoucher): Promise<number> {
  const text = `insert into vouchers (shop_id, number, reseller_id, payee_name, identity_sealed, account_sealed, bank_name, purpose, amount_sen,
      status, prepared_at, needs_two) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'prepared', $10, $11) returning id`
  const [made] = await rawQuery<{ id: number }>(trx, 'vouchers_insert', text, [
    voucher.shopId,
    voucher.number,
    voucher.resellerId,
    voucher.payeeName,
    voucher.identitySealed,
    voucher.accountSealed,
    voucher.bankName,
    voucher.purpose,
    voucher.amountSen,
    voucher.now,
    voucher.needsTwo,
  ])
  if (!made) throw new TypeError('a voucher that was just written is not there')
  await rawQuery(
    trx,
    'vouchers_insert_lines',
    `insert into voucher_lines (shop_id, voucher_id, position, description, amount_sen)
     select $1, $2, l.place, l.description, l.amount from unnest($3::text[], $4::bigint[]) with ordinality l (description, amount, place)`,
    [voucher.shopId, made.id, voucher.lines.map((line) => line.description), voucher.lines.map((line) => line.amount)],
  )
  return made.id
}

export async function insertCommissions(
  trx: Db,
  shopId: number,
  id: number,
  commissions: readonly { id: number; amount_sen: number }[],
): Promise<void> {
  await rawQuery(
    trx,
    'vouchers_insert_commissions',
    `insert into voucher_commissions (shop_id, voucher_id, commission_id, amount_sen)
     select $1, $2, c.* from unnest($3::bigint[], $4::bigint[]) c`,
    [shopId, id, commissions.map((one) => one.id), commissions.map((one) => one.amount_sen)],
  )
}

type Step = { id: number; status: VoucherStatus; userId: number | null; now: Date }

export async function saveStep(
  trx: Db,
  shopId: number,
  { id, status, userId, now }: Step,
  facts: { paidOn?: string; reference?: string; reason?: string } = {},
): Promise<void> {
  await rawQuery(
    trx,
    'vouchers_save',
    `update vouchers set status = $3, paid_on = coalesce($4, paid_on), reference = coalesce($5, reference), reason = coalesce($6, reason)
     where shop_id = $1 and id = $2`,
    [shopId, id, status, facts.paidOn ?? null, facts.reference ?? null, facts.reason ?? null],
  )
  await rawQuery(
    trx,
    'vouchers_step',
    'insert into voucher_steps (shop_id, voucher_id, step, user_id, at) values ($1, $2, $3, $4, $5)',
    [shopId, id, status, userId, now],
  )
}

export async function needsTwo(trx: Db, shopId: number): Promise<boolean> {
  const text = 'select needs_two from voucher_settings where shop_id = $1'
  return (await rawQuery<{ needs_two: boolean }>(trx, 'vouchers_settings', text, [shopId]))[0]?.needs_two ?? false
}

export async function saveNeedsTwo(trx: Db, shopId: number, value: boolean): Promise<void> {
  const text = `insert into voucher_settings (shop_id, needs_two) values ($1, $2)
    on conflict (shop_id) do update set needs_two = excluded.needs_two`
  await rawQuery(trx, 'vouchers_save_settings', text, [shopId, value])
}
