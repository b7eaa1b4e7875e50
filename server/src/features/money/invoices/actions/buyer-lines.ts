import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { countryName } from '@kedai/domain/text/country-name.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { presentBuyer, type BuyerColumns } from '../present/buyer-seller.ts'

/** An address as it stands on paper; a city may be its own state. */
export function addressOf({ address, postcode, city, state, country }: InvoiceView['buyer'], lang: Lang): string[] {
  const town = [postcode, city].filter(Boolean).join(' ')
  const region = state?.name === city ? '' : state?.name
  return [
    ...(address ?? '').split('\n'),
    [town, region].filter(Boolean).join(', '),
    country === 'MY' ? '' : countryName(country, lang),
  ].filter((line) => line !== '')
}

/** The buyer that an invoice's row names, as other papers name them. */
export function buyerOnPaper(row: BuyerColumns, lang: Lang) {
  const { name, phone, email, registration_no: registrationNo, tin, ...place } = presentBuyer(row)
  return {
    name,
    phone,
    email,
    registrationNo,
    tin,
    lines: addressOf({ name, phone, email, registration_no: registrationNo, tin, ...place }, lang),
  }
}
