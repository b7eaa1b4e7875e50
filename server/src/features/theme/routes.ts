import { success } from '@kedai/contracts/envelope.ts'
import { saveTheme as saveBody, shopTheme } from '@kedai/contracts/theme.ts'
import { readColour } from '@kedai/domain/theme/theme.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseField } from '../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { presentTheme } from './actions/present-theme.ts'
import { saveTheme } from './actions/save-theme.ts'
import { noColour, themeSaved } from './messages.ts'
import { readStoredTheme } from './queries.ts'

const path = '/api/ajax/seller/theme'
const tags = ['shop']
const response = { 200: success(shopTheme) }

export async function themeRoutes(app: KedaiApp, { db }: Deps): Promise<void> {
  const config = { auth: 'seller', work: 'shop_settings' } as const
  const preHandler = mustManage('shop_settings')
  const told = async (shopId: number) => presentTheme(await inTransaction(db, { shopId, readOnly: true }, (trx) => readStoredTheme(trx, shopId)))

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller }) => ok(await told(seller.shopId)))

  app.put(path, { schema: { body: saveBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    const { accent, corners, layout } = request.body
    const colour = accent === null || accent === '' ? null : readColour(accent)
    if (accent && colour === null) throw refuseField('accent', noColour)
    await inTransaction(db, { shopId }, (trx) => saveTheme(trx, shopId, { accent: colour, corners, layout }))
    return ok(await told(shopId), request.say(themeSaved))
  })
}
