import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSms, type SmsSettings } from '../../../integrations/sms/registry.ts'
import { startStandIn } from '../../../integrations/sms/stand-in.fixture.ts'
import { signTwilio } from '../../../integrations/sms/twilio.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { makeApproved } from '../invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { smsReports } from '../../growth/messages/shared/sms-reports.ts'

const path = '/api/ajax/seller/invoices'
const app: TestApp = await startTestApp()
app.deps.config.publicUrl = 'https://kedai.example' // as providers would reach it; the tests themselves ask in memory
const shop = await openTestShop(app, 'demo')
const owner = await signedIn(app, shop.ownerId)
const standIn = await startStandIn()
afterAll(async () => {
  await standIn.close()
  await app.close()
})

const mocean = (): SmsSettings => ({
  provider: 'mocean',
  apiKey: 'k',
  apiSecret: 's',
  from: 'Kedai',
  baseUrl: standIn.baseUrl,
})
const twilio = (): SmsSettings => ({
  provider: 'twilio',
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token-of-twilio',
  from: '+15005550006',
  baseUrl: standIn.baseUrl,
})
beforeEach(() => {
  standIn.asked.splice(0)
  app.clock.advance(120_000)
})

async function sentBy(settings: SmsSettings) {
  app.deps.sms = createSms({ settings, clock: app.clock, mailbox: null })
  standIn.say(
    settings.provider === 'mocean'
      ? { body: { messages: [{ status: 0, msgid: 'C1' }] } }
      : { status: 201, body: { sid: 'SM1', status: 'queued', num_segments: '1' } },
  )
  const { hashslug, id } = await makeApproved(app, shop)
  expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })).status).toBe(200)
  const form = standIn.asked.at(-1)?.form ?? {}
  return { hashslug, id, form, url: form['mocean-dlr-url'] ?? form['StatusCallback'] ?? '' }
}
const report = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: url.replace('https://kedai.example', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const byMocean = (url: string, status: string, more: Record<string, string> = {}) =>
  report(url, {
    'mocean-msgid': 'C1',
    'mocean-from': 'Kedai',
    'mocean-to': '60123456789',
    'mocean-dlr-status': status,
    'mocean-error-code': '0',
    ...more,
  })
const byTwilio = (url: string, fields: Record<string, string>, token = 'token-of-twilio') =>
  report(url, fields, { 'x-twilio-signature': signTwilio(token, url, fields) })
const standing = async (hashslug: string) => {
  const { deliveries, timeline } = (await owner.get(`${path}/view/${hashslug}`)).body.data
  const { status, delivered_at, response } = deliveries[0]
  return {
    status,
    delivered: delivered_at !== null,
    response,
    told: timeline
      .filter(({ name }: { name: string }) => name === 'delivery.bounced')
      .map(({ text }: { text: string }) => text),
  }
}

test('Twilio’s own example of a signature is reckoned as it is printed', () => {
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  }
  expect(signTwilio('12345', 'https://example.com/myapp.php?foo=1&bar=2', fields)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=')
})

describe('a text of Mocean', () => {
  test('asks for a report at an address of its own, and is delivered once its phone has it', async () => {
    const { hashslug, form, url } = await sentBy(mocean())
    expect([form['mocean-dlr-mask'], url]).toEqual([
      '1',
      expect.stringMatching(/^https:\/\/kedai\.example\/webhooks\/sms\/mocean\/[0-9a-z]+\.[0-9a-z]+\.[\w-]{22}$/),
    ])
    expect(await standing(hashslug)).toMatchObject({ status: 'sent', delivered: false })
    for (const _ of [1, 2]) expect((await byMocean(url, '1')).statusCode).toBe(200)
    expect(await standing(hashslug)).toMatchObject({ status: 'sent', delivered: true, told: [] })
    expect((await byMocean(url, '2')).statusCode).toBe(200)
    expect(await standing(hashslug)).toMatchObject({ status: 'sent', delivered: true, told: [] })
  })

  test.each([
    ['2', '27 failed', '27'],
    ['3', '0 expired', '0'],
  ])('has bounced when its report says %s, once', async (status, words, code) => {
    const { hashslug, id, url } = await sentBy(mocean())
    for (const _ of [1, 2]) expect((await byMocean(url, status, { 'mocean-error-code': code })).statusCode).toBe(200)
    const after = {
      status: 'bounced',
      delivered: false,
      response: words,
      told: [`Not delivered by SMS to 012-345 6789: ${words}`],
    }
    expect(await standing(hashslug)).toEqual(after)
    expect((await byMocean(url, '1')).statusCode).toBe(200)
    expect(await standing(hashslug)).toEqual(after)
    expect(await app.asOwner('select last_send_failed from invoices where id = $1', [id])).toEqual([
      { last_send_failed: true },
    ])
  })

  test('believes nobody with another token, another text’s id, or other words', async () => {
    const [one, two] = [await sentBy(mocean()), await sentBy(mocean())]
    const stolen = `${one.url.slice(0, one.url.lastIndexOf('.'))}.${two.url.slice(two.url.lastIndexOf('.') + 1)}`
    const foreign =
      smsReports(
        { publicUrl: 'https://kedai.example', appSecret: 'a secret of somebody else, long enough' },
        'mocean',
      ).urlOf({ kind: 'invoice', shopId: shop.shopId, deliveryId: 1 }) ?? ''
    const answers = [
      await byMocean(stolen, '2'),
      await byMocean(foreign, '2'),
      await byMocean(one.url.replace('mocean', 'twilio'), '2'),
      await byMocean(one.url.replace('mocean', 'sms123'), '2'),
      await byMocean(one.url, '2', { 'mocean-msgid': 'C2' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect([(await byMocean(one.url, '9')).statusCode, (await report(one.url, {})).statusCode]).toEqual([400, 400])
    expect([await standing(one.hashslug), await standing(two.hashslug)]).toMatchObject([
      { status: 'sent', delivered: false },
      { status: 'sent', delivered: false },
    ])
  })

  test('that nobody knew the fate of is sent after all once its phone has it, and not for a report that it failed', async () => {
    app.deps.sms = createSms({ settings: mocean(), clock: app.clock, mailbox: null })
    standIn.say('cut')
    const { hashslug, id } = await makeApproved(app, shop)
    expect((await owner.post(`${path}/send/${hashslug}`, { channels: ['sms'] })).status).toBe(422)
    const url = standIn.asked.at(-1)?.form['mocean-dlr-url'] ?? ''
    expect([(await byMocean(url, '2')).statusCode, await standing(hashslug)]).toMatchObject([
      200,
      { status: 'failed', delivered: false, told: [] },
    ])
    for (const _ of [1, 2]) expect((await byMocean(url, '1')).statusCode).toBe(200)
    expect(await standing(hashslug)).toMatchObject({ status: 'sent', delivered: true })
    const { lifecycle, timeline } = (await owner.get(`${path}/view/${hashslug}`)).body.data
    expect([lifecycle, timeline.filter(({ name }: { name: string }) => name === 'delivery.sent').length]).toEqual([
      'sent',
      1,
    ])
    expect(await app.asOwner('select last_send_failed from invoices where id = $1', [id])).toEqual([
      { last_send_failed: false },
    ])
  })

  test('reports again later what overtakes the hand-over', async () => {
    const { hashslug, id, url } = await sentBy(mocean())
    await app.asOwner(`update invoice_deliveries set status = 'queued' where invoice_id = $1`, [id])
    const early = await byMocean(url, '1')
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '30'])
    await app.asOwner(`update invoice_deliveries set status = 'sent' where invoice_id = $1`, [id])
    expect([(await byMocean(url, '1')).statusCode, (await standing(hashslug)).delivered]).toEqual([200, true])
  })
})

describe('a text of Twilio', () => {
  const said = (MessageStatus: string, more: Record<string, string> = {}) => ({
    MessageSid: 'SM1',
    SmsSid: 'SM1',
    MessageStatus,
    To: '+60123456789',
    ...more,
  })

  test('goes from queued to delivered, and late words change nothing', async () => {
    const { hashslug, url } = await sentBy(twilio())
    expect(url).toMatch(/^https:\/\/kedai\.example\/webhooks\/sms\/twilio\//)
    for (const status of ['sending', 'sent']) expect((await byTwilio(url, said(status))).statusCode).toBe(200)
    expect((await standing(hashslug)).delivered).toBe(false)
    for (const status of ['delivered', 'sent', 'failed'])
      expect((await byTwilio(url, said(status))).statusCode).toBe(200)
    expect(await standing(hashslug)).toMatchObject({ status: 'sent', delivered: true, told: [] })
  })

  test('has bounced with the code that Twilio gives', async () => {
    const { hashslug, url } = await sentBy(twilio())
    await byTwilio(url, said('undelivered', { ErrorCode: '30005' }))
    expect(await standing(hashslug)).toMatchObject({ status: 'bounced', response: '30005 undelivered' })
  })

  test('is believed with its signature alone, over this address and these words', async () => {
    const { hashslug, url } = await sentBy(twilio())
    const fields = said('undelivered')
    const wrong = [
      await report(url, fields),
      await byTwilio(url, fields, 'another token'),
      await report(url, fields, { 'x-twilio-signature': signTwilio('token-of-twilio', url, said('delivered')) }),
      await report(url, fields, { 'x-twilio-signature': signTwilio('token-of-twilio', `${url}x`, fields) }),
    ]
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
    expect(await standing(hashslug)).toMatchObject({ status: 'sent', delivered: false })
  })
})

test.each([
  'http://localhost:3000',
  'http://kedai.example',
  'https://192.168.1.4',
  'https://kedai.local',
  'https://kedai',
])('no report is asked for where no provider could bring it: %s', (publicUrl) => {
  expect(
    smsReports({ publicUrl, appSecret: 'x' }, 'mocean').urlOf({ kind: 'invoice', shopId: 1, deliveryId: 1 }),
  ).toBeNull()
})
