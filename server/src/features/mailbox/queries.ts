import type { Insertable } from 'kysely'
import type { DB, Db } from '../../platform/db/db.ts'

export const listLetters = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db.selectFrom('mailbox').select(['id', 'sent_at', 'recipient', 'subject']).orderBy('id', 'desc').limit(limit).offset(offset).execute()

/** Counts at most as far as `most`. */
export async function countLetters(db: Db, most: number): Promise<number> {
  const { count } = await db.selectFrom((from) => from.selectFrom('mailbox').select('id').limit(most).as('some'))
    .select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export async function findLetter(db: Db, id: number) {
  const row = await db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function insertLetter(db: Db, letter: Insertable<DB['mailbox']>): Promise<void> {
  await db.insertInto('mailbox').values(letter).execute()
}
