import { wrongOrigin } from './origin.ts'

export const pixelProviders = ['fb', 'ga', 'tiktok'] as const
export type PixelProvider = (typeof pixelProviders)[number]

export type GrowthSettings = {
  /** Whether offers wait from 20:00 to 09:00. */
  quietHours: boolean
  /** What the operator's provider takes for a part of a text, in sen: sellers are told before they send. */
  smsPartSen: number
  /** Where events of purchases go; a provider's own origin unless said. */
  pixelOrigins: Record<PixelProvider, string>
}

const own = {
  fb: 'https://graph.facebook.com',
  ga: 'https://www.google-analytics.com',
  tiktok: 'https://business-api.tiktok.com',
} as const satisfies Record<PixelProvider, string>

/** What is set, or the line that says what is wrong with it. `isPrivate`: nobody but this machine is served. */
export function readGrowth(
  given: (name: string) => string | null,
  isPrivate: boolean,
): { settings: GrowthSettings } | { wrong: string } {
  const quiet = given('QUIET_HOURS') ?? 'on'
  if (quiet !== 'on' && quiet !== 'off') return { wrong: `QUIET_HOURS must be one of on, off, not "${quiet}"` }
  if (quiet === 'off' && !isPrivate)
    return { wrong: 'QUIET_HOURS=off is allowed only while HOST and PUBLIC_URL are loopback' }
  const price = given('SMS_PART_SEN') ?? '10'
  if (!/^\d{1,4}$/.test(price)) return { wrong: `SMS_PART_SEN must be a whole number from 0 to 9999, not "${price}"` }
  const read = readPixelOrigins(given)
  return 'wrong' in read
    ? read
    : { settings: { quietHours: quiet === 'on', smsPartSen: Number(price), pixelOrigins: read.origins } }
}

function readPixelOrigins(
  given: (name: string) => string | null,
): { origins: Record<PixelProvider, string> } | { wrong: string } {
  const origins: Record<PixelProvider, string> = { ...own }
  for (const provider of pixelProviders) {
    const name = `${provider.toUpperCase()}_BASE_URL`
    const origin = given(name)
    if (origin === null) continue
    const wrong = wrongOrigin(name, origin)
    if (wrong) return { wrong }
    origins[provider] = new URL(origin).origin
  }
  return { origins }
}

/** The providers' own, and the usual rules. */
export const usualGrowth: GrowthSettings = { quietHours: true, smsPartSen: 10, pixelOrigins: own }
