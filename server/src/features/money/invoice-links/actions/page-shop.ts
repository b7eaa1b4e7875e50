import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publicPath, srcsetOf } from '../../../../platform/files/links.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { readShop, type ShopRow } from '../queries/people.ts'

/** What a page behind a link says of the shop. */
export const readPageShop = (trx: Db, shopId: number): Promise<ShopRow> => readShop(trx, shopId)

/** The same on the wire; `question` is what a buyer begins to write. */
export const presentPageShop = (
  { username, name, whatsapp_number, email, phone_number, theme, logo_key, logo_widths }: ShopRow,
  question: string,
) => ({
  username,
  name,
  whatsapp_number,
  email,
  phone_number,
  logo: logo_key === null ? null : { url: publicPath(logo_key), srcset: srcsetOf(logo_key, logo_widths ?? []) },
  stylesheet: presentTheme(theme).stylesheet,
  whatsapp_link: whatsapp_number === null ? null : whatsappLink(whatsapp_number, question),
})
