import {
  clickUpsellParams as params,
  clickUpsells as reply,
  switchClickUpsell as body,
} from '@kedai/contracts/click-upsells.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { countedUpTo, listUpsells, switchUpsell } from './queries.ts'

/** What is offered beside products: an overview. Each is made in its product's form. */
export const clickUpsells: Feature = { name: 'click upsells', routes }

const path = '/api/ajax/seller/click-upsells'
const config = { auth: 'seller', work: 'products' } as const
const response = { 200: success(reply) }

async function routes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')
  const told = async (shopId: number) => {
    const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) => listUpsells(trx, shopId))
    return rows.map(({ option_values, price_sen, offered, ...row }) => ({
      ...row,
      offered: [offered, optionsText(option_values)].filter(Boolean).join(' · '),
      price: formatRinggit(sen(price_sen)),
      taken_is_capped: row.taken >= countedUpTo,
    }))
  }

  app.get(path, { schema: { response, tags: ['products'] }, config, preHandler }, async ({ seller }) =>
    ok(await told(seller.shopId)),
  )

  app.post(
    `${path}/:id/switch`,
    { schema: { params, body, response, tags: ['products'] }, config: { ...config, idOf: 'click_upsell' }, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { is_active: isActive } = request.body
      await inTransaction(db, { shopId }, async (trx) => {
        const changed = await switchUpsell(trx, shopId, request.params.id, isActive)
        if (changed === null) throw new AppError('not_found', texts.notFound)
        const { productId, title, wasActive } = changed
        await recordAudit(trx, {
          shopId,
          userId,
          now: clock.now(),
          action: 'upsell.switched',
          subject: { type: 'product', ref: productId, name: title },
          before: { is_active: wasActive },
          after: { is_active: isActive },
        })
        publishChange(trx, 'product', productId)
      })
      return ok(await told(shopId), request.say(isActive ? messages.on : messages.off))
    },
  )
}

const messages = {
  on: { ms: 'Tawaran dihidupkan.', en: 'The offer is on.', zh: '加购优惠已启用。' },
  off: { ms: 'Tawaran dimatikan.', en: 'The offer is off.', zh: '加购优惠已停用。' },
} satisfies Record<string, Message>
