import { createHmac } from 'node:crypto'
import type { Deps } from '../../../../platform/deps.ts'
import { keyFor } from '../../../../platform/signing.ts'

type Parts = Pick<Deps, 'sealing' | 'config'>

/** Numbers of people are kept sealed; the hash beside each only tells that two are the same. */
export function sealNumbers(
  { sealing, config }: Parts,
  shopId: number,
  numbers: { identity: string; account: string },
) {
  const key = keyFor(config.appSecret, 'reseller-numbers')
  const hash = (kind: string, plain: string) => createHmac('sha256', key).update(`${shopId} ${kind} ${plain}`).digest()
  return {
    identitySealed: sealing.seal(numbers.identity, aboutOf(shopId, 'identity')),
    identityHash: hash('identity', numbers.identity),
    accountSealed: sealing.seal(numbers.account, aboutOf(shopId, 'account')),
    accountHash: hash('account', numbers.account),
  }
}

/** '' for what was sealed by a key that is gone. */
export const openNumber = ({ sealing }: Parts, shopId: number, kind: 'identity' | 'account', sealed: Buffer): string =>
  sealing.open(sealed, aboutOf(shopId, kind))?.plain ?? ''

/** A number of somebody who is no reseller, kept likewise; null for none. */
export const sealNumber = (
  { sealing }: Parts,
  shopId: number,
  kind: 'identity' | 'account',
  plain: string,
): Buffer | null => (plain === '' ? null : sealing.seal(plain, aboutOf(shopId, kind)))

const aboutOf = (shopId: number, kind: string): string => `reseller ${kind} of shop ${shopId}`
