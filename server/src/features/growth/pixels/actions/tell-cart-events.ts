import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { tellPurchase } from '../../../../integrations/pixels/registry.ts'
import type { Purchase } from '../../../../integrations/pixels/purchase.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { presentConversion } from '../../../sell/items/shared/present-shop.ts'
import { openKeys } from '../keys.ts'
import { readSettings } from '../queries.ts'
import {
  deleteCartEvent,
  readCartEvent,
  takeDueCartEvents,
  type CartEventRef,
  type CartEventRow,
} from '../queries/cart-events.ts'

const atOnce = 20
const maxTries = 4
const names = {
  fb: { id: 'fb_pixel', key: 'fb_token' },
  tiktok: { id: 'tiktok_pixel', key: 'tiktok_token' },
} as const

/** Tells what was put into carts to its providers; what fails is tried again, ever later. Answers how many. */
export async function tellCartEvents(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = await takeDueCartEvents(deps.db, deps.clock.now(), atOnce)
  for (const { shop_id: shopId, event_row: rowId } of due) {
    if (signal?.aborted) break
    await tellOne(deps, { shopId, rowId })
  }
  return due.length
}

async function tellOne(deps: Deps, ref: CartEventRef): Promise<void> {
  const { shopId } = ref
  const { row, settings } = await inTransaction(deps.db, { shopId, readOnly: true }, async (trx) => ({
    row: await readCartEvent(trx, ref),
    settings: await readSettings(trx, shopId),
  }))
  if (!row) return
  const provider = row.provider === 'fb' ? 'fb' : 'tiktok'
  const { id: idName, key: keyName } = names[provider]
  const id = presentConversion(settings.conversion)[idName]
  const key = settings.keys && openKeys(deps, shopId, settings.keys.keys)?.[keyName]
  // Taken away meanwhile, there is nobody to tell.
  const told =
    id !== null && key
      ? await tellPurchase(
          provider,
          deps.config.growth.pixelOrigins[provider],
          { id, key },
          purchaseOf(row, `${deps.config.publicUrl}/s/${settings.username}`),
        )
      : null
  if (told === null || told.ok || told.isFinal || row.tries >= maxTries)
    await inTransaction(deps.db, { shopId }, (trx) => deleteCartEvent(trx, ref))
}

const purchaseOf = (row: CartEventRow, pageUrl: string): Purchase => ({
  event: 'add_to_cart',
  eventId: row.event_id,
  at: row.created_at,
  value: formatRinggit(sen(row.value_sen)),
  contents: row.contents as unknown as Purchase['contents'], // as `addCartEvent` writes it
  buyer: null,
  pageUrl,
  browser: row.browser as unknown as Purchase['browser'], // as `addCartEvent` writes it
})
