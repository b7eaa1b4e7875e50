import { Gauge, Histogram, Registry } from 'prom-client'
import type { KedaiApp } from './app-types.ts'
import { addServerMetrics } from './server-metrics.ts'
import type { MetricSources } from './server-metrics.ts'

/** Counts and times every answer by route pattern; addresses are never labels. */
export function createMetrics(app: KedaiApp, sources: MetricSources): { text: () => Promise<string> } {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'kedai_http_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  gauge(registry, 'kedai_resident_bytes', 'Resident memory', () => process.memoryUsage.rss())
  gauge(
    registry,
    'kedai_cpu_seconds',
    'CPU time used since the start',
    () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  )
  addServerMetrics(registry, sources)
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  return { text: () => registry.metrics() }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
