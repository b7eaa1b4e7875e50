import type { RealtimeApp } from './platform/realtime/signatures.ts'
import { keyFor } from './platform/signing.ts'

export type RealtimeSettings = { app: RealtimeApp }

const builtIn = 'kedai'

/** The application of the live channel, by the names that are usual for it; or the line that says what is wrong with them. */
export function readRealtime(
  text: (name: string) => string | null,
  appSecret: string,
): { settings: RealtimeSettings } | { wrong: string } {
  const [id, key, secret] = [text('PUSHER_APP_ID'), text('PUSHER_APP_KEY'), text('PUSHER_APP_SECRET')]
  for (const [name, given] of Object.entries({ PUSHER_APP_ID: id, PUSHER_APP_KEY: key }))
    if (given !== null && !/^[\w-]{1,100}$/.test(given))
      return { wrong: `${name} may hold letters, digits, - and _ alone` }
  if (secret !== null && secret.length < 16) return { wrong: 'PUSHER_APP_SECRET must have at least 16 characters' }
  const own = keyFor(appSecret, 'realtime').toString('hex')
  return { settings: { app: { id: id ?? builtIn, key: key ?? builtIn, secret: secret ?? own } } }
}
