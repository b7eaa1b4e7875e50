import type { PlaceOrder } from '@kedai/contracts/orders.ts'
import type { BuyerDetails } from '@kedai/domain/checkout/buyer-fields.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import { findPlaceOf, findPostcode } from '../../../orders/shipping/actions/find-postcode.ts'
import type { Place } from '../../../orders/shipping/actions/find-postcode.ts'

/** What a form says about its buyer, with what the tables of phones and postcodes know about it. */
export type Contact = {
  details: BuyerDetails
  /** E.164, null when it is no number that exists. */
  phone: string | null
  /** Where the postcode is, null when the table does not know it. */
  place: Place | null
  /** A postcode of Malaysia's form that begins as none of its places does. */
  isNowhere: boolean
}

/** As earlier uses of a coupon are counted by. */
export const buyerOf = ({ details, phone }: Contact): { phone: string; email: string | null } => ({
  phone: phone ?? '',
  email: details.email === '' ? null : foldEmail(details.email),
})

/** Reads a buyer's details; a city left empty is filled in from a postcode that is known, a state also from its region. */
export async function readContact(form: Pick<PlaceOrder, keyof BuyerDetails>): Promise<Contact> {
  const country = form.country.trim().toUpperCase() || 'MY'
  const isMalaysian = country === 'MY' && /^\d{5}$/.test(form.postcode)
  const place = isMalaysian ? await findPostcode(form.postcode) : null
  const near = isMalaysian ? await findPlaceOf(form.postcode) : null
  const isNowhere = isMalaysian && near === null
  const details = {
    name: form.name.normalize('NFC'),
    phone: form.phone,
    email: form.email,
    address: form.address,
    postcode: form.postcode,
    country,
    city: form.city || (place?.city ?? ''),
    state: form.state || (near?.state.code ?? ''),
  }
  return { details, place, isNowhere, phone: await existingPhone(form.phone) }
}

// The domain knows the shape, the library which numbers exist.
async function existingPhone(typed: string): Promise<string | null> {
  const shaped = readPhone(typed)
  if (shaped === null) return null
  const { parsePhoneNumberFromString } = await (phones ??= import('libphonenumber-js')) // its tables are read at the first order
  const parsed = parsePhoneNumberFromString(shaped, 'MY')
  return parsed?.isValid() ? parsed.number : null
}

let phones: Promise<typeof import('libphonenumber-js')> | null = null
