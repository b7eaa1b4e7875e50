import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipartOf } from '../test-app/multipart-of.ts'
import { sampleFeature } from '../test-app/sample-feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'

let kedai: TestApp
let client: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ features: [sampleFeature] })
  client = await kedai.client()
})
afterAll(() => kedai.close())

const form = '/api/ajax/sample/form'
const whole = {
  name: 'Aminah',
  quantity: 2,
  participants: [{ name: 'Siti', email: 'siti@buyer.test' }],
  channels: ['email', 'sms'],
}

const raw = async (payload: string | Buffer, type: string, method: 'POST' | 'PUT' | 'DELETE' = 'POST', url = form) => {
  const answer = await kedai.app.inject({
    method,
    url,
    payload,
    headers: {
      'content-type': type,
      host: 'localhost:3000',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': client.csrf ?? '',
      'accept-language': 'en',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the same body three ways', () => {
  const fields = {
    name: 'Aminah',
    quantity: '2',
    'participants[0][name]': 'Siti',
    'participants[0][email]': 'siti@buyer.test',
    'channels[]': 'email',
  }
  test('JSON', async () => expect((await client.post(form, whole)).body.data).toEqual({ ...whole, file: null }))
  test('a form', async () => {
    const body = `${new URLSearchParams(fields)}&channels%5B%5D=sms`
    expect((await raw(body, 'application/x-www-form-urlencoded')).body.data).toEqual({ ...whole, file: null })
  })
  test('multipart, with a file', async () => {
    const answer = await client.multipart(form, {
      ...fields,
      paymentProof: { filename: 'slip.jpg', bytes: Buffer.alloc(5) },
    })
    expect(answer.body.data).toEqual({ ...whole, channels: ['email'], file: 'slip.jpg 5' })
  })
  test('an untouched file input is no file', async () => {
    expect(
      (await client.multipart(form, { ...fields, paymentProof: { filename: '', bytes: Buffer.alloc(0) } })).body.data
        .file,
    ).toBeNull()
  })
})

describe('nothing to say', () => {
  test.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/octet-stream',
    'application/vnd.kedai.v1+json',
    'multipart/form-data',
    'garbage',
    ';',
  ])('empty as %s', async (type) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await raw('', type, method, '/api/ajax/sample/empty')).status).toBe(200)
  })
  test('an empty body where a form is wanted names the fields', async () => {
    const answer = await raw('', 'application/json')
    expect(answer.body).toMatchObject({
      code: 422,
      message: 'Name is required.',
      data: { name: ['Name is required.'] },
    })
  })
})

describe('refused', () => {
  test.each([
    ['broken JSON', '{"name":', 'application/json', 400],
    ['a prototype', '{"name":"a","__proto__":{"x":1}}', 'application/json', 400],
    ['a NUL', '{"name":"a\\u0000b"}', 'application/json', 400],
    ['half a character', '{"name":"a\\ud800b"}', 'application/json', 400],
    ['another type', '<a/>', 'application/xml', 415],
    ['no type at all', 'x', 'garbage', 415],
    ['a list', '[1]', 'application/json', 422],
    ['a text', '"a"', 'application/json', 422],
    ['a number', '5', 'application/json', 422],
    ['too deep JSON', '['.repeat(100_000), 'application/json', 400],
    ['a deep form', `a${'[b]'.repeat(9)}=1`, 'application/x-www-form-urlencoded', 400],
    [
      'many fields',
      Array.from({ length: 1500 }, (_, at) => `a${at}=1`).join('&'),
      'application/x-www-form-urlencoded',
      400,
    ],
    ['a large body', `{"name":"${'a'.repeat(1_100_000)}"}`, 'application/json', 413],
    ['broken multipart', '--x\r\nnonsense', 'multipart/form-data; boundary=x', 400],
    ['multipart without boundary', 'x', 'multipart/form-data', 400],
  ])('%s', async (_what, payload, type, status) => {
    const answer = await raw(payload, type)
    expect([answer.status, answer.body.code, answer.body.status]).toEqual([status, status, false])
  })
  test('a prototype by brackets changes nothing', async () => {
    await raw('name=a&__proto__[polluted]=1&constructor[prototype][polluted]=1', 'application/x-www-form-urlencoded')
    expect('polluted' in {}).toBe(false)
  })
  test('a file above 8 MB states the limit at its field', async () => {
    const answer = await client.multipart(form, {
      name: 'a',
      paymentProof: { filename: 'a.jpg', bytes: Buffer.alloc(8 * 1024 * 1024 + 1) },
    })
    expect(answer.body).toMatchObject({ code: 413, data: { paymentProof: [expect.stringContaining('8 MB')] } })
  })
  test('six files at once', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`file${at}`, { filename: 'a', bytes: Buffer.alloc(1) }]),
    )
    expect((await client.multipart(form, files)).status).toBe(413)
  })
  test('multipart cut half-way', async () => {
    const { payload, type } = multipartOf({ name: 'a', paymentProof: { filename: 'a.jpg', bytes: Buffer.alloc(5000) } })
    expect((await raw(payload.subarray(0, 2000), type)).status).toBe(400)
  })
})

describe('field messages', () => {
  test('what is said about the whole request is the first entry too', async () => {
    const answer = await client.get('/api/ajax/sample/broken/whole')
    expect(answer.body).toEqual({
      status: false,
      code: 422,
      message: 'Some details need to be corrected.',
      data: { general: ['Some details need to be corrected.'], left: 3 },
    })
    expect((await client.get('/api/ajax/sample/broken/conflict')).body.data).toEqual({ totals: { total: '12.30' } })
  })
  test('the first one is the message, names are dotted', async () => {
    const answer = await client.post(form, {
      name: 'a'.repeat(21),
      quantity: 'many',
      email: 'x',
      participants: [{ name: 'Siti', email: 'no' }],
      channels: ['fax'],
    })
    const { code, message, data } = answer.body
    expect([answer.status, code]).toEqual([422, 422])
    expect(Object.keys(data)).toEqual(['name', 'quantity', 'email', 'participants.0.email', 'channels.0'])
    expect(message).toBe(data.name[0])
    expect(data.name[0]).toBe('Name can have at most 20 characters.')
    expect(data.quantity[0]).toBe('Quantity must be a number.')
    expect(data['participants.0.email'][0]).toContain('incomplete')
  })
  test.each([
    ['ms', 'Nama perlu diisi.'],
    ['en', 'Name is required.'],
    ['zh', '请填写姓名。'],
  ])('in %s', async (lang, message) => {
    expect((await (await kedai.client(lang)).post(form, {})).body.message).toBe(message)
  })
  test('quantities', async () => {
    expect((await client.post(form, { name: 'a', quantity: 11 })).body.message).toBe('Quantity must be 10 or less.')
    expect((await client.post(form, { name: 'a', quantity: 0 })).body.message).toBe('Quantity must be 1 or more.')
    expect((await client.post(form, { name: 'a', quantity: 1.5 })).body.message).toBe(
      'Quantity must be a whole number.',
    )
  })
})
