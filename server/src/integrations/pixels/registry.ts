import type { PixelProvider } from '../../platform/config/growth.ts'
import { GatewayRefused } from '../payments/gateway.ts'
import { askProvider } from '../payments/provider-http.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import type { PixelAccount, PixelApi, Purchase, Told } from './purchase.ts'
import { tiktok } from './tiktok.ts'

const apis = { fb: facebook, ga: google, tiktok } satisfies Record<PixelProvider, PixelApi>
const timeoutMs = 5000

/** Tells a provider of a purchase; never throws. */
export async function tellPurchase(
  provider: PixelProvider,
  origin: string,
  account: PixelAccount,
  purchase: Purchase,
): Promise<Told> {
  const api: PixelApi = apis[provider]
  const secrets = api.secretsOf(account)
  try {
    const call = { method: 'POST' as const, takesText: true, secrets, ...api.call(account, purchase) }
    const answer = await askProvider(origin, call, AbortSignal.timeout(timeoutMs))
    const refused = api.refusal(answer)
    return refused === null
      ? { ok: true, response: 'taken' }
      : { ok: false, isFinal: true, response: refused.slice(0, 300) }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return { ok: false, isFinal: error instanceof GatewayRefused, response: hide(words, secrets).slice(0, 300) }
  }
}

const hide = (words: string, secrets: readonly string[]): string =>
  secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), words)
