import type { Db } from '../db/db.ts'
import { withinTime } from '../db/within-time.ts'

// Nobody notices so long; who asked for it waits, and a shop so large that this is not enough narrows its list.
const unnoticedMs = 50
const waitedMs = 8_000

/** All of a list, which reads all of it: at once or not at all, unless its seller asked to wait. */
export const sumList = <Sum>(
  db: Db,
  { shopId, patient }: { shopId: number; patient: boolean },
  sum: (trx: Db) => Promise<Sum>,
): Promise<Sum | null> => withinTime(db, { shopId, milliseconds: patient ? waitedMs : unnoticedMs }, sum)
