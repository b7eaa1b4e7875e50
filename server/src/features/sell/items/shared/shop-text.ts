export type PaymentRow = {
  code: string
  name: string
  kind: string
  instructions: string
  accounts: unknown
  unique_total: boolean
}

export type ShopRow = {
  username: string
  name: string
  telegram_username: string | null
  whatsapp_number: string | null
  currency: string
  vacation: unknown
  theme: unknown
  logo: { key: string; widths: number[] } | null
  social_media_support: unknown
  conversion: unknown
}

/** A shop `s` as its pages show it, as JSON: an SQL expression. */
export const shopCard = `
  json_build_object('username', s.username, 'name', s.name, 'telegram_username', s.telegram_username, 'whatsapp_number', s.whatsapp_number,
    'currency', s.currency, 'vacation', s.vacation, 'theme', s.theme,
    'logo', (select json_build_object('key', f.key, 'widths', f.widths) from files f where f.shop_id = s.id and f.id = s.logo_file_id),
    'social_media_support', s.social_media_support, 'conversion', s.conversion)`

/** How a shop is paid, as JSON. `shop` is an SQL expression. */
export const paymentsOfShop = (shop: string): string => `
  coalesce((select json_agg(m order by m.position, m.code) from (
    select code, name, kind, instructions, accounts, unique_total, position from payment_methods where shop_id = ${shop} and is_active) m), '[]')`
