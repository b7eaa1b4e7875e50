import { success } from '@kedai/contracts/envelope.ts'
import { saveTheme as saveBody, sellerTheme } from '@kedai/contracts/theme.ts'
import type { SellerTheme } from '@kedai/contracts/theme.ts'
import { readColour } from '@kedai/domain/theme/theme.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseField } from '../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { revisionOf } from '../../platform/http/revision.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { saveSettings } from '../company/actions/save-settings.ts'
import { presentTheme } from './actions/present-theme.ts'
import { saveTheme } from './actions/save-theme.ts'
import { noColour, themeSaved } from './messages.ts'
import { readStoredTheme } from './queries.ts'

const path = '/api/ajax/seller/theme'
const tags = ['shop']
const response = { 200: success(sellerTheme) }

export async function themeRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const config = { auth: 'seller', work: 'shop_settings' } as const
  const preHandler = mustManage('shop_settings')
  const read =
    (shopId: number) =>
    async (trx: Db): Promise<SellerTheme> => {
      const theme = presentTheme(await readStoredTheme(trx, shopId))
      return { ...theme, revision: revisionOf(theme) }
    }

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller }) =>
    ok(await inTransaction(db, { shopId: seller.shopId, readOnly: true }, read(seller.shopId))),
  )

  app.put(path, { schema: { body: saveBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    const { accent, corners, layout, revision } = request.body
    const colour = accent === null || accent === '' ? null : readColour(accent)
    if (accent && colour === null) throw refuseField('accent', noColour)
    const log = { userId, now: clock.now(), action: 'look.edited', ref: 'theme', factsOf } as const
    const saved = await inTransaction(db, { shopId }, (trx) =>
      saveSettings(trx, {
        shopId,
        revision,
        read: read(shopId),
        write: () => saveTheme(trx, shopId, { accent: colour, corners, layout }),
        log,
      }),
    )
    return ok(saved, request.say(themeSaved))
  })
}

const factsOf = ({ accent, corners, layout }: SellerTheme) => ({ accent, corners, layout })
