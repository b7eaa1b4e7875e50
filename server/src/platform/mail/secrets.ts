import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from '../signing.ts'
import type { RenderedMail } from './render-mail.ts'

/** What a secret is made from: it may lie in the database. */
export type Secret = { seed: string; as: 'token' | 'code' }

/** Where the secret stands in a mail that is not written out yet. */
export const secretMark = '~secret~'

export type Secrets = {
  /** A link's token of 256 bits, or a code of six digits, with what it is made from. Only its hash and its seed are to be stored. */
  make(as: Secret['as']): { value: string; secret: Secret }
  fill(mail: RenderedMail, secret: Secret | undefined): RenderedMail
}

/** Secrets that are worked out again when their mail leaves, so that neither the outbox nor a dump of it opens anything. */
export function createSecrets(appSecret: string): Secrets {
  const key = keyFor(appSecret, 'mail secret')
  const valueOf = ({ seed, as }: Secret): string => {
    const bytes = createHmac('sha256', key).update(seed).digest()
    return as === 'token' ? bytes.toString('base64url') : String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }
  return {
    make(as) {
      const secret = { seed: randomBytes(32).toString('base64url'), as }
      return { value: valueOf(secret), secret }
    },
    fill({ subject, html, text }, secret) {
      if (!secret) return { subject, html, text }
      const value = valueOf(secret)
      return { subject, html: html.replaceAll(secretMark, value), text: text.replaceAll(secretMark, value) }
    },
  }
}
