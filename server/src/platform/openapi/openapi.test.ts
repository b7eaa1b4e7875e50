import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFeature } from '../test-app/sample-feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'

let kedai: TestApp
beforeAll(async () => {
  kedai = await startTestApp({ features: [sampleFeature] })
})
afterAll(() => kedai.close())

test('the document is made of the contracts and carries the marks of each call', async () => {
  const { body, status } = await (await kedai.client()).get('/openapi.json')
  const document = body as unknown as {
    openapi: string
    paths: Record<string, Record<string, Record<string, unknown>>>
  } // answered raw
  expect([status, document.openapi]).toEqual([200, '3.1.0'])
  const paths = document.paths
  expect(paths['/api/ajax/sample/seller']?.['get']).toMatchObject({ 'x-auth': 'seller' })
  expect(paths['/api/ajax/sample/approve']?.['get']).toMatchObject({ 'x-auth': 'none', 'x-writes': true })
  expect(paths['/webhooks/sample']?.['post']).toMatchObject({ 'x-csrf': 'exempt' })
  const form = paths['/api/ajax/sample/form']?.['post']
  expect(JSON.stringify(form?.['requestBody'])).toContain('"format":"binary"')
  expect(JSON.stringify(form?.['requestBody'])).toContain('multipart/form-data')
  expect(JSON.stringify(form?.['responses'])).toContain('participants')
  expect(form?.['responses']).toMatchObject({
    default: {
      content: {
        'application/json': { schema: { properties: { status: { enum: [false] }, message: { type: 'string' } } } },
      },
    },
  })
})

test('it is written once, and not sent again to who has it', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    kedai.app.inject({ url: '/openapi.json', headers: { host: 'localhost:3000', ...headers } })
  const first = await ask()
  expect(first.headers).toMatchObject({
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    'cache-control': 'public, no-cache',
    'content-type': expect.stringContaining('application/json'),
  })
  const again = await ask({ 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const packed = await ask({ 'accept-encoding': 'gzip, br' })
  expect([
    packed.headers['content-encoding'],
    brotliDecompressSync(packed.rawPayload).toString('utf8') === first.body,
  ]).toEqual(['br', true])
})

test('the page of calls is ours to serve, script included', async () => {
  const client = await kedai.client()
  const page = await client.get('/docs/')
  expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  const script = /src="([^"]+)"/.exec(page.text)?.[1] ?? ''
  expect(script).not.toMatch(/^https?:/)
  expect((await client.get(new URL(script, 'http://localhost/docs/').pathname)).status).toBe(200)
})

test('outside of the demo the page of calls is for people who signed in', async () => {
  const closed = await startTestApp({ config: { demo: false } })
  expect((await (await closed.client()).get('/docs/')).status).toBe(404)
  await closed.close()
})
