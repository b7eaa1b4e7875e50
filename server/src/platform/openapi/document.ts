import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../../config.ts'
import type { KedaiApp } from '../http/app-types.ts'

type Transform = typeof jsonSchemaTransform

// The marks from which the tests generate their matrices: who may call, with which right, whose id.
const withMarks: Transform = (operation) => {
  const { config } = operation.route
  const marks = { 'x-auth': config?.auth ?? 'none', 'x-work': config?.work, 'x-id-of': config?.idOf, 'x-writes': config?.writes, 'x-csrf': config?.csrf }
  // Every body may come in each of the three forms (contract §1), so files can be described too.
  const consumes = operation.schema?.body ? ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'] : undefined
  const schema = { ...operation.schema, ...(consumes && { consumes }), ...Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== undefined)) }
  return jsonSchemaTransform({ ...operation, schema })
}

/** `/openapi.json`, made of the contracts, and `/docs` to read it. */
export async function documentOperations(app: KedaiApp, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kedai', version: '1.0.0', description: 'Calls answer in the envelope `status`, `message`, `data`. Money is text with two decimals.' },
      servers: [{ url: publicUrl }],
    },
    transform: withMarks,
  })
  app.get('/openapi.json', { schema: { hide: true }, config: { raw: true } }, async () => app.swagger())
}
