import type { Db } from '../../../../platform/db/db.ts'
import { saveVerified } from '../queries/email-proofs.ts'

/** Whoever uses what was sent to the address of an account has proved that address. */
export const proveEmail = (trx: Db, userId: number, now: Date): Promise<void> => saveVerified(trx, userId, now)
