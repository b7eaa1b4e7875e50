import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { ResellerStatus } from '@kedai/domain/resellers/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type MembershipRow = {
  id: number
  area: ProgrammeArea
  person_id: number
  user_id: number
  rank_id: number | null
  upline_id: number | null
  status: ResellerStatus
  name: string
  email: string
  lang: string
  code: string
}

const membershipText = `select r.id, r.area, r.person_id, r.user_id, r.rank_id, r.upline_id, r.status, p.name, p.email, u.lang, r.code
  from resellers r join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id join users u on u.id = r.user_id
  where r.shop_id = $1`

export async function findMembership(trx: Db, shopId: number, id: number): Promise<MembershipRow | null> {
  const text = `${membershipText} and r.id = $2`
  return (await rawQuery<MembershipRow>(trx, 'resellers_membership', text, [shopId, id]))[0] ?? null
}

/** The same, held still until the commit. */
export async function lockMembership(trx: Db, shopId: number, id: number): Promise<MembershipRow | null> {
  const text = `${membershipText} and r.id = $2 for no key update of r`
  return (await rawQuery<MembershipRow>(trx, 'resellers_lock_membership', text, [shopId, id]))[0] ?? null
}

export type ReferrerRow = {
  id: number
  name: string
  status: string
  area: ProgrammeArea
  user_id: number
  phone: string
}

/** Whose code it is, whatever his status; null for nobody's. */
export async function findByCode(trx: Db, shopId: number, code: string): Promise<ReferrerRow | null> {
  const text = `
    select r.id, p.name, r.status, r.area, r.user_id, p.phone from resellers r
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id where r.shop_id = $1 and r.code = $2`
  return (await rawQuery<ReferrerRow>(trx, 'resellers_by_code', text, [shopId, code]))[0] ?? null
}

type NewStatus = { status: ResellerStatus; reason: string; rankId: number | null; now: Date }

export async function saveStatus(
  trx: Db,
  shopId: number,
  id: number,
  { status, reason, rankId, now }: NewStatus,
): Promise<void> {
  const text = `
    update resellers set status = $3, reason = $4, rank_id = $5, changed_at = $6,
      activated_at = case when $3 = 'active' then coalesce(activated_at, $6) else activated_at end,
      active_from = case when $3 = 'active' then $6 else active_from end, warned_at = case when $3 = 'warned' then $6 end
    where shop_id = $1 and id = $2`
  await rawQuery(trx, 'resellers_save_status', text, [shopId, id, status, reason, rankId, now])
}

export type PersonFacts = { phone: string; identityHash: Buffer; accountHash: Buffer; userId: number | null }

/** What of a person another one of the shop's resellers has already. */
/** By what somebody is known in the shop already, and where they can be written to. */
export type Twins = { phone: boolean; identity: boolean; account: boolean; emails: string[] }

export async function findTwins(
  trx: Db,
  shopId: number,
  { phone, identityHash, accountHash, userId }: PersonFacts,
): Promise<Twins> {
  const text = `
    select coalesce(bool_or(phone = $2), false) as phone, coalesce(bool_or(identity_hash = $3), false) as identity,
      coalesce(bool_or(account_hash = $4), false) as account, coalesce(array_agg(distinct email), '{}') as emails
    from reseller_people where shop_id = $1 and user_id is distinct from $5::bigint
      and (phone = $2 or identity_hash = $3 or account_hash = $4)`
  const [row] = await rawQuery<Twins>(trx, 'resellers_twins', text, [shopId, phone, identityHash, accountHash, userId])
  return row ?? { phone: false, identity: false, account: false, emails: [] }
}

/** Whether an account of that address is in the shop already, whatever came of it. */
export async function isPersonOf(trx: Db, shopId: number, email: string): Promise<boolean> {
  const text = `select 1 from reseller_people p join users u on u.id = p.user_id where p.shop_id = $1 and u.email = $2`
  return (await rawQuery(trx, 'resellers_is_person', text, [shopId, email])).length > 0
}

