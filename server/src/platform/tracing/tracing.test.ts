import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../test-shop/test-shop.ts'
import { tracedFetch } from './traced-fetch.ts'
import { currentTracer, isTracing, traced } from './tracing.ts'

const loaded = vi.hoisted(() => ({ times: 0 }))
vi.mock('@opentelemetry/sdk-trace-node', async (original) => {
  loaded.times++
  return original()
})

type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

// Stands in for a collector, and hears who is asked besides.
const spans: Sent[] = []
const bodies: string[] = []
const heard: (string | undefined)[] = []
const collector = createServer((request, answer) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    if (request.url === '/v1/traces') {
      bodies.push(body)
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] // as OTLP has it
      }
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    } else heard.push(request.headers['traceparent'] as string | undefined) // it stands there once
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

let address: string
let kedai: TestApp | null = null
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}` // it listens
})
afterEach(async () => {
  await kedai?.close()
  kedai = null
  spans.length = bodies.length = 0
})
afterAll(() => void collector.close())

const named = (name: string | RegExp) =>
  spans.filter((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)))
const only = (name: string | RegExp): Sent => {
  const [one] = named(name)
  if (!one) throw new Error(`no span ${name}: ${spans.map((span) => span.name).join(', ')}`)
  return one
}

test('off: nothing of it is loaded, and work costs nothing more', async () => {
  kedai = await startTestApp()
  await (await kedai.client()).get('/api/ajax/auth/me')
  expect([isTracing(), loaded.times]).toEqual([false, 0])
  const work = Promise.resolve()
  const started = performance.now()
  for (let n = 0; n < 100_000; n++) void traced('statement', 'x', () => work)
  expect(performance.now() - started).toBeLessThan(200) // 2 µs each would be far too much
})

describe('on', () => {
  test('a request arrives with what was done for it, each under its parent, and with nothing that anybody typed', async () => {
    kedai = await startTestApp({ config: { tracing: { endpoint: address }, trustProxy: 1 } })
    await addListing(kedai, await openTestShop(kedai, 'demo'), 'MUG', [{ stock: 100 }])
    const buyer = await kedai.client()
    const placed = await buyer.post(
      `${placeUrl('MUG')}?secret_query=Rahsia`,
      { ...aBuyer, quantity: 2, notes: 'Balut hadiah', expected_total: '56.00' },
      { headers: { 'x-forwarded-for': '203.0.113.9', traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` } },
    )
    expect(placed.status).toBe(200)
    await kedai.runJobs()
    const tracer = currentTracer()
    await kedai.close()
    kedai = null
    expect([tracer !== null, isTracing()]).toEqual([true, false])

    const request = only('POST /api/ajax/guest/order/place-order/:view_id')
    expect([request.traceId, request.parentSpanId]).toEqual(['ab'.repeat(16), 'cd'.repeat(8)])
    const transaction = spans.find(
      ({ name, parentSpanId }) => name === 'transaction' && parentSpanId === request.spanId,
    )
    expect(transaction?.traceId).toBe(request.traceId)
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
    expect(statements.length).toBeGreaterThan(3)
    expect(request.attributes.map(({ key }) => key).sort()).toEqual([
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
    expect(named(/mail|order/).some(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '')).toBe(true)
    const all = bodies.join()
    for (const word of ['Balut', aBuyer.name, aBuyer.phone, 'Rahsia', 'secret_query', '203.0.113', 'MUG', '@'])
      expect([word, all.includes(word)]).toEqual([word, false])
  })

  test('a stranger’s traceparent is no parent; who is asked gets one', async () => {
    kedai = await startTestApp({ config: { tracing: { endpoint: address } } })
    const guest = await kedai.client()
    await guest.get('/api/ajax/auth/me', {
      headers: { 'x-forwarded-for': '203.0.113.9', traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
    })
    await traced('job', 'asks', async () => void (await tracedFetch(`${address}/asked?key=Rahsia`, { headers: {} })))
    await kedai.close()
    kedai = null
    expect(only(/^GET \/api\/ajax\/auth\/me/).traceId).not.toBe('ab'.repeat(16))
    const call = only('GET to a provider')
    expect(call.parentSpanId).toBe(only('asks').spanId)
    expect(heard.at(-1)).toBe(`00-${call.traceId}-${call.spanId}-01`)
    expect(bodies.join()).not.toContain('Rahsia')
  })

  test('a collector that is away slows nothing, and what waits for it is bounded', async () => {
    kedai = await startTestApp({ config: { tracing: { endpoint: 'http://127.0.0.1:9' } } })
    const guest = await kedai.client()
    const started = performance.now()
    for (let n = 0; n < 20; n++) expect((await guest.get('/api/ajax/auth/me')).status).toBe(401)
    expect(performance.now() - started).toBeLessThan(4_000)
    const before = process.memoryUsage().heapUsed
    for (let n = 0; n < 60_000; n++) await traced('statement', `statement ${n % 50}`, async () => {})
    await sleep(10)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000) // 60,000 kept spans would be more
  })
})
