import type { Kysely } from 'kysely'
import type { DB } from './types.generated.ts'

/** The database, or the transaction of the moment: what queries are run on. */
export type Db = Kysely<DB>
export type { DB }
