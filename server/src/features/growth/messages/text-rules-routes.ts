import { success } from '@kedai/contracts/envelope.ts'
import { textRules } from '@kedai/contracts/messages.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { strangersTexts } from './messages.ts'
import { readTextRules, saveTextRules } from './queries/sms-of-day.ts'

const path = '/api/ajax/seller/text-rules'
const tags = ['growth']
const response = { 200: success(textRules) }
const mayLook = { auth: 'seller', work: 'customers' } as const
/** What texts cost is the owners' to say. */
const mayChange = { auth: 'seller', work: 'staff' } as const

/** Whom automatic texts may reach that strangers set off. */
export async function textRulesRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.get(
    path,
    { schema: { response, tags }, config: mayLook, preHandler: mustManage('customers') },
    async ({ seller: { shopId } }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => readTextRules(trx, shopId))),
  )

  app.put(
    path,
    { schema: { body: textRules, response, tags }, config: mayChange, preHandler: mustManage('staff') },
    async (request) => {
      const { shopId, userId } = request.seller
      const rules = request.body
      await inTransaction(db, { shopId }, async (trx) => {
        const before = await readTextRules(trx, shopId)
        await saveTextRules(trx, shopId, rules)
        await recordAudit(trx, {
          shopId,
          userId,
          action: 'text_rules.edited',
          subject: { type: 'shop', ref: 'text_rules' },
          before,
          after: rules,
          now: clock.now(),
        })
      })
      return ok(rules, request.say(strangersTexts.saved))
    },
  )
}
