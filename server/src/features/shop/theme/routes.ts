import { success } from '@kedai/contracts/envelope.ts'
import { appliedDesign, designList, saveTheme as saveBody, sellerTheme } from '@kedai/contracts/theme.ts'
import type { SellerTheme } from '@kedai/contracts/theme.ts'
import { designNames } from '@kedai/domain/theme/designs.ts'
import { readColour } from '@kedai/domain/theme/theme.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { applyDesign, takeBackDesign } from './actions/apply-design.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { saveTheme } from './actions/save-theme.ts'
import { designMessages, designWords } from './design-messages.ts'
import { noColour, themeSaved } from './messages.ts'
import { presentDesigns } from './present-designs.ts'
import { readStoredTheme } from './queries.ts'

const path = '/api/ajax/seller/theme'
const designsPath = '/api/ajax/seller/designs'
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

  const all = (shopId: number, request: AnyRequest) =>
    inTransaction(db, { shopId, readOnly: true }, async (trx) =>
      presentDesigns(await readStoredTheme(trx, shopId), (message) => request.say(message)),
    )

  app.get(
    designsPath,
    { schema: { response: { 200: success(designList) }, tags }, config, preHandler },
    async (request) => ok(await all(request.seller.shopId, request)),
  )

  const change = async (request: AnyRequest, write: (trx: Db, shopId: number) => Promise<void>) => {
    const { shopId, userId } = request.seller
    const log = { userId, now: clock.now(), action: 'look.edited', ref: 'theme', factsOf } as const
    const saved = await inTransaction(db, { shopId }, (trx) =>
      saveSettings(trx, {
        shopId,
        revision: undefined,
        read: read(shopId),
        write: () => write(trx, shopId),
        log,
      }),
    )
    return { ...saved, designs: await all(shopId, request) }
  }
  const applied = { 200: success(appliedDesign) }

  app.post(`${designsPath}/take-back`, { schema: { response: applied, tags }, config, preHandler }, async (request) =>
    ok(await change(request, takeBackDesign), request.say(designMessages.takenBack)),
  )

  for (const name of ['kedai', ...designNames] as const)
    app.post(
      `${designsPath}/${name}/apply`,
      { schema: { response: applied, tags }, config, preHandler },
      async (request) =>
        ok(
          await change(request, (trx, shopId) => applyDesign(trx, shopId, name === 'kedai' ? null : name)),
          request.say(designMessages.applied, { design: designWords[name].title }),
        ),
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

const factsOf = ({ accent, corners, layout, design }: SellerTheme) => ({ accent, corners, layout, design })
