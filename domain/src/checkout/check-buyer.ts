import { isStateCode } from '../shipping/state-codes.ts'
import { readPhone } from '../people/phone.ts'
import { buyerFields, type BuyerDetails, type BuyerField, type Need } from './buyer-fields.ts'

export type FieldRefusal =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'unreadable_characters'
  | 'not_a_phone'
  | 'not_an_email'
  | 'not_a_postcode'
  | 'unknown_state'
  | 'unknown_country'

/** Why a typed detail cannot be taken, or null; `country` decides how postcode and state (a code of Malaysia's) are read. An empty value passes. */
export function checkBuyerField(field: BuyerField, typed: string, country: string): FieldRefusal | null {
  const value = typed.trim()
  if (value === '') return null
  if (value.length > longest[field]) return 'too_long'
  if (/\p{Cc}/u.test(field === 'address' ? value.replace(/[\r\n\t]/g, '') : value)) return 'unreadable_characters'
  return checks[field](value, country.trim().toUpperCase())
}

/** Every detail that stands in the way of an order, by field; empty when none does. Hidden fields are not looked at. */
export function checkBuyer(
  details: Partial<BuyerDetails>,
  needs: Record<BuyerField, Need>,
): Partial<Record<BuyerField, FieldRefusal>> {
  const refusals: Partial<Record<BuyerField, FieldRefusal>> = {}
  for (const field of buyerFields) {
    if (needs[field] === 'hidden') continue
    const typed = field === 'country' ? (details.country ?? 'MY') : (details[field] ?? '')
    const refusal =
      typed.trim() === '' && needs[field] === 'required'
        ? 'required'
        : checkBuyerField(field, typed, details.country ?? 'MY')
    if (refusal !== null) refusals[field] = refusal
  }
  return refusals
}

/** Whether a text has the shape of an e-mail address; only a mail that arrives proves one. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>(),;:"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u.test(text) &&
  !/^\.|\.\.|\.@/.test(text)

/** An e-mail address as it is stored and compared. */
export const normaliseEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

const longest = {
  name: 120,
  phone: 40,
  email: 254,
  address: 500,
  postcode: 12,
  city: 100,
  state: 100,
  country: 2,
} satisfies Record<BuyerField, number>

const checks = {
  name: (value) =>
    /\p{L}/u.test(value) ? (value.length < 2 && !/\p{Script=Han}/u.test(value) ? 'too_short' : null) : 'too_short',
  phone: (value) => (readPhone(value) === null ? 'not_a_phone' : null),
  email: (value) => (isEmail(value) ? null : 'not_an_email'),
  address: (value) => (value.length < 5 ? 'too_short' : null),
  postcode: (value, country) =>
    (country === 'MY' ? /^\d{5}$/ : /^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/).test(value) ? null : 'not_a_postcode',
  city: (value) => (/\p{L}/u.test(value) ? null : 'too_short'),
  state: (value, country) => (country !== 'MY' || isStateCode(value) ? null : 'unknown_state'),
  country: (value) => (/^[A-Za-z]{2}$/.test(value) ? null : 'unknown_country'),
} satisfies Record<BuyerField, (value: string, country: string) => FieldRefusal | null>
