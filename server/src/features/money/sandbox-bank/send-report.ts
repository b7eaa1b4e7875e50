import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import type { SandboxCallback } from '../../../integrations/payments/sandbox.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { reportOf } from './actions/create-sandbox-bank.ts'
import { findBill } from './queries.ts'
import type { BillState } from './queries.ts'

type Sender = { app: KedaiApp; db: Db; clock: Clock; secret: Buffer; publicUrl: string }

/**
 * Posts the signed report to the callback address. The shop is this very server, so it is called in memory: a demo must
 * not depend on reaching its own public address. @throws Error when the shop did not take it; the job comes again.
 */
export async function sendReport(
  { billId, state }: { billId: string; state: string },
  { app, db, clock, secret, publicUrl }: Sender,
): Promise<void> {
  const bill = await findBill(db, billId)
  if (!bill) return
  const { amount, currency } = reportOf({ ...bill, state })
  const body = JSON.stringify({
    event_id: `${billId}.${state}`,
    bill_id: billId,
    reference: bill.reference,
    status: state as BillState, // enqueued by answer-bill alone
    amount,
    currency,
  } satisfies SandboxCallback)
  const answer = await app.inject({
    method: 'POST',
    url: bill.callback_url.slice(publicUrl.length),
    headers: { 'content-type': 'application/json', [signatureHeader]: signCallback(secret, body, clock.now()) },
    payload: body,
  })
  if (answer.statusCode >= 300) throw new Error(`the shop answered ${answer.statusCode} to a report`)
}
