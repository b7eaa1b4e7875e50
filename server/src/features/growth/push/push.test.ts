import { once } from 'node:events'
import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes, createPublicKey } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

// A push service and browsers of its own.
type Pushed = { path: string; headers: Record<string, string>; body: Buffer }
const pushed: Pushed[] = []
let status = 201
const service = createServer((request, answer) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    pushed.push({
      path: request.url ?? '',
      headers: request.headers as Record<string, string>, // none of ours comes twice
      body: Buffer.concat(pieces),
    })
    answer.writeHead(status).end()
  })
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // it listens on a port
afterAll(() => service.close())

function browser(name: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    // RFC 8291: what only this browser can read
    open({ body }: Pushed): Record<string, unknown> {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + (body[20] ?? 0))
      const coded = body.subarray(21 + theirs.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(coded.subarray(-16))
      const plain = Buffer.concat([decipher.update(coded.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
    },
  }
}

const path = '/api/ajax/seller/push'
const { app, shop, owner } = await startTestShop()
const rivalShop = await openTestShop(app, 'lain')
const rival = await signedIn(app, rivalShop.ownerId)

beforeEach(async () => {
  await app.asOwner('delete from push_subscriptions')
  pushed.splice(0)
  status = 201
})

/** A device that hears of orders, past its first message. */
async function switchOn(client: typeof owner, name: string) {
  const device = browser(name)
  expect((await client.put(path, device.subscription)).status).toBe(200)
  await app.runJobs()
  return device
}

test('a device is told that it is on, then of an order, its slip and its payment, and nobody else can read it', async () => {
  const device = browser('a')
  const first = await owner.put(path, device.subscription)
  expect([first.status, first.body.message]).toEqual([200, 'Notifications for new orders are on for this device.'])
  expect((await owner.put(path, device.subscription)).status).toBe(200) // the next time the counter is opened
  await app.runJobs()
  expect(pushed).toHaveLength(1)
  expect(device.open(pushed[0]!)).toMatchObject({ body: 'Notifications for new orders are on for this device.' })
  await switchOn(rival, 'rival')
  pushed.splice(0)

  const order = await placeTestOrder(app, shop)
  await app.runJobs()
  await app.runJobs()
  expect(pushed.map((one) => one.path)).toEqual(['/a'])
  expect(device.open(pushed[0]!)).toMatchObject({
    title: `New order ${order.orderNo}`,
    body: expect.stringMatching(/^RM[\s\u00a0]?\d+\.\d\d · .+/),
    url: `/seller/orders/${order.orderNo}?shop=demo`,
    waiting: 0,
  })
  expect(pushed[0]?.body.toString('latin1')).not.toContain(order.orderNo)
  expect(JSON.stringify(device.open(pushed[0]!))).not.toMatch(/Siti|0123456789|601/)

  await payTestOrder(app, shop, order)
  await app.runJobs()
  expect(device.open(pushed[1]!)).toMatchObject({ title: `Order ${order.orderNo} is paid`, waiting: 1 })
  expect(pushed[1]?.headers['topic']).toBe(pushed[0]?.headers['topic'])
  expect((await owner.delete(path, { body: { endpoint: device.subscription.endpoint } })).status).toBe(200)
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect(pushed).toHaveLength(2)
})

test('push services know who sends: a token for their own origin, signed by the key that browsers were given', async () => {
  const key = (await owner.get(path)).body.data.public_key as string
  await switchOn(owner, 'a')
  const { headers } = pushed[0]!
  const [, token = '', given] = /^vapid t=([^,]+), k=(.+)$/.exec(headers['authorization'] ?? '') ?? []
  expect(given).toBe(key)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'mailto:kedai@shop.test',
  })
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verify = createVerify('sha256').update(`${head}.${claims}`)
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify.verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
})

test('a device that is gone is forgotten; a service that is down is asked again, and not for ever', async () => {
  const count = async () => (await app.asOwner('select from push_subscriptions')).length
  for (const gone of [410, 404, 403]) {
    status = 201
    await switchOn(owner, `gone${gone}`)
    status = gone
    await placeTestOrder(app, shop)
    await app.runJobs()
    expect(await count(), String(gone)).toBe(0)
  }
  status = 201
  await switchOn(owner, 'slow')
  pushed.splice(0)
  status = 503
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect(pushed).toHaveLength(1)
  app.clock.advance(31_000)
  status = 201
  await app.runJobs()
  await app.runJobs()
  expect([pushed.length, await count()]).toEqual([2, 1])
  status = 503
  await placeTestOrder(app, shop)
  for (let n = 0; n < 20; n++) {
    app.clock.advance(3600_000)
    await app.runJobs()
  }
  expect([pushed.length, (await app.asOwner('select from push_messages')).length]).toEqual([8, 0])
})

test('nothing is told to who signed out, left the shop or lost the orders, nor to who did it', async () => {
  const staffId = await addStaff(app, shop.shopId, 'pekerja@kedai.test', ['orders'])
  const staff = await signedIn(app, staffId)
  await switchOn(staff, 'staff')
  pushed.splice(0)
  await app.asOwner(`update shop_members set permissions = '{products}' where user_id = ${staffId}`)
  await placeTestOrder(app, shop)
  await app.runJobs()
  expect(pushed).toHaveLength(0)
  expect((await staff.get(path)).status).toBe(403)
  await app.asOwner(`update shop_members set permissions = '{orders}' where user_id = ${staffId}`)
  await staff.post('/api/ajax/auth/logout')
  expect(await app.asOwner('select from push_subscriptions')).toHaveLength(0)

  await switchOn(owner, 'a')
  const order = await placeTestOrder(app, shop)
  await app.runJobs()
  pushed.splice(0)
  const paid = await owner.post(`/api/ajax/seller/orders/${order.orderNo}/record-payment`, {
    amount: '1.00',
    method: 'cash',
    reference: '',
  })
  expect(paid.status).toBe(200)
  await app.runJobs()
  expect(pushed).toHaveLength(0)
})

test.each([
  ['an address inside', { endpoint: 'https://169.254.169.254/x' }, 'endpoint'],
  ['no address', { endpoint: 'javascript:alert(1)' }, 'endpoint'],
  ['another port', { endpoint: 'https://push.test:8080/x' }, 'endpoint'],
  ['a point off the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }, 'keys'],
  ['short keys', { keys: { p256dh: 'BAAA', auth: 'AAAA' } }, 'keys.p256dh'],
])('%s is refused', async (_name, change, field) => {
  const refused = await owner.put(path, { ...browser('x').subscription, ...change })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.data.errors ?? refused.body.data)).toContain(field)
})

test('a person has ten devices at most in a shop, the newest', async () => {
  for (let n = 0; n < 12; n++) await owner.put(path, browser(`d${n}`).subscription)
  const rows = await app.asOwner<{ endpoint: string }>('select endpoint from push_subscriptions order by id')
  expect(rows.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(
    Array.from({ length: 10 }, (_, n) => `d${n + 2}`),
  )
})
