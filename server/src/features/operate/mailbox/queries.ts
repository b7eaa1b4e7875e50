import { sql, type Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export const listLetters = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('mailbox')
    .select(['id', 'sent_at', 'recipient', 'subject'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Counts at most as far as `most`. */
export async function countLetters(db: Db, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) => from.selectFrom('mailbox').select('id').limit(most).as('some'))
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findLetter(db: Db, id: number) {
  const row = await db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function insertLetter(db: Db, letter: Insertable<DB['mailbox']>): Promise<void> {
  await db.insertInto('mailbox').values(letter).execute()
}

/** The files of a mail, in their order, without their bytes. */
export const listLetterFiles = (db: Db, id: number) =>
  db
    .selectFrom('mailbox_files')
    .select(['place', 'file_name'])
    .select(sql<number>`length(bytes)`.as('size'))
    .where('mailbox_id', '=', id)
    .orderBy('place')
    .execute()

export async function findLetterFile(db: Db, { id, place }: { id: number; place: number }) {
  const row = await db
    .selectFrom('mailbox_files')
    .select(['file_name', 'bytes'])
    .where('mailbox_id', '=', id)
    .where('place', '=', place)
    .executeTakeFirst()
  return row ?? null
}
