import { displayPhone } from '@kedai/domain/people/phone.ts'

// A number as it stands behind a fixed +60: "12-345 6789". One of another country, or half typed, stays as it is.
export const localPhone = (phone: string): string =>
  phone.startsWith('+60') ? displayPhone(phone).replace(/^(?:\+60|0)/, '') : phone
