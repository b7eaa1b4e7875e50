import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'

/** An address as a customer is known by it: "Siti+raya@x.test" and "siti@x.test" are one person. */
export function foldEmail(typed: string): string {
  const address = normaliseEmail(typed)
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at).replace(/\+.*$/, '') || address.slice(0, at)}${address.slice(at)}`
}
