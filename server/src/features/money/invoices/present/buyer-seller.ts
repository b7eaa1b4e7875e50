import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import type { InvoiceRow } from '../queries/lock-invoice.ts'
import type { SellerRow } from '../queries/seller.ts'
import { readSnapshot, snapshotOf } from '../seller-snapshot.ts'

export type BuyerColumns = Pick<
  InvoiceRow,
  | 'buyer_name'
  | 'buyer_email'
  | 'buyer_phone'
  | 'buyer_address'
  | 'buyer_city'
  | 'buyer_postcode'
  | 'buyer_state'
  | 'buyer_country'
  | 'buyer_tin'
  | 'buyer_registration_no'
>

export const presentBuyer = (row: BuyerColumns) => ({
  name: row.buyer_name,
  email: row.buyer_email,
  phone: row.buyer_phone,
  address: row.buyer_address,
  city: row.buyer_city,
  postcode: row.buyer_postcode,
  state: presentState(row.buyer_state),
  country: row.buyer_country,
  tin: row.buyer_tin,
  registration_no: row.buyer_registration_no,
})

/** Who sells: as of the approval, before it as of now. */
export function presentSeller(kept: unknown, shop: SellerRow) {
  const { logo_key, ...seller } = readSnapshot(kept) ?? snapshotOf(shop)
  return { ...seller, logo: logo_key === null ? null : publicPath(logo_key) }
}

const presentState = (code: string | null) =>
  isStateCode(code) ? { code, name: stateOf(code).name } : code === null ? null : { code, name: code }
