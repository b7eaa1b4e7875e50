import { matchedStatement, matchStatementBody } from '@kedai/contracts/bank-statements.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { matchBankStatement, statementLimits } from '../actions/match-bank-statement.ts'
import { statementTexts } from '../statement-messages.ts'

/** A bank's statement beside the orders that wait for money: which credit is for which, for the seller to look at. */
export async function bankStatementRoutes(app: KedaiApp, { db, clock, parser, limits }: Deps): Promise<void> {
  app.post(
    '/api/ajax/seller/bank-statements',
    {
      schema: { body: matchStatementBody, response: { 200: success(matchedStatement) }, tags: ['payments'] },
      config: { auth: 'seller', work: 'payments' },
      // Before the file is read.
      onRequest: mustManage('payments'),
    },
    async (request) => {
      await limits.take(request, 'upload')
      const { shopId } = request.seller
      const table = await parser.readTable(request.body.file.bytes, statementLimits)
      const matched = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        matchBankStatement(trx, { shopId, table, now: clock.now() }),
      )
      const found = matched.rows.filter(({ match }) => match !== null).length
      return ok(matched, request.say(statementTexts.done, { found, all: matched.rows.length }))
    },
  )
}
