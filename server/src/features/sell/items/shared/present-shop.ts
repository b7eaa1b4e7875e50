import type { ItemView } from '@kedai/contracts/items.ts'
import { publicPath, srcsetOf } from '../../../../platform/files/links.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { presentVacation } from '../../../shop/vacation/actions/present-vacation.ts'
import type { ShopRow } from './shop-text.ts'
import { fieldsOf, textOrNull } from './settings.ts'

export const presentShop = (
  { username, name, telegram_username, whatsapp_number, currency, vacation, logo, theme }: ShopRow,
  now: Date,
): ItemView['shop'] => ({
  username,
  name,
  telegram_username,
  whatsapp_number,
  currency,
  vacation: presentVacation(vacation, now),
  logo: logo && { url: publicPath(logo.key), srcset: srcsetOf(logo.key, logo.widths) },
  stylesheet: presentTheme(theme).stylesheet,
})

/** Where a buyer may ask; off when the seller switched it off, or gave neither number nor name. */
export function presentSupport({
  social_media_support,
  whatsapp_number: whatsapp,
  telegram_username: telegram,
}: ShopRow): ItemView['social_media_support'] {
  const status = fieldsOf(social_media_support).status !== false && (whatsapp !== null || telegram !== null)
  return { status, whatsapp, telegram }
}

export function presentConversion(stored: unknown): ItemView['conversion'] {
  const { fb_pixel, ga_code, tiktok_pixel, events, asks_consent } = fieldsOf(stored)
  return {
    fb_pixel: textOrNull(fb_pixel),
    ga_code: textOrNull(ga_code),
    tiktok_pixel: textOrNull(tiktok_pixel),
    events: Object.fromEntries(Object.entries(fieldsOf(events)).map(([name, on]) => [name, on === true])),
    ...(asks_consent === true && { asks_consent }),
  }
}
