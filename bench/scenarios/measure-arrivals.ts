import { openGuests } from '../load/browsers.ts'
import { runLoad } from '../load/start-load.ts'
import type { Measured } from '../load/start-load.ts'
import type { BenchServer } from '../machine/running-server.ts'
import { orders } from './asks.ts'

/** Orders that came at a fixed rate, and how long each took from the moment it was due, ms. */
export type Arrivals = Pick<Measured, 'p50' | 'p95' | 'p99' | 'most' | 'cpuMs' | 'disturbed' | 'requests'> & {
  /** Orders a second. */
  wanted: number
}

const rates = [25, 50, 100]

/** Orders as buyers place them, whether the server keeps up or not. @throws Error when one was not taken. */
export async function measureArrivals(server: BenchServer, size: number, seconds: number): Promise<Arrivals[]> {
  const guests = await openGuests(server.port, 8)
  const told: Arrivals[] = []
  let from = 0
  for (const wanted of rates) {
    const { statuses, firstRefusal, upTo, ...measured } = await runLoad(server.pid, {
      port: server.port,
      connections: 64,
      warmUp: Math.min(2, seconds),
      seconds,
      perSecond: wanted,
      from,
      asked: orders(size, guests),
    })
    if (Object.keys(statuses).join() !== '200')
      throw new Error(`orders at ${wanted}/s: answers ${JSON.stringify(statuses)}: ${firstRefusal}`)
    from = upTo
    const { p50, p95, p99, most, cpuMs, disturbed, requests } = measured
    told.push({ wanted, p50, p95, p99, most, cpuMs, disturbed, requests })
  }
  return told
}
