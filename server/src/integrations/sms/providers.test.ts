import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock } from '../../platform/clock/clock.ts'
import { moceanApi } from './mocean.ts'
import { smsGuard, smsOverHttp } from './over-http.ts'
import type { SmsApi } from './sms-api.ts'
import { sms123Api } from './sms123.ts'
import { startStandIn } from './stand-in.fixture.ts'
import { twilioApi } from './twilio.ts'

let standIn: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => void standIn.asked.splice(0))

const accountSid = `AC${'0'.repeat(32)}`
const sms = { to: '+60123456789', text: 'RM0.00 Kedai: Invois INV-1 & é发', ref: 'kedai-1-2-x' }
const apis = {
  mocean: () =>
    moceanApi({
      provider: 'mocean',
      apiKey: 'key-of-mocean',
      apiSecret: 'secret-of-mocean',
      from: 'Kedai',
      baseUrl: standIn.baseUrl,
    }),
  twilio: () =>
    twilioApi({
      provider: 'twilio',
      accountSid,
      authToken: 'token-of-twilio',
      from: '+15005550006',
      baseUrl: standIn.baseUrl,
    }),
  sms123: () => sms123Api({ provider: 'sms123', apiKey: 'key-of-sms123', baseUrl: standIn.baseUrl }),
}
// A busy machine answers late: only who never answers is waited for shortly.
const send = (api: SmsApi, timeoutMs = smsGuard.timeoutMs) =>
  smsOverHttp(api, createTestClock('2026-11-20T04:00:00Z'), { ...smsGuard, timeoutMs }).send(sms)

describe('Mocean', () => {
  test('is asked as it wants to be, and its id is kept', async () => {
    standIn.say({
      status: 202,
      body: { messages: [{ status: 0, receiver: '60123456789', msgid: 'CPASS_restapi_C1.0001' }] },
    })
    expect(await send(apis.mocean())).toEqual({
      accepted: true,
      providerId: 'CPASS_restapi_C1.0001',
      parts: 1,
      response: 'CPASS_restapi_C1.0001',
    })
    expect(standIn.asked).toEqual([
      {
        method: 'POST',
        keepsOpen: false,
        path: '/rest/2/sms',
        query: {},
        authorization: null,
        form: {
          'mocean-api-key': 'key-of-mocean',
          'mocean-api-secret': 'secret-of-mocean',
          'mocean-from': 'Kedai',
          'mocean-to': '60123456789',
          'mocean-text': sms.text,
          'mocean-resp-format': 'json',
        },
      },
    ])
  })

  test.each([
    [
      'a wrong key',
      401,
      { status: 1, err_msg: 'Authorization failed' },
      'refused',
      '1',
      false,
      '1 Authorization failed',
    ],
    [
      'no credit',
      400,
      { status: '2', err_msg: 'Insufficient balance' },
      'refused',
      '2',
      false,
      '2 Insufficient balance',
    ],
    [
      'a number it refuses',
      202,
      { messages: [{ status: 28, err_msg: 'Invalid destination', receiver: 'x' }] },
      'refused',
      '28',
      false,
      '28 Invalid destination',
    ],
    ['too much at once', 202, { messages: [{ status: 32, err_msg: 'Throttled' }] }, 'busy', '32', true, '32 Throttled'],
  ])('%s', async (_what, status, body, failure, errorCode, retryable, response) => {
    standIn.say({ status, body })
    expect(await send(apis.mocean())).toEqual({ accepted: false, failure, errorCode, retryable, response })
  })
})

describe('Twilio', () => {
  test('is asked as it wants to be, and counts the parts itself', async () => {
    standIn.say({
      status: 201,
      body: { sid: 'SM1', status: 'queued', num_segments: '2', error_code: null, error_message: null },
    })
    expect(await send(apis.twilio())).toEqual({ accepted: true, providerId: 'SM1', parts: 2, response: 'queued SM1' })
    expect(standIn.asked).toEqual([
      {
        method: 'POST',
        keepsOpen: false,
        path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        query: {},
        authorization: `Basic ${Buffer.from(`${accountSid}:token-of-twilio`).toString('base64')}`,
        form: { To: '+60123456789', From: '+15005550006', Body: sms.text },
      },
    ])
  })

  test('a messaging service counts no parts yet: they are counted here', async () => {
    standIn.say({ status: 201, body: { sid: 'SM2', status: 'accepted', num_segments: '0' } })
    const from = `MG${'a'.repeat(32)}`
    expect(
      await send(twilioApi({ provider: 'twilio', accountSid, authToken: 't', from, baseUrl: standIn.baseUrl })),
    ).toMatchObject({ accepted: true, parts: 1 })
    expect(standIn.asked[0]?.form).toEqual({ To: '+60123456789', MessagingServiceSid: from, Body: sms.text })
  })

  test.each([
    [
      'a number it refuses',
      400,
      { code: 21211, message: "The 'To' number is not valid", more_info: 'https://x', status: 400 },
      'refused',
      '21211',
      false,
      "21211 The 'To' number is not valid",
    ],
    ['a wrong token', 401, { code: 20003, message: 'Authenticate' }, 'refused', '20003', false, '20003 Authenticate'],
    [
      'too much at once',
      429,
      { code: 20429, message: 'Too Many Requests' },
      'busy',
      '20429',
      true,
      '20429 Too Many Requests',
    ],
    [
      'one that failed at once',
      201,
      { sid: 'SM3', status: 'failed', error_code: 30003, error_message: 'Unreachable handset' },
      'refused',
      '30003',
      false,
      '30003 Unreachable handset',
    ],
  ])('%s', async (_what, status, body, failure, errorCode, retryable, response) => {
    standIn.say({ status, body })
    expect(await send(apis.twilio())).toEqual({ accepted: false, failure, errorCode, retryable, response })
  })
})

