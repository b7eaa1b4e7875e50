import { deliversFiles } from '@kedai/domain/product-types/product-types.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** What a digital product delivers. `limit` null: as often as one likes; `days` null: for ever; `devices` null: on any number. */
export type DigitalGoods = {
  fileIds: number[]
  link: string | null
  limit: number | null
  days: number | null
  isStamped: boolean
  devices: number | null
  hasCodes: boolean
}

/** Null for what is no digital product. One that delivers nothing could not be sold. */
export function judgeDigital(
  { item_type, digital, click_upsell }: SaveProduct,
  refusals: Refusals,
): DigitalGoods | null {
  if (!deliversFiles(item_type)) return null
  if (click_upsell) refusals.add('click_upsell.offered_variation_id', messages.noUpsellWithFiles)
  const link = digital?.link || null
  const fileIds = [...new Set((digital?.files ?? []).map(({ id }) => id))]
  if (link !== null && !isWebAddress(link)) refusals.add('digital.link', messages.badDigitalLink)
  const hasCodes = digital?.has_codes ?? false
  if (fileIds.length === 0 && link === null && !hasCodes) refusals.add('digital.files', messages.nothingToDeliver)
  const isStamped = digital?.stamp_pdf ?? false
  if (isStamped && fileIds.length === 0) refusals.add('digital.stamp_pdf', messages.nothingToStamp)
  return {
    fileIds,
    link,
    limit: digital?.download_limit ?? null,
    days: digital?.expires_days ?? null,
    isStamped,
    devices: digital?.device_limit ?? null,
    hasCodes,
  }
}

function isWebAddress(text: string): boolean {
  const address = URL.parse(text)
  return address?.protocol === 'https:' && address.username === '' && address.hostname.includes('.')
}
