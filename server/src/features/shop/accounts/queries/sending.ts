import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { statementName } from '../../../../platform/db/statement-names.ts'
import { withCommit } from '../../../../platform/db/transaction-context.ts'

export type SendingFacts = {
  /** Of the person who sends, or of any owner where the shop sends by itself. */
  is_verified: boolean
  email: string | null
  person_since: Date | null
  shop_since: Date
  /** What an operator has set for this shop instead of the settings. */
  mails_per_day: number | null
  used_by_person: number
  used_by_shop: number
  used_in_all: number
}

type Of = { shopId: number; userId: number | null; channel: 'email' | 'sms'; day: string }

const factsText = `
select case when $2::bigint is null
    then exists (select from shop_members m join users u on u.id = m.user_id where m.shop_id = $1 and m.role = 'owner' and u.email_verified_at is not null)
    else (select email_verified_at is not null from users where id = $2) end as is_verified,
  (select email from users where id = $2) as email, (select created_at from users where id = $2) as person_since,
  (select created_at from shops where id = $1) as shop_since, (select mails_per_day from shops where id = $1) as mails_per_day,
  coalesce((select used from sending_counts where day = $3 and scope = 'person' and ref = $2 and channel = $4), 0) as used_by_person,
  coalesce((select used from sending_counts where day = $3 and scope = 'shop' and ref = $1 and channel = $4), 0) as used_by_shop,
  coalesce((select used from sending_counts where day = $3 and scope = 'installation' and ref = 0 and channel = $4), 0) as used_in_all`

/** What decides whether something may be sent now, without waiting for others who send. */
export async function readSendingFacts(trx: Db, { shopId, userId, channel, day }: Of): Promise<SendingFacts> {
  const [row] = await rawQuery<SendingFacts>(trx, 'accounts_sending', factsText, [shopId, userId, day, channel])
  if (!row) throw new Error('a statement without a table has a row')
  return row
}

const countText = 'select count_sending($1, $2, $3, $4, $5, $6, $7, $8)'

/** Counts with the commit; others who were faster and used up the day make the commit fail with KD001. */
export const countSending = (
  trx: Db,
  { shopId, userId, channel, day }: Of,
  recipients: number,
  max: { person: number; shop: number; all: number },
): void =>
  withCommit(trx, {
    name: statementName(countText),
    text: countText,
    values: [day, channel, userId, shopId, recipients, max.person, max.shop, max.all],
  })

export async function removeCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('sending_counts').where('day', '<', day).execute()
}
