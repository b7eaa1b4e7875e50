import type { Db } from '../../../platform/db/db.ts'
import type { Shortage, Want } from '../actions/wants.ts'
import type { Claiming } from '../queries.ts'

export type ClaimKind<Kind extends Want['kind']> = {
  /** Takes all of the wants, or nothing and says what is short. */
  claim: (trx: Db, by: Claiming, wants: readonly Extract<Want, { kind: Kind }>[]) => Promise<Shortage[]>
}
