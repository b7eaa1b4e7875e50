import { success } from '@kedai/contracts/envelope.ts'
import { orderNumbers, saveOrderNumbers as saveBody } from '@kedai/contracts/order-numbers.ts'
import type { OrderNumbers } from '@kedai/contracts/order-numbers.ts'
import { isNumberPrefix } from '@kedai/domain/text/number-prefix.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { advance, readNumbers, savePrefix } from './queries.ts'

/** The series that a shop's order numbers come from: a prefix, and a number that never goes back. */
export const orderNumberSeries: Feature = { name: 'order numbers', routes }

const path = '/api/ajax/seller/order-numbers'
const config = { auth: 'seller', work: 'shop_settings' } as const
const schema = { response: { 200: success(orderNumbers) }, tags: ['shop'] }

async function routes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('shop_settings')
  const read =
    (shopId: number) =>
    async (trx: Db): Promise<OrderNumbers> => {
      const { prefix, next } = await readNumbers(trx, shopId)
      return { prefix, next, sample: `${prefix}${next}`, revision: revisionOf({ prefix }) }
    }

  app.get(path, { schema, config, preHandler }, async ({ seller }) =>
    ok(await inTransaction(db, { shopId: seller.shopId, readOnly: true }, read(seller.shopId))),
  )

  app.put(path, { schema: { ...schema, body: saveBody }, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    const prefix = request.body.prefix.toUpperCase()
    if (!isNumberPrefix(prefix, 8)) throw refuseField('prefix', messages.badPrefix)
    const { revision, next: wanted } = request.body
    const saved = await inTransaction(db, { shopId }, async (trx) => {
      const before = await readNumbers(trx, shopId)
      const next = wanted || before.next
      await saveSettings(trx, { shopId, revision, read: read(shopId), write: () => savePrefix(trx, shopId, prefix) })
      if (next !== before.next && !(await advance(trx, shopId, next)))
        throw refuseField('next', messages.goesBack, { next: before.next })
      await recordAudit(trx, {
        shopId,
        userId,
        action: 'shop.edited',
        subject: { type: 'shop', ref: 'order_numbers' },
        before,
        after: { prefix, next },
        now: clock.now(),
      })
      return await read(shopId)(trx)
    })
    return ok(saved, request.say(messages.saved))
  })
}

const messages = {
  saved: { ms: 'Siri nombor disimpan.', en: 'Numbering saved.', zh: '编号规则已保存。' },
  badPrefix: {
    ms: 'Guna huruf, angka dan sengkang sahaja, berakhir dengan huruf atau sengkang, seperti KD-.',
    en: 'Use letters, digits and hyphens only, ending in a letter or hyphen, such as KD-.',
    zh: '只能使用字母、数字和连字符，并以字母或连字符结尾，例如 KD-。',
  },
  goesBack: {
    ms: 'Nombor tidak boleh berundur. Nombor seterusnya sekurang-kurangnya {next}.',
    en: 'Numbers cannot go backwards. The next number must be at least {next}.',
    zh: '编号不能倒退，下一个编号至少为 {next}。',
  },
} satisfies Record<string, Message>
