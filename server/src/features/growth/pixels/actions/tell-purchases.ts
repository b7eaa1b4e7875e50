import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { pixelProviders } from '../../../../platform/config/growth.ts'
import { tellPurchase } from '../../../../integrations/pixels/registry.ts'
import type { PixelAccount, Purchase, Told } from '../../../../integrations/pixels/purchase.ts'
import type { PixelProvider } from '../../../../platform/config/growth.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { presentConversion } from '../../../sell/items/shared/present-shop.ts'
import { openKeys } from '../keys.ts'
import { texts } from '../messages.ts'
import { readDelivery, readLines, readSettings, saveDelivery, takeDue, type DeliveryRef } from '../queries.ts'

const atOnce = 20
const maxTries = 8
const keyOf = { fb: 'fb_token', ga: 'ga_secret', tiktok: 'tiktok_token' } as const
const idOf = { fb: 'fb_pixel', ga: 'ga_code', tiktok: 'tiktok_pixel' } as const

/** Tells what is due to its providers; what fails is tried again, ever later. Answers how many. */
export async function tellPurchases(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = await takeDue(deps.db, deps.clock.now(), atOnce)
  for (const { shop_id: shopId, delivery_id: deliveryId } of due) {
    if (signal?.aborted) break
    await tellOne(deps, { shopId, deliveryId })
  }
  return due.length
}

async function tellOne(deps: Deps, ref: DeliveryRef): Promise<void> {
  const begun = await inTransaction(deps.db, { shopId: ref.shopId, readOnly: true }, (trx) => read(trx, deps, ref))
  if (begun === null) return
  const { provider, account, purchase, tries } = begun
  const told: Told = account
    ? await tellPurchase(provider, deps.config.growth.pixelOrigins[provider], account, purchase)
    : { ok: false, isFinal: true, response: texts.gone.en }
  const now = deps.clock.now()
  const isOver = told.ok || told.isFinal || tries >= maxTries
  await inTransaction(deps.db, { shopId: ref.shopId }, (trx) =>
    saveDelivery(trx, ref, {
      response: told.response,
      ...(isOver && { state: told.ok ? 'sent' : 'failed', ended_at: now, next_try_at: null }),
    }),
  )
}

type Begun = { provider: PixelProvider; account: PixelAccount | null; purchase: Purchase; tries: number }

async function read(trx: Db, deps: Deps, ref: DeliveryRef): Promise<Begun | null> {
  const row = await readDelivery(trx, ref)
  const provider = pixelProviders.find((one) => one === row?.provider)
  if (!row || row.state !== 'queued' || provider === undefined) return null
  const { conversion, keys, username } = await readSettings(trx, ref.shopId)
  const id = presentConversion(conversion)[idOf[provider]]
  const key = keys && openKeys(deps, ref.shopId, keys.keys)?.[keyOf[provider]]
  const lines = await readLines(trx, ref.shopId, row.order_id)
  const purchase: Purchase = {
    event: 'purchase',
    eventId: row.event_id,
    at: row.created_at,
    value: formatRinggit(sen(row.total_sen)),
    contents: lines.map((line) => ({
      id: line.view_id,
      name: line.title,
      quantity: line.quantity,
      price: formatRinggit(sen(line.unit_price_sen)),
    })),
    buyer: {
      name: row.buyer_name,
      email: row.buyer_email,
      phone: row.buyer_phone,
      city: row.city,
      postcode: row.postcode,
    },
    pageUrl: `${deps.config.publicUrl}/s/${username}`,
    browser:
      row.user_agent === null || row.address === null
        ? null
        : {
            userAgent: row.user_agent,
            address: row.address,
            fbp: row.fbp,
            fbc: row.fbc,
            ttp: row.ttp,
            ga: row.ga,
            ttclid: row.ttclid,
          },
  }
  return { provider, account: id !== null && key ? { id, key } : null, purchase, tries: row.tries }
}
