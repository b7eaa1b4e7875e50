import type { Config } from '../../../../platform/config/config.ts'
import { sameText, sign, signingKey } from '../../../../platform/signing.ts'

export type StopRef = { shopId: number; address: string }

/** The link under each mail by which its reader stops them; it carries whom it is about, signed. */
export function stopLinks({ publicUrl, appSecret }: Pick<Config, 'publicUrl' | 'appSecret'>) {
  const key = signingKey(appSecret, 'unsubscribe')
  return {
    urlOf({ shopId, address }: StopRef): string {
      const body = `${shopId.toString(36)}.${Buffer.from(address).toString('base64url')}`
      return `${publicUrl}/unsubscribe/${body}.${sign(key, body)}`
    },
    read(token: string): StopRef | null {
      const [, body = '', shop = '', address = '', signature = ''] =
        /^(([0-9a-z]{1,8})\.([\w-]{2,400}))\.([\w-]{22})$/.exec(token) ?? []
      return body !== '' && sameText(signature, sign(key, body))
        ? { shopId: parseInt(shop, 36), address: Buffer.from(address, 'base64url').toString() }
        : null
    },
  }
}
