import { sameText, sign, signingKey } from '../../signing.ts'

/** What can be sent by mail and come back. */
export const bounceKinds = { i: 'invoice', q: 'quote', s: 'statement', m: 'message' } as const
export type BounceKind = (typeof bounceKinds)[keyof typeof bounceKinds]

/** A hand-over by mail: a row of the table of its kind. */
export type BounceRef = { kind: BounceKind; shopId: number; deliveryId: number }

/** The envelope sender of each mail, and whose it was. One that we did not write reads as null. */
export type BounceAddresses = { of(ref: BounceRef): string; read(address: string): BounceRef | null }

/** Addresses that carry what they are about and our signature; servers on the way may write them in capitals. */
export function bounceAddresses(
  { local, domain }: { local: string; domain: string },
  appSecret: string,
): BounceAddresses {
  const key = signingKey(appSecret, 'bounce')
  const signed = (body: string): string =>
    `${body}-${Buffer.from(sign(key, body), 'base64url').subarray(0, signatureBytes).toString('hex')}`
  return {
    of: ({ kind, shopId, deliveryId }) =>
      `${local}+${signed(`${kind.charAt(0)}${shopId.toString(36)}-${deliveryId.toString(36)}`)}@${domain}`,
    read(address) {
      const [name, at] = halves(address.toLowerCase())
      if (at !== domain || !name.startsWith(`${local}+`)) return null
      const token = name.slice(local.length + 1)
      const [, letter = '', shop = '', delivery = ''] =
        /^([iqsm])([0-9a-z]{1,8})-([0-9a-z]{1,10})-[0-9a-f]{24}$/.exec(token) ?? []
      if (letter !== 'i' && letter !== 'q' && letter !== 's' && letter !== 'm') return null
      return sameText(token, signed(`${letter}${shop}-${delivery}`))
        ? { kind: bounceKinds[letter], shopId: parseInt(shop, 36), deliveryId: parseInt(delivery, 36) }
        : null
    },
  }
}

// 96 bits, as 24 characters that survive being capitalised.
const signatureBytes = 12

function halves(address: string): [string, string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)]
}
