import { createECDH } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import { keyFor } from '../../../platform/signing.ts'

/** With what push services know who sends: a key pair, base64url, and where to complain. RFC 8292 */
export type PushKeys = { publicKey: string; privateKey: string; subject: string }

/**
 * The pair comes from APP_SECRET, so every process of an installation has the same one and none has to be kept. Where the secret
 * changes, devices subscribe anew the next time they open the counter.
 */
export function pushKeysOf({ appSecret, publicUrl, mail }: Pick<Config, 'appSecret' | 'publicUrl' | 'mail'>): PushKeys {
  const secret = keyFor(appSecret, 'push')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
    subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressOf(mail.from)}`,
  }
}

const addressOf = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from
