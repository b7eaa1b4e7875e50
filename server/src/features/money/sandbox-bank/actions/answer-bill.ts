import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { sameText } from '../../../../platform/signing.ts'
import { reportBill } from '../jobs.ts'
import { texts } from '../messages.ts'
import type { Answer } from '../pay-page.ts'
import { findBill, moveBill } from '../queries.ts'
import type { BillRow, BillState } from '../queries.ts'

/**
 * Presses a button of the bank's page. A bill that was decided meanwhile stays as it is: the second press changes nothing.
 * @throws AppError `not_found` for an unknown bill, `forbidden` without the form's own token.
 */
export async function answerBill(
  trx: Db,
  { id, token, answer, now }: { id: string; token: string; answer: Answer; now: Date },
): Promise<BillRow> {
  const bill = await findBill(trx, id)
  if (!bill) throw new AppError('not_found', texts.unknownBill)
  if (!sameText(token, bill.form_token)) throw new AppError('forbidden', texts.staleForm)
  const { from, to } = moves[answer]
  if (await moveBill(trx, { id, from, to, now })) await enqueue(trx, reportBill, { billId: id, state: to })
  return bill
}

const moves = {
  pay: { from: ['open', 'pending'], to: 'paid' },
  fail: { from: ['open', 'pending'], to: 'failed' },
  pending: { from: ['open'], to: 'pending' },
} as const satisfies Record<Answer, { from: readonly BillState[]; to: BillState }>
