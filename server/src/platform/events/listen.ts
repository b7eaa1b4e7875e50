import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Address } from '../db/pool.ts'

export type ListenOptions = {
  address: Address
  /** A plain lower-case name. */
  channel: string
  onPayload(payload: string): void
  /** The connection was away for a while: anything may have been missed. */
  onGap(): void
}

export type ListenHandle = { close(): Promise<void> }

const heartbeatMs = 20_000
const longestPauseMs = 1_000

/** Hears NOTIFY on a connection of its own, which comes back by itself when it is lost. */
export async function listen(options: ListenOptions): Promise<ListenHandle> {
  let closed = false
  let client = await connect()

  async function connect(): Promise<Client> {
    const next = new Client({
      ...options.address,
      application_name: 'kedai listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    next.on('error', () => {}) // its end is what counts
    next.on('notification', ({ payload }) => options.onPayload(payload ?? ''))
    await next.connect()
    await next.query(`listen ${options.channel}`)
    // A line that went silent is noticed by asking now and then.
    const heartbeat = setInterval(() => {
      next.query('select 1').catch(() => next.connection.stream.destroy())
    }, heartbeatMs)
    heartbeat.unref()
    next.once('end', () => {
      clearInterval(heartbeat)
      if (!closed) void reconnect()
    })
    return next
  }

  async function reconnect(): Promise<void> {
    for (let pause = 50; !closed; pause = Math.min(pause * 2, longestPauseMs)) {
      await sleep(pause, undefined, { ref: false })
      const next = await connect().catch(() => null)
      if (!next) continue
      client = next
      if (closed) await client.end()
      else options.onGap()
      return
    }
  }

  return {
    async close() {
      closed = true
      await client.end().catch(() => {})
    },
  }
}
