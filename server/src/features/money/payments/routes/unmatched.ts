import { list, success } from '@kedai/contracts/envelope.ts'
import { decideMoney as decideBody, equalTransfers, moneyQuery, unmatchedRow } from '@kedai/contracts/seller-orders.ts'
import { id } from '@kedai/contracts/values.ts'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readPage } from '../../../../platform/http/read-page.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { findEqualTransfers } from '../../../orders/orders/shared/equal-transfers.ts'
import { decideMoney } from '../actions/decide-money.ts'
import { texts } from '../messages.ts'
import { presentUnmatched } from '../present-money.ts'
import { countUnmatched, listUnmatched } from '../queries/unmatched.ts'

const root = '/api/ajax/seller/money'
const params = z.object({ id })
const perPage = 25
const countedAtMost = 1_000

/** Money that found no order, more of it than was due, or that nobody answers for: the seller decides. */
export async function unmatchedMoneyRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.get(
    root,
    {
      schema: { querystring: moneyQuery, response: { 200: list(unmatchedRow) } },
      config: { auth: 'seller', work: 'payments' },
      preHandler: mustManage('payments'),
    },
    async (request) => {
      const { status, page } = request.query
      const { shopId } = request.seller
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countUnmatched(trx, shopId, status, cap),
          list: (slice) => listUnmatched(trx, { shopId, status, ...slice }),
        }),
      )
      return okList(
        rows.map((row) => presentUnmatched(row, (text) => request.say(text))),
        meta,
      )
    },
  )

  app.get(
    `${root}/equal-transfers`,
    {
      schema: { summary: 'Amounts that more than 99 transfers wait for', response: { 200: success(equalTransfers) } },
      config: { auth: 'seller', work: 'payments' },
      preHandler: mustManage('payments'),
    },
    async ({ seller: { shopId } }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => findEqualTransfers(trx, shopId, clock.now()))),
  )

  for (const [path, decision, work, text] of decisions) {
    const config = { auth: 'seller', work, idOf: 'money' } as const
    app.post(
      `${root}/:id/${path}`,
      {
        schema: { params, body: decideBody, response: { 200: success(unmatchedRow) } },
        config,
        preHandler: mustManage(work),
      },
      async (request) => {
        const { shopId, userId } = request.seller
        const row = await inTransaction(db, { shopId }, (trx) =>
          decideMoney(trx, {
            shopId,
            id: request.params.id,
            decision,
            note: request.body.note,
            userId,
            now: clock.now(),
          }),
        )
        return ok(
          presentUnmatched(row, (said) => request.say(said)),
          request.say(text),
        )
      },
    )
  }
}

const decisions = [
  ['accept', 'accepted', 'payments', texts.moneyAccepted],
  ['refund', 'refunded', 'refunds', texts.moneyRefunded],
  ['dismiss', 'closed', 'payments', texts.moneyDismissed],
] as const