export type NewPerson = {
  userId: number
  name: string
  phone: string
  email: string
  identitySealed: Buffer
  identityHash: Buffer
  accountSealed: Buffer
  accountHash: Buffer
  bankName: string
  address: string
  city: string
  postcode: string
  state: string
  now: Date
}

export async function upsertPerson(trx: Db, shopId: number, person: NewPerson): Promise<number> {
  const text = `
    insert into reseller_people (shop_id, user_id, name, phone, email, identity_sealed, identity_hash, account_sealed, account_hash,
      bank_name, address, city, postcode, state, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
    on conflict (shop_id, user_id) do update set name = excluded.name, phone = excluded.phone, email = excluded.email,
      identity_sealed = excluded.identity_sealed, identity_hash = excluded.identity_hash, account_sealed = excluded.account_sealed,
      account_hash = excluded.account_hash, bank_name = excluded.bank_name, address = excluded.address, city = excluded.city,
      postcode = excluded.postcode, state = excluded.state returning id`
  const [row] = await rawQuery<{ id: number }>(trx, 'resellers_save_person', text, [
    shopId,
    person.userId,
    person.name,
    person.phone,
    person.email,
    person.identitySealed,
    person.identityHash,
    person.accountSealed,
    person.accountHash,
    person.bankName,
    person.address,
    person.city,
    person.postcode,
    person.state,
    person.now,
  ])
  if (!row) throw new TypeError('a person that was just written is not there')
  return row.id
}

export type Application = {
  area: ProgrammeArea
  personId: number
  userId: number
  uplineId: number | null
  code: string
  termsVersion: number
  address: string
  answers: Record<string, string>
  now: Date
}

/** Null: the person stands in the programme already, and not as somebody who may apply again. */
export async function insertApplication(trx: Db, shopId: number, row: Application): Promise<number | null> {
  const text = `
    insert into resellers (shop_id, area, person_id, user_id, upline_id, status, code, terms_version, terms_agreed_at, terms_address,
      answers, applied_at, changed_at)
    values ($1, $2, $3, $4, $5, 'applied', $6, $7, $10, $8, $9, $10, $10)
    on conflict (shop_id, area, person_id) do update set status = 'applied', reason = '', rank_id = null, upline_id = excluded.upline_id,
      terms_version = excluded.terms_version, terms_agreed_at = excluded.terms_agreed_at, terms_address = excluded.terms_address,
      answers = excluded.answers, applied_at = excluded.applied_at, changed_at = excluded.changed_at
      where resellers.status in ('rejected', 'ended')
    returning id`
  const [made] = await rawQuery<{ id: number }>(trx, 'resellers_apply', text, [
    shopId,
    row.area,
    row.personId,
    row.userId,
    row.uplineId,
    row.code,
    row.termsVersion,
    row.address,
    JSON.stringify(row.answers),
    row.now,
  ])
  return made?.id ?? null
}

export async function saveDocuments(
  trx: Db,
  shopId: number,
  resellerId: number,
  fileIds: readonly number[],
): Promise<void> {
  const text = `insert into reseller_documents (shop_id, reseller_id, file_id) select $1, $2, f from unnest($3::bigint[]) f`
  await rawQuery(trx, 'resellers_documents', text, [shopId, resellerId, fileIds])
}

/** Why somebody was warned or suspended last; '' for nothing. */
export async function findReason(trx: Db, shopId: number, id: number): Promise<string> {
  const text = 'select reason from resellers where shop_id = $1 and id = $2'
  return (await rawQuery<{ reason: string }>(trx, 'resellers_reason', text, [shopId, id]))[0]?.reason ?? ''
}

/** Whoever stood below somebody who leaves stands below his upline from now on, or below the shop. Answers how many. */
export async function passOnDownlines(trx: Db, shopId: number, id: number, to: number | null): Promise<number> {
  const text = 'update resellers set upline_id = $3 where shop_id = $1 and upline_id = $2 returning id'
  return (await rawQuery(trx, 'resellers_pass_on', text, [shopId, id, to])).length
}
