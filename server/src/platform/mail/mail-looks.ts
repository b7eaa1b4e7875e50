import { kedaiMailLook } from '@kedai/domain/theme/mail-look.ts'
import type { MailLook } from '@kedai/domain/theme/mail-look.ts'

export type LookOf = (shopId: number) => Promise<MailLook>

/** A shop's mails follow its design within so many milliseconds; a sale's thousand mails ask once. */
const keepMs = 10_000
const maxShops = 500

/** What each shop's mails look like, asked seldom. Without an answer a mail goes in Kedai's own look: it must not wait for colours. */
export function createMailLooks(lookOf: LookOf, now: () => number): LookOf {
  const cache = new Map<number, { until: number; look: Promise<MailLook> }>()
  return (shopId) => {
    const found = cache.get(shopId)
    if (found && found.until > now()) return found.look
    cache.delete(shopId)
    const [oldest] = cache.keys()
    if (cache.size >= maxShops && oldest !== undefined) cache.delete(oldest)
    const look = lookOf(shopId).catch(() => {
      cache.delete(shopId)
      return kedaiMailLook
    })
    cache.set(shopId, { until: now() + keepMs, look })
    return look
  }
}
