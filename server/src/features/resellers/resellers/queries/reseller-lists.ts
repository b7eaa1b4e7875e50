import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { ResellerStatus } from '@kedai/domain/resellers/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { heldOf } from './wallets.ts'

export type ResellerListRow = {
  id: number
  area: ProgrammeArea
  name: string
  phone: string
  status: ResellerStatus
  rank_id: number | null
  rank_name: string | null
  upline_id: number | null
  upline_name: string | null
  balance_sen: number
  code: string
  applied_at: Date
}

const rowColumns = `r.id, r.area, p.name, p.phone, r.status, r.rank_id, k.name as rank_name, r.upline_id, up.name as upline_name,
  (coalesce(w.pending_sen + w.clearing_sen + w.available_sen, 0) + ${heldOf('r.shop_id', 'r.id')})::bigint as balance_sen, r.code, r.applied_at`
const rowTables = `from resellers r
  join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
  left join ranks k on k.id = r.rank_id
  left join resellers u on u.shop_id = r.shop_id and u.id = r.upline_id
  left join reseller_people up on up.shop_id = u.shop_id and up.id = u.person_id
  left join wallets w on w.shop_id = r.shop_id and w.reseller_id = r.id`

type Wanted = {
  shopId: number
  area: ProgrammeArea | undefined
  status: ResellerStatus | undefined
  term: string
  limit: number
  offset: number
}

/** A shop's resellers, the newest first; `term` is part of a name, phone, e-mail or code. */
export const listResellers = (
  trx: Db,
  { shopId, area, status, term, limit, offset }: Wanted,
): Promise<ResellerListRow[]> =>
  rawQuery<ResellerListRow>(
    trx,
    'resellers_list',
    `select ${rowColumns} ${rowTables}
     where r.shop_id = $1 and ($2::text is null or r.area = $2) and ($3::text is null or r.status = $3)
       and ($4 = '' or p.name ilike '%' || $4 || '%' or p.email ilike '%' || $4 || '%' or r.code = upper($4)
         or ($5 <> '' and p.phone like '%' || $5 || '%'))
     order by r.id desc limit $6 offset $7`,
    [
      shopId,
      area ?? null,
      status ?? null,
      term.replace(/[\\%_]/g, '\\$&'),
      term.replace(/\D/g, '').replace(/^0/, ''),
      limit,
      offset,
    ],
  )

export type ResellerDetailRow = ResellerListRow & {
  email: string
  identity_sealed: Buffer
  account_sealed: Buffer
  bank_name: string
  address: string
  city: string
  postcode: string
  state: string
  reason: string
  terms_version: number
  terms_agreed_at: Date
  activated_at: Date | null
  answers: Record<string, string>
  fields: { key: string; label: string }[]
  orders: number
  orders_sen: number
  downlines: number
  fee_sen: number
  fee_hashslug: string | null
  fee_settled_at: Date | null
  fee_is_credited: boolean
  wallet_sen: number
}

export async function findResellerDetail(trx: Db, shopId: number, id: number): Promise<ResellerDetailRow | null> {
  const text = `select ${rowColumns}, p.email, p.identity_sealed, p.account_sealed, p.bank_name, p.address, p.city, p.postcode, p.state,
      r.reason, r.terms_version, r.terms_agreed_at, r.activated_at, r.answers, g.fields,
      r.fee_sen, r.fee_settled_at, r.fee_is_credited, i.hashslug as fee_hashslug, coalesce(w.available_sen, 0)::bigint as wallet_sen,
      coalesce(bought.count, 0)::integer as orders, coalesce(bought.total, 0)::bigint as orders_sen,
      (select count(*)::integer from resellers d where d.shop_id = r.shop_id and d.upline_id = r.id and d.status not in ('rejected', 'ended')) as downlines
    ${rowTables} join programmes g on g.shop_id = r.shop_id and g.area = r.area
    left join invoices i on i.shop_id = r.shop_id and i.id = r.fee_invoice_id
    left join lateral (
      select count(*) as count, sum(o.paid_sen - o.refunded_sen) as total from reseller_orders ro join orders o on o.id = ro.order_id
      where ro.shop_id = r.shop_id and ro.reseller_id = r.id and ro.relation = 'bought' and o.order_status in ('open', 'completed')
    ) bought on true
    where r.shop_id = $1 and r.id = $2`
  return (await rawQuery<ResellerDetailRow>(trx, 'resellers_detail', text, [shopId, id]))[0] ?? null
}

export const listDocuments = (
  trx: Db,
  shopId: number,
  id: number,
): Promise<{ key: string; file_name: string; mime: string }[]> =>
  rawQuery(
    trx,
    'resellers_list_documents',
    `select f.key, f.file_name, f.mime from reseller_documents d join files f on f.id = d.file_id
     where d.shop_id = $1 and d.reseller_id = $2 order by d.file_id`,
    [shopId, id],
  )

export type MailFacts = {
  name: string
  email: string
  lang: string
  area: ProgrammeArea
  programme: string
  reason: string
  shop_name: string
  username: string
  rank_name: string | null
  first_min_qty: number
  first_min_sen: number
  status: ResellerStatus
  code: string
  /** Of the joining fee while it is owed. */
  fee_hashslug: string | null
  fee_sen: number
}

/** What a letter to a reseller says. */
export async function findMailFacts(trx: Db, shopId: number, id: number): Promise<MailFacts | null> {
  const text = `select p.name, p.email, u.lang, r.area, g.name as programme, r.reason, s.name as shop_name, s.username, k.name as rank_name,
      coalesce(k.first_min_qty, 0) as first_min_qty, coalesce(k.first_min_sen, 0) as first_min_sen, r.status, r.code,
      case when r.fee_settled_at is null then i.hashslug end as fee_hashslug, r.fee_sen
    from resellers r join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id join users u on u.id = r.user_id
    join programmes g on g.shop_id = r.shop_id and g.area = r.area join shops s on s.id = r.shop_id left join ranks k on k.id = r.rank_id
    left join invoices i on i.shop_id = r.shop_id and i.id = r.fee_invoice_id
    where r.shop_id = $1 and r.id = $2`
  return (await rawQuery<MailFacts>(trx, 'resellers_mail_facts', text, [shopId, id]))[0] ?? null
}
