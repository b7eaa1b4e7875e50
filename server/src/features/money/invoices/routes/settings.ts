import { success } from '@kedai/contracts/envelope.ts'
import { saveInvoiceSettings as saveBody, invoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../../platform/settings/save-settings.ts'
import { tellChannels } from '../shared/tell-channels.ts'
import { readLastRates } from '../actions/last-rates.ts'
import { readInvoiceSettings, saveInvoiceSettings } from '../actions/settings.ts'
import { done } from '../messages/done.ts'

const path = '/api/ajax/seller/invoices/settings'
const schema = { response: { 200: success(invoiceSettings) }, tags: ['invoices'] }

/** How a shop invoices. Whoever writes invoices reads it; changing it is the shop's affair. */
export async function invoiceSettingsRoutes(app: KedaiApp, { db, clock, config }: Deps): Promise<void> {
  const told = async (trx: Db, shopId: number, lang: Lang) => ({
    ...(await readInvoiceSettings(trx, shopId)),
    last_rates: await readLastRates(trx, shopId),
    channels: tellChannels(config, lang),
  })

  app.get(
    path,
    { schema, config: { auth: 'seller', work: 'invoices' }, preHandler: mustManage('invoices') },
    async ({ seller: { shopId }, lang }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => told(trx, shopId, lang))),
  )

  app.put(
    path,
    {
      schema: { ...schema, body: saveBody },
      config: { auth: 'seller', work: 'shop_settings' },
      preHandler: mustManage('shop_settings'),
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const { revision, ...form } = request.body
      const read = (trx: Db) => told(trx, shopId, request.lang)
      const write = (trx: Db) => saveInvoiceSettings(trx, shopId, form, { userId, now: clock.now() })
      return ok(
        await inTransaction(db, { shopId }, (trx) => saveSettings(trx, { shopId, revision, read, write })),
        request.say(done.settingsSaved),
      )
    },
  )
}
