import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFeature } from '../test-app/sample-feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'
import { knownFailure } from './known-failure.ts'
import { say } from './message.ts'

let kedai: TestApp
let client: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ features: [sampleFeature] })
  client = await kedai.client()
})
afterAll(() => kedai.close())

const broken = (what: string) => client.get(`/api/ajax/sample/broken/${what}`)

test('what nobody expected says nothing but a request id', async () => {
  const answer = await broken('secret')
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    status: false,
    code: 500,
    message: 'Sorry, something went wrong on our side. Please try again shortly.',
    data: { request_id: answer.headers['x-request-id'] },
  })
  expect(answer.text).not.toMatch(/hunter2|srv|Error|at /)
})

test('a reply that does not fit its contract is a failure in tests', async () => {
  expect((await client.get('/api/ajax/sample/wrong-reply')).status).toBe(500)
})

describe('bad days', () => {
  test.each([
    ['disk', 507, '60'],
    ['database', 503, '3'],
    ['deadlock', 503, '2'],
  ])('%s → %i', async (what, status, retryAfter) => {
    const answer = await broken(what)
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([status, status, retryAfter])
    expect(answer.body.data.request_id).toBe(answer.headers['x-request-id'])
  })
})

test('a conflict carries what changed', async () => {
  expect((await broken('conflict')).body).toMatchObject({ code: 409, data: { totals: { total: '12.30' } } })
})

test('a field of ours is told like one of the contract', async () => {
  expect((await broken('field')).body).toMatchObject({
    code: 422,
    message: 'No postcode 00000.',
    data: { postcode: ['No postcode 00000.'] },
  })
})

test('a refusal that is an answer is HTTP 200', async () => {
  const answer = await client.get('/api/ajax/sample/coupon')
  expect([answer.status, answer.body.status]).toEqual([200, false])
})

test('parameters may be texts in their own language; a missing one stays visible', () => {
  const text = { ms: '{field} {n}', en: '{field} {n}', zh: '{field} {n}' }
  expect(say(text, 'ms', { field: { ms: 'Nama', en: 'Name', zh: '姓名' }, n: 3 })).toBe('Nama 3')
  expect(say(text, 'en')).toBe('{field} {n}')
})

test('a failure is known by its cause too, and a missing file is not a missing database', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(knownFailure(new Error('cannot write', { cause: full }))?.code).toBe('storage_full')
  expect(knownFailure(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }))).toBeNull()
  expect(knownFailure(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' }))?.code).toBe('not_ready')
  expect(knownFailure(new Error('a mistake of ours'))).toBeNull()
  expect(knownFailure('text')).toBeNull()
})
