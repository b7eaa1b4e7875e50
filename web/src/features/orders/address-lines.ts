import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'

// An address as it stands on a label; empty parts are left out.
export function addressLines({
  address,
  postcode,
  city,
  state,
  country,
}: Pick<SellerOrder['buyer'], 'address' | 'postcode' | 'city' | 'state' | 'country'>): string[] {
  const town = [postcode, city].filter(Boolean).join(' ')
  return [address, town, state?.name, country === 'MY' ? '' : country].flatMap((line) => (line ? [line] : []))
}
