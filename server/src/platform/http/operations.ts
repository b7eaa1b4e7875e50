import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import { sameText } from '../signing.ts'
import type { KedaiApp } from './app-types.ts'
import { createMetrics } from './metrics.ts'
import type { ReadinessReport } from './readiness.ts'
import type { MetricSources } from './server-metrics.ts'

export type Operations = {
  readiness: () => Promise<ReadinessReport>
  metrics: MetricSources
}

/** What the people who run it ask: alive, ready, how busy. (contract §8) */
export async function operationRoutes(
  app: KedaiApp,
  config: Pick<Config, 'metricsToken'>,
  { readiness, metrics: sources }: Operations,
): Promise<void> {
  const metrics = createMetrics(app, sources)
  const schema = { hide: true }
  app.get('/healthz', { schema, config: { raw: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema, config: { raw: true } }, async (_request, reply) => {
    const { ready, checks } = await readiness()
    if (!ready) reply.header('retry-after', '2')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks })
  })
  app.get('/metrics', { schema, config: { raw: true } }, async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
    if (config.metricsToken === null || !sameText(given, config.metricsToken))
      throw new AppError('not_found', texts.notFound)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}
