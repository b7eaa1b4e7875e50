import type { Config } from '../../config.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import { sameText } from '../signing.ts'
import type { KedaiApp } from './app-types.ts'
import { createMetrics } from './metrics.ts'

export type Readiness = {
  /** Whether a request could be served now. */
  check: () => Promise<boolean>
}

/** What the people who run it ask: alive, ready, how busy. (contract §8) */
export async function operationRoutes(app: KedaiApp, config: Pick<Config, 'metricsToken'>, readiness: Readiness): Promise<void> {
  const metrics = createMetrics(app)
  const schema = { hide: true }
  app.get('/healthz', { schema, config: { raw: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema, config: { raw: true } }, async (_request, reply) => {
    const ready = await readiness.check().catch(() => false)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', { schema, config: { raw: true } }, async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
    if (config.metricsToken === null || !sameText(given, config.metricsToken)) throw new AppError('not_found', texts.notFound)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}
