import type { OutsideService } from '../../platform/config/realtime.ts'
import type { RealtimeApp } from '../../platform/realtime/signatures.ts'

/** One event for one channel. `data` is JSON; `socketId` is left out of those who hear it. */
export type ChannelEvent = { channel: string; name: string; data: string; socketId: string | null }

/** A service that holds the sockets. Both calls throw what `whyFailed` reads. */
export type ChannelService = {
  /** In this order. At most `maxInBatch`. */
  send(events: readonly ChannelEvent[]): Promise<void>
  /** Ends the sockets that are signed in as this person. */
  endUser(userId: string): Promise<void>
}

/** Of every compatible service: events in a call, and bytes of an event's data. */
export const maxInBatch = 10
export const maxDataBytes = 10_000

/** `isFinal`: it will never take this, however often it is asked. */
export type Failure = { isFinal: boolean; says: string }

const timeoutMs = 10_000

/** Through the official library, which is loaded where it is needed alone. */
export async function createChannelService(
  app: RealtimeApp,
  { host, port, tls }: OutsideService,
): Promise<ChannelService> {
  const { default: Pusher } = await import('pusher')
  const pusher = new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host,
    port: String(port),
    useTLS: tls,
    timeout: timeoutMs,
  })
  return {
    async send(events) {
      await pusher.triggerBatch(
        events.map(({ channel, name, data, socketId }) => ({
          channel,
          name,
          data,
          ...(socketId !== null && { socket_id: socketId }),
        })),
      )
    },
    async endUser(userId) {
      await pusher.terminateUserConnections(userId)
    },
  }
}

/** What an answer, or its lack, says of a call. */
export function whyFailed(error: unknown): Failure {
  const { status, message } = error as { status?: unknown; message?: unknown }
  const says = typeof status === 'number' ? `it answered ${status}` : `it did not answer (${String(message)})`
  return { isFinal: status === 400 || status === 413 || status === 422, says }
}
