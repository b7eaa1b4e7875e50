import { providerNames } from '@kedai/domain/payments/providers.ts'
import type { ProviderCode } from '@kedai/domain/payments/providers.ts'
import { wrongOrigin } from './origin.ts'

/** Origins that stand in for a provider's own, by its code. */
export type PaymentOrigins = Partial<Record<ProviderCode, string>>

/** What `BILLPLZ_BASE_URL` and its like say, or the line that says what is wrong with one. */
export function readPaymentOrigins(
  given: (name: string) => string | null,
): { origins: PaymentOrigins } | { wrong: string } {
  const origins: PaymentOrigins = {}
  for (const code of Object.keys(providerNames) as ProviderCode[]) {
    // the keys of a literal without further ones
    if (code === 'sandbox') continue
    const name = `${code.toUpperCase()}_BASE_URL`
    const origin = given(name)
    if (origin === null) continue
    const wrong = wrongOrigin(name, origin)
    if (wrong) return { wrong }
    origins[code] = new URL(origin).origin
  }
  return { origins }
}
