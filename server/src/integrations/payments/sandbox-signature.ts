import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallbackRefusal } from './gateway.ts'

/** How far a signature's time may be from ours, in seconds. */
export const toleranceSeconds = 300

export const signatureHeader = 'x-sandbox-signature'

/** `t={unix seconds},v1={hex HMAC-SHA256 of "t.body"}`. */
export function signCallback(secret: Buffer, body: Buffer | string, now: Date): string {
  const at = String(Math.floor(now.getTime() / 1000))
  return `t=${at},v1=${macOf(secret, at, body).toString('hex')}`
}

/** Why a signature is not believed, or null. Several secrets are live while one replaces another; several `v1` may come. */
export function judgeSignature(
  secrets: readonly Buffer[],
  header: string | string[] | undefined,
  body: Buffer,
  now: Date,
): CallbackRefusal | null {
  if (typeof header !== 'string' || header.length > 1000) return 'unsigned'
  const parts = header.split(',').map((part) => part.trim())
  const times = valuesOf(parts, 't')
  const macs = valuesOf(parts, 'v1').filter((mac) => /^[0-9a-f]{64}$/.test(mac))
  const [at] = times
  if (at === undefined || times.length !== 1 || !/^\d{1,12}$/.test(at) || macs.length === 0) return 'unsigned'
  if (Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return 'stale'
  const expected = secrets.map((secret) => macOf(secret, at, body))
  return macs.some((mac) => expected.some((one) => timingSafeEqual(Buffer.from(mac, 'hex'), one))) ? null : 'forged'
}

const macOf = (secret: Buffer, at: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest()

const valuesOf = (parts: string[], name: string) =>
  parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1))
