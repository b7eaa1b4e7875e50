import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import { statementName } from '../db/statement-names.ts'
import { withCommit } from '../db/transaction-context.ts'

/** A mail to be written. `data` is what its writer needs: ids rather than texts. */
export type NewOutgoing = {
  kind: string
  data: object
  orderId?: number
  invoiceId?: number
  waitsForOwner?: boolean
  expiresAt?: Date
}

export type Outgoing = {
  id: number
  shop_id: number | null
  kind: string
  data: object
  created_at: Date
  expires_at: Date | null
  tries: number
  sent_to: string[]
}

const insertText = `
insert into outgoing_mails (kind, data, order_id, invoice_id, waits_for_owner, expires_at)
select kind, data::jsonb, order_id, invoice_id, waits, expires_at
from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::boolean[], $6::timestamptz[]) as m (kind, data, order_id, invoice_id, waits, expires_at)`

/** Goes with the commit, for the shop that the transaction acts for then. */
export function insertMails(trx: Db, mails: readonly NewOutgoing[]): void {
  if (mails.length === 0) return
  withCommit(trx, {
    name: statementName(insertText),
    text: insertText,
    values: [
      mails.map(({ kind }) => kind),
      mails.map(({ data }) => JSON.stringify(data)),
      mails.map(({ orderId }) => orderId ?? null),
      mails.map(({ invoiceId }) => invoiceId ?? null),
      mails.map(({ waitsForOwner }) => waitsForOwner ?? false),
      mails.map(({ expiresAt }) => expiresAt ?? null),
    ],
  })
}

/** Seconds. A worker says this often that it is still at its mails; silent for so long, somebody else takes them. */
export const lease = { every: 5, seconds: 20 } as const

export type Settled = {
  left: number[]
  partial: { id: number; recipient: string }[]
  /** Who has it, for the ledger of messages. */
  told: { id: number; recipient: string }[]
  retry: { id: number; seconds: number; error: string }[]
}

/** What one process has taken from the table, under a name of its own. */
export function createOutbox(db: Db) {
  const worker = randomUUID()
  return {
    take: (atMost: number): Promise<Outgoing[]> =>
      rawQuery<Outgoing>(db, 'mails_take', 'select * from take_mails($1, $2, $3)', [worker, atMost, lease.seconds]),
    settle: async ({ left, partial, retry, told }: Settled): Promise<void> =>
      void (await rawQuery(db, 'mails_settle', 'select settle_mails($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        worker,
        left,
        partial.map(({ id }) => id),
        partial.map(({ recipient }) => recipient),
        retry.map(({ id }) => id),
        retry.map(({ seconds }) => seconds),
        retry.map(({ error }) => error),
        told.map(({ id }) => id),
        told.map(({ recipient }) => recipient),
      ])),
    keep: async (ids: number[]): Promise<void> =>
      void (await rawQuery(db, 'mails_keep', 'select keep_mails($1, $2, $3)', [worker, ids, lease.seconds])),
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** The last try was refused: it stays where its shop sees it, in the transaction of the shop, and stands in the ledger of messages. */
export async function markFailed(
  trx: Db,
  { id, sent_to }: Outgoing,
  { error, recipient }: { error: string; recipient: string },
): Promise<{ order_id: number | null; invoice_id: number | null } | null> {
  const [row] = await rawQuery<{ order_id: number | null; invoice_id: number | null }>(
    trx,
    'mails_failed',
    `
    update outgoing_mails set failed_at = now(), next_try_at = 'infinity', taken_by = null, last_error = $2, sent_to = $3 where id = $1 and failed_at is null
    returning order_id, invoice_id`,
    [id, error, sent_to],
  )
  if (row) await rawQuery(trx, 'mails_note', `select note_mails($1, $2, 'failed', $3)`, [[id], [recipient], error])
  return row ?? null
}

export async function removeMail(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('outgoing_mails').where('id', '=', id).execute()
}

/** Failed mails of an order are tried anew. Answers how many. */
export async function retryFailed(trx: Db, { shopId, orderId }: { shopId: number; orderId: number }): Promise<number> {
  const row = await trx
    .updateTable('outgoing_mails')
    .set({ failed_at: null, next_try_at: new Date(0), tries: 0, last_error: null })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  return Number(row.numUpdatedRows)
}

export async function countFailed(trx: Db, { shopId, orderId }: { shopId: number; orderId: number }): Promise<number> {
  const { count } = await trx
    .selectFrom('outgoing_mails')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function removeOldMails(db: Db, before: Date): Promise<void> {
  await rawQuery(db, 'mails_sweep', 'select remove_old_mails($1)', [before])
}
