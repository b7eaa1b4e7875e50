/** Pusher protocol 7: what goes over a socket, and the codes of its errors. (contract §6) */
export const activitySeconds = 30
/** A socket that says nothing for so long is closed; clients ping after `activitySeconds`. */
export const idleMs = 120_000
export const maxFrameBytes = 64 * 1024

/** As close codes, 4001–4099 keep a client away, 4100–4199 let it come back after a while, 4200–4299 at once. */
export const codes = {
  unknownApp: 4001,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorised: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  idle: 4201,
  clientEventRefused: 4301,
} as const

/** What a client sends. `data` is an object, or the JSON text of one. */
export type Frame = { event: string; channel: string | null; data: unknown }

/** null for what is no frame. */
export function parseFrame(text: string): Frame | null {
  const value = parseJson(text)
  if (!isRecord(value) || typeof value['event'] !== 'string') return null
  const { event, channel, data } = value
  return { event, channel: typeof channel === 'string' ? channel : null, data: readData(data) }
}

/** A frame to a client. Whatever the server says itself carries its data as JSON text. */
export const frameOf = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) })

/** The text of an event as it was handed over, which may be any. */
export const eventFrame = (event: string, channel: string, data: string): string =>
  JSON.stringify({ event, channel, data })

export const errorFrame = (code: number, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } })

export const refusalFrame = (channel: string, error: string, status = 401): string =>
  JSON.stringify({
    event: 'pusher:subscription_error',
    channel,
    data: { type: status === 401 ? 'AuthError' : 'LimitReached', error, status },
  })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readData = (data: unknown): unknown => (typeof data === 'string' ? (parseJson(data) ?? data) : data)
