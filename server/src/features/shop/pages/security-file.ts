import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'

const day = 86_400_000
const validDays = 180

/**
 * `/.well-known/security.txt` (RFC 9116), on every host alike. It has to name a day after which it is stale, within a year; from
 * midnight, so that its bytes stay the same for a day.
 */
export async function securityFileRoutes(
  app: KedaiApp,
  { clock, config: { publicUrl, securityContact } }: Deps,
): Promise<void> {
  app.get('/.well-known/security.txt', { schema: { hide: true }, config: { raw: true } }, async (_request, reply) => {
    const midnight = Math.floor(clock.now().getTime() / day) * day
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(midnight + validDays * day).toISOString()}`,
      'Preferred-Languages: ms, en, zh',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
