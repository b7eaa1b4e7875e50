import { openGuests, signInSeller } from '../load/browsers.ts'
import { runLoad } from '../load/start-load.ts'
import type { BenchServer } from '../machine/running-server.ts'
import { growing } from './asks.ts'

export type Growth = Record<string, { p50: number; p99: number; cpuMs: number }>

/** How long single calls take, one after the other on one connection, so that only the work counts. */
export async function measureGrowth(server: BenchServer, size: number, seconds: number): Promise<Growth> {
  const [guests, seller] = [await openGuests(server.port, 4), await signInSeller(server.port)]
  const growth: Growth = {}
  for (const [name, asked] of Object.entries(growing(size, guests, seller))) {
    const { p50, p99, cpuMs, statuses, firstRefusal } = await runLoad(server.pid, {
      port: server.port,
      connections: 1,
      warmUp: Math.min(0.7, seconds),
      seconds,
      from: 0,
      asked,
    })
    if (Object.keys(statuses).join() !== '200')
      throw new Error(`${name} at ${size}: answers ${JSON.stringify(statuses)}: ${firstRefusal}`)
    growth[name] = { p50, p99, cpuMs }
  }
  return growth
}