describe('SMS123', () => {
  test('is asked as it wants to be, with our reference', async () => {
    standIn.say({
      body: {
        status: 'ok',
        msgCode: 'E00001',
        statusMsg: 'Completed successfully.',
        referenceID: ['r1'],
        data: [{ recipients: '60123456789', referenceID: 'r1' }],
        balance: '9',
      },
    })
    expect(await send(apis.sms123())).toEqual({
      accepted: true,
      providerId: 'r1',
      parts: 1,
      response: 'E00001 Completed successfully.',
    })
    expect(standIn.asked).toEqual([
      {
        method: 'GET',
        keepsOpen: false,
        path: '/api/send.php',
        query: {
          apiKey: 'key-of-sms123',
          recipients: '60123456789',
          messageContent: sms.text,
          referenceID: 'kedai-1-2-x',
        },
        form: {},
        authorization: null,
      },
    ])
  })

  test.each([
    ['a low balance', { status: 'ok', msgCode: 'BE00128', statusMsg: 'Completed successfully(low balance).' }],
    ['one it has taken before', { status: 'error', msgCode: 'BE00096', statusMsg: 'Duplicated reference id found.' }],
  ])('%s is taken', async (_what, body) => {
    standIn.say({ body })
    expect(await send(apis.sms123())).toMatchObject({ accepted: true, response: `${body.msgCode} ${body.statusMsg}` })
  })

  test.each([
    ['E00250', 'Insufficient balance.'],
    ['E00242', 'Invalid recipient(s).'],
    ['E00359', 'Invalid API Key.'],
    ['BE00036', 'Not whitelisted.'],
  ])('%s is refused', async (msgCode, statusMsg) => {
    standIn.say({ body: { status: 'error', msgCode, statusMsg } })
    expect(await send(apis.sms123())).toEqual({
      accepted: false,
      failure: 'refused',
      errorCode: msgCode,
      retryable: false,
      response: `${msgCode} ${statusMsg}`,
    })
  })
})

describe.each(['mocean', 'twilio', 'sms123'] as const)('%s on a bad day', (name) => {
  // Whether it knows a reference again decides about what may have gone out.
  const mayHaveGone = name === 'sms123'

  test.each([
    ['hangs', 'hang', 'no_answer', mayHaveGone],
    ['never ends', 'endless', 'no_answer', mayHaveGone],
    ['breaks off', 'cut', 'no_answer', mayHaveGone],
    ['answers nonsense', { body: '<html><b>Welcome</b></html>' }, 'unreadable', mayHaveGone],
    ['answers other JSON', { body: { hello: 1 } }, 'unreadable', mayHaveGone],
    ['answers nothing', { body: '' }, 'unreadable', mayHaveGone],
    ['sends elsewhere', { status: 302, body: '' }, 'unreadable', mayHaveGone],
    ['was late for its proxy', { status: 504, body: 'Gateway Timeout' }, 'no_answer', mayHaveGone],
    ['throttles', { status: 429, body: 'slow down' }, 'busy', true],
    ['fails', { status: 500, body: 'oops' }, 'busy', true],
    ['is away', { status: 503, body: '' }, 'busy', true],
    ['forbids', { status: 403, body: '<h1>Forbidden</h1>' }, 'refused', false],
  ] as const)('%s', async (_what, next, failure, retryable) => {
    standIn.say(next)
    const outcome = await send(apis[name](), next === 'hang' || next === 'endless' ? 500 : undefined)
    expect(outcome).toMatchObject({ accepted: false, failure, retryable })
    expect(outcome.response).not.toMatch(/^\s*$|</)
    expect(standIn.asked.length).toBeLessThan(2) // a slow machine may be told to stop before it asked
  })

  test('nobody is there: nothing went out', async () => {
    const gone = await startStandIn()
    await gone.close()
    expect(await send({ ...apis[name](), baseUrl: gone.baseUrl })).toMatchObject({
      accepted: false,
      failure: 'unreachable',
      retryable: true,
      response: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('keys are never among the words that are kept', async () => {
    const { secrets } = apis[name]()
    for (const next of [
      { status: 400, body: secrets.join(' and ') },
      {
        status: 500,
        body: {
          status: 1,
          err_msg: secrets.join(),
          code: 1,
          message: secrets.join(),
          msgCode: 'E1',
          statusMsg: secrets.join(),
        },
      },
    ]) {
      standIn.say(next)
      const { response } = await send(apis[name]())
      for (const secret of secrets) expect(response).not.toContain(secret)
      expect(response).toContain('***')
    }
  })

  test('is left alone for half a minute after five failures in a row, and asked once then', async () => {
    const clock = createTestClock('2026-11-20T04:00:00Z')
    const provider = smsOverHttp(apis[name](), clock)
    standIn.say({ status: 503, body: '' })
    for (let count = 0; count < 7; count++) await provider.send(sms)
    expect(standIn.asked).toHaveLength(5)
    expect(await provider.send(sms)).toMatchObject({ failure: 'unreachable', retryable: true })
    clock.advance(30_000)
    await provider.send(sms)
    expect(standIn.asked).toHaveLength(6)
  })
})

test('a number that is refused is no failure of the provider', async () => {
  const provider = smsOverHttp(apis.twilio(), createTestClock('2026-11-20T04:00:00Z'))
  standIn.say({ status: 400, body: { code: 21211, message: 'no' } })
  for (let count = 0; count < 8; count++) await provider.send(sms)
  expect(standIn.asked).toHaveLength(8)
})
