import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { langs } from '@kedai/domain/text/lang.ts'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import type { KedaiApp } from '../http/app-types.ts'
import { sellerAppRoutes } from './seller-app-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'kedai-worker-'))
writeFileSync(join(folder, 'worker.js'), '// the worker')
afterAll(() => rmSync(folder, { recursive: true }))

async function open(url: string, sellerApp = true, file = 'worker.js') {
  const app = Fastify() as unknown as KedaiApp
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(({ code }: { code: string }, _request, reply) =>
    reply.code(code === 'not_found' ? 404 : 400).send(),
  )
  await sellerAppRoutes(app, { config: { sellerApp } as Config }, join(folder, file))
  const { statusCode: status, headers, body } = await app.inject(url)
  await app.close()
  return { status, headers, body }
}

test.each(langs)('the manifest in %s names the counter and what a phone begins with', async (lang) => {
  const { status, headers, body } = await open(`/seller/app/${lang}.webmanifest`)
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({ lang, start_url: '/seller', scope: '/seller', display: 'standalone' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/seller/orders',
    '/seller/orders/new',
    '/seller/products',
  ])
})

test('a manifest in a language of nobody is none', async () =>
  expect((await open('/seller/app/__proto__.webmanifest')).status).toBe(400))

test('the worker may stand for the whole counter and is asked for each time', async () => {
  const { status, headers, body } = await open('/seller/app/worker.js')
  expect([status, body]).toEqual([200, '// the worker'])
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'service-worker-allowed': '/seller',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await open('/seller/app/worker.js', true, 'none.js')).status).toBe(404)
})

test('turned off, the worker takes back what was kept and itself', async () => {
  const { body } = await open('/seller/app/worker.js', false)
  const kept = new Set(['kedai-kept', 'kedai-files-a', 'other'])
  const works: Promise<unknown>[] = []
  let isThere = true
  const self = {
    skipWaiting: () => {},
    registration: { unregister: async () => (isThere = false) },
    addEventListener: (_name: string, hear: (event: object) => void) =>
      hear({ waitUntil: (work: Promise<unknown>) => works.push(work) }),
  }
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
  new Function('self', 'caches', body)(self, caches)
  await Promise.all(works)
  expect([[...kept], isThere]).toEqual([['other'], false])
})
