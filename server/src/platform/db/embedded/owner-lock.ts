import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'

const key = 5_334_241 // any number, the same for every Kedai
const timeoutMs = 1_500 // a killed predecessor's connection needs a moment to be noticed

/** Holds the data folder for this process for as long as the connection lives; null when another process holds it. */
export async function takeOwnerLock(connection: ClientConfig): Promise<Client | null> {
  const client = new Client({ ...connection, application_name: 'kedai owner' })
  client.on('error', () => {}) // its end is what counts
  await client.connect()
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]?.taken) return client
    if (performance.now() > deadline) {
      await client.end()
      return null
    }
    await sleep(50)
  }
}
