import { openGuests } from '../load/browsers.ts'
import type { Asked } from '../load/asked.ts'
import { runLoad } from '../load/start-load.ts'
import type { Measured } from '../load/start-load.ts'
import type { BenchServer } from '../machine/running-server.ts'
import { orders, visits } from './asks.ts'

/** Requests that came at a fixed rate, and how long each took from the moment it was due, ms. */
export type Arrivals = Pick<Measured, 'p50' | 'p95' | 'p99' | 'most' | 'cpuMs' | 'disturbed' | 'requests'> & {
  what: 'orders' | 'views, a tenth orders'
  /** Requests a second. */
  wanted: number
}

const rates = { orders: [25, 50, 100], 'views, a tenth orders': [100, 250] } as const

/** What buyers of all ten shops ask for, whether the server keeps up or not. @throws Error when an answer was not what it must be. */
export async function measureArrivals(server: BenchServer, size: number, seconds: number): Promise<Arrivals[]> {
  const guests = await openGuests(server.port, 8)
  return [
    ...(await measureRates(server, 'orders', orders(size, guests), seconds)),
    ...(await measureRates(server, 'views, a tenth orders', visits(size, guests), seconds)),
  ]
}

async function measureRates(
  server: BenchServer,
  what: Arrivals['what'],
  asked: Asked,
  seconds: number,
): Promise<Arrivals[]> {
  const told: Arrivals[] = []
  let from = 0
  for (const wanted of rates[what]) {
    const { statuses, firstRefusal, upTo, ...measured } = await runLoad(server.pid, {
      port: server.port,
      connections: 64,
      warmUp: Math.min(2, seconds),
      seconds,
      perSecond: wanted,
      from,
      asked,
    })
    if (Object.keys(statuses).join() !== '200')
      throw new Error(`${what} at ${wanted}/s: answers ${JSON.stringify(statuses)}: ${firstRefusal}`)
    from = upTo
    const { p50, p95, p99, most, cpuMs, disturbed, requests } = measured
    told.push({ what, wanted, p50, p95, p99, most, cpuMs, disturbed, requests })
  }
  return told
}
