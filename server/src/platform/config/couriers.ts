import { courierCodes, type CourierCode } from '@kedai/domain/shipments/courier-providers.ts'
import { wrongOrigin } from './origin.ts'

/** Origins that stand in for a courier's own, by its code. */
export type CourierOrigins = Partial<Record<CourierCode, string>>

/** What `EASYPARCEL_BASE_URL` and its like say, or the line that says what is wrong with one. */
export function readCourierOrigins(
  given: (name: string) => string | null,
): { origins: CourierOrigins } | { wrong: string } {
  const origins: CourierOrigins = {}
  for (const code of courierCodes) {
    const name = `${code.toUpperCase()}_BASE_URL`
    const origin = given(name)
    if (origin === null) continue
    const wrong = wrongOrigin(name, origin)
    if (wrong) return { wrong }
    origins[code] = new URL(origin).origin
  }
  return { origins }
}
