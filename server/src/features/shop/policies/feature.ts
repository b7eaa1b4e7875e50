import { success } from '@kedai/contracts/envelope.ts'
import { policyKinds, publicPolicies, savePolicy as saveBody, sellerPolicies } from '@kedai/contracts/policies.ts'
import type { PolicyKind, PublicPolicies, SellerPolicies } from '@kedai/contracts/policies.ts'
import { storefrontParams } from '@kedai/contracts/storefront.ts'
import { contentHtml } from '@kedai/domain/content/content-html.ts'
import { readContent } from '@kedai/domain/content/read-content.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { savePolicy } from './actions/save-policy.ts'
import { messages } from './messages.ts'
import { findShownPolicies, listPolicies } from './queries.ts'
import type { PolicyRow } from './queries.ts'

/** Terms, refunds, privacy and shipping, in the seller's words. */
export const policies: Feature = { name: 'policies', routes: policyRoutes }

const path = '/api/ajax/seller/policies'
const config = { auth: 'seller', work: 'shop_settings' } as const

async function policyRoutes(app: KedaiApp, { db, publicDb, clock }: Deps): Promise<void> {
  const preHandler = mustManage('shop_settings')
  const response = { 200: success(sellerPolicies) }
  const told = (shopId: number) =>
    inTransaction(db, { shopId, readOnly: true }, async (trx) => present(await listPolicies(trx, shopId)))

  app.get(path, { schema: { response, tags: ['shop'] }, config, preHandler }, async ({ seller }) =>
    ok(await told(seller.shopId)),
  )

  app.put(path, { schema: { body: saveBody, response, tags: ['shop'] }, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    const { revision, ...policy } = request.body
    const read = async (trx: Db) => presentOne(await listPolicies(trx, shopId), policy.kind)
    await inTransaction(db, { shopId }, (trx) =>
      saveSettings(trx, {
        shopId,
        revision,
        read,
        write: () => savePolicy(trx, { shopId, userId, now: clock.now(), policy }),
      }),
    )
    return ok(
      await told(shopId),
      request.say(policy.text !== '' && !policy.is_shown ? messages.savedHidden : messages.saved),
    )
  })

  app.get(
    '/api/ajax/guest/front-store/:user/policies',
    {
      schema: {
        tags: ['storefront'],
        summary: 'What a shop promises and asks',
        params: storefrontParams,
        response: { 200: success(publicPolicies) },
      },
      config: { auth: 'none', cache: 'public' },
    },
    async (request) => {
      const found = await findShownPolicies(publicDb, request.params.user.toLowerCase())
      if (!found) throw new AppError('not_found', messages.noSuchShop)
      request.dependsOn('shop', found.shop_id)
      return ok(
        policyKinds.flatMap((kind): PublicPolicies => {
          const row = found.policies.find((one) => one.kind === kind)
          const content = row && readContent(row.content)
          return row && content?.ok
            ? [{ kind, html: contentHtml(content.blocks), updated_at: formatTime(new Date(row.updated_at)) }]
            : []
        }),
      )
    },
  )
}

const present = (rows: readonly PolicyRow[]): SellerPolicies => policyKinds.map((kind) => presentOne(rows, kind))

function presentOne(rows: readonly PolicyRow[], kind: PolicyKind): SellerPolicies[number] {
  const row = rows.find((one) => one.kind === kind)
  const said = { text: row?.plain ?? '', is_shown: row?.is_shown ?? false }
  return { kind, ...said, updated_at: row ? formatTime(row.updated_at) : null, revision: revisionOf(said) }
}
