/**
 * Reads a phone number as people type it ("012-345 6789", "60123456789", "+6 012 345 6789", "123456789") in E.164, or
 * null when it cannot be one. Numbers without a country are Malaysian; the shape is tolerant, the server's own phone
 * tables decide in the end.
 */
export function readPhone(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  if (!/^\+?[\d\s().\-–/]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const national = digits.replace(/^0{0,2}60/, '').replace(/^0/, '')
  const looksMalaysian = !text.startsWith('+') || digits.startsWith('60')
  if (looksMalaysian && malaysian.test(national)) return `+60${national}`
  if (!text.startsWith('+') || digits.startsWith('60')) return null
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}

/** Whether a stored number is a Malaysian mobile. */
export const isMalaysianMobile = (e164: string): boolean => /^\+601(?:[02-46-9]\d{7}|[15]\d{8})$/.test(e164)

/** A stored number as Malaysians write it: "012-345 6789"; foreign numbers stay as they are. */
export function displayPhone(e164: string): string {
  const national = /^\+60(\d{8,10})$/.exec(e164)?.[1]
  if (national === undefined) return e164
  const area = national.startsWith('8') ? 2 : national.startsWith('1') ? 2 : 1
  const rest = national.slice(area)
  return `0${national.slice(0, area)}-${rest.slice(0, -4)} ${rest.slice(-4)}`
}

// Mobiles 1x (011 and 015 have a digit more); fixed lines 3–9, whose own number never begins with 0 or 1.
const malaysian = /^(?:1[02-46-9]\d{7}|1[15]\d{8}|3[2-9]\d{7}|8\d[2-9]\d{5}|[4-79][2-9]\d{6})$/
