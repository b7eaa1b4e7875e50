import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selfSigned } from '../../certificate.fixture.ts'
import { ConfigError, readConfig } from './config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kedai-config-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env })
const secret = 's'.repeat(32)

test('with nothing set it is a demo on this machine', () => {
  expect(read()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    shopHosts: false,
    trustProxy: false,
    databaseUrl: null,
    demo: true,
    rateLimits: true,
    realtimePort: 8443,
    tls: null,
    metricsToken: null,
    mail: { connections: 30 },
    files: { kind: 'local', folder: join(folder, 'files') },
    logLevel: 'info',
  })
})

test('the secret is made once, kept, and readable by its owner only', () => {
  const first = read().appSecret
  expect(first).toHaveLength(43)
  expect(read().appSecret).toBe(first)
  expect(readFileSync(join(folder, 'app-secret'), 'utf8').trim()).toBe(first)
  expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600)
})

const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'hunter2',
  SMS_FROM: '+15005550006',
}

test('one SMS provider is set up, or none', () => {
  expect(read().sms).toBeNull()
  expect(read(twilio).sms).toEqual({
    provider: 'twilio',
    accountSid: twilio.TWILIO_ACCOUNT_SID,
    authToken: 'hunter2',
    from: '+15005550006',
    baseUrl: null,
  })
  expect(read({ SMS_PROVIDER: 'mocean', MOCEAN_API_KEY: 'k', MOCEAN_API_SECRET: 's', SMS_FROM: 'Kedai' }).sms).toEqual({
    provider: 'mocean',
    apiKey: 'k',
    apiSecret: 's',
    from: 'Kedai',
    baseUrl: null,
  })
  expect(read({ SMS_PROVIDER: 'sms123', SMS123_API_KEY: 'k', SMS_BASE_URL: 'http://127.0.0.1:4000' }).sms).toEqual({
    provider: 'sms123',
    apiKey: 'k',
    baseUrl: 'http://127.0.0.1:4000',
  })
})

const bounces = { SMTP_URL: 'smtp://mail.test', MAIL_BOUNCE_ADDRESS: 'Bounces@mail.kedai.test' }

test('mails that come back are heard of where an address is set, by the process that has a port for them', () => {
  expect(read().bounces).toBeNull()
  expect(read(bounces).bounces).toEqual({ local: 'bounces', domain: 'mail.kedai.test', port: null, host: '127.0.0.1' })
  expect(read({ ...bounces, BOUNCE_SMTP_PORT: '2525', BOUNCE_SMTP_HOST: '10.0.0.4' }).bounces).toMatchObject({
    port: 2525,
    host: '10.0.0.4',
  })
})

test('settings are read in all their forms', () => {
  const [cert, key, other] = ['cert.pem', 'key.pem', 'other.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const pair = selfSigned()
  writeFileSync(cert, pair.cert)
  writeFileSync(key, pair.key)
  writeFileSync(other, selfSigned().key)
  expect(() => read({ TLS_CERT: cert, TLS_KEY: other })).toThrow(/^TLS_CERT .* cannot be used together: [^\n]+$/)
  expect(
    read({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Kedai.example/',
      DEMO: '0',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      DATABASE_URL: 'postgres://db/kedai',
      APP_SECRET: secret,
      TLS_CERT: cert,
      TLS_KEY: key,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Kedai <orders@kedai.example>',
    }),
  ).toMatchObject({
    port: 8080,
    publicUrl: 'https://kedai.example',
    demo: false,
    trustProxy: ['10.0.0.0/8', 'loopback'],
    databaseUrl: 'postgres://db/kedai',
    appSecret: secret,
    tls: { cert, key },
    files: { kind: 's3', bucket: 'pictures', region: 'us-east-1', endpoint: null },
    mail: { smtpUrl: 'smtps://mail.example' },
  })
  expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(read({ TRUST_PROXY: '::1, fd00::/8,192.0.2.7/32' }).trustProxy).toEqual(['::1', 'fd00::/8', '192.0.2.7/32'])
  for (const from of [
    'kedai@shop.test',
    'Kedai Kami <kedai@shop.test>',
    '"Kedai, Kajang" <kedai@shop.test>',
    '<kedai@shop.test>',
    '店 <a.b+c@mail.shop.test>',
  ])
    expect(read({ MAIL_FROM: from }).mail.from).toBe(from)
  for (const server of [
    'smtp://127.0.0.1:2525',
    'smtps://me%40shop:50%25@mail.shop.test',
    'smtp://[::1]:25/',
    'smtp://mail_relay',
  ])
    expect(read({ SMTP_URL: server }).mail.smtpUrl).toBe(server)
})

describe('a wrong setting is one line that names it', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PUBLIC_URL: 'kedai.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'http://localhost/shop' }, 'PUBLIC_URL must be a bare origin'],
    [{ HOST: '0.0.0.0' }, 'DEMO=1'],
    [{ PUBLIC_URL: 'https://kedai.example' }, 'DEMO=1'],
    [{ DEMO: 'yes' }, 'DEMO must be one of 1, 0'],
    [{ DEMO: '0', HOST: '0.0.0.0', RATE_LIMITS: 'off' }, 'RATE_LIMITS=off'],
    [{ DATABASE_URL: 'mysql://db/kedai' }, 'DATABASE_URL must be an address'],
    [{ DATABASE_URL: 'postgres://db/kedai' }, 'APP_SECRET must be given'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32'],
    [{ TLS_CERT: '/nowhere.pem' }, 'TLS_CERT and TLS_KEY'],
    [{ TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.pem' }, 'does not exist'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY must be'],
    [
      { TRUST_PROXY: '999.1.1.1' },
      'TRUST_PROXY must be none, a number of hops (0 to 9), or addresses such as loopback or 10.0.0.0/8, not "999.1.1.1"',
    ],
    [{ TRUST_PROXY: 'loopback, ::1/129' }, 'not "::1/129"'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'not "10.0.0.0/33"'],
    [{ TRUST_PROXY: '10.0.0.0/0' }, 'not "10.0.0.0/0"'],
    [{ TRUST_PROXY: 'dead' }, 'not "dead"'],
    [{ SECURITY_CONTACT: 'http://kedai.test/holes' }, 'SECURITY_CONTACT must be'],
    [{ SECURITY_CONTACT: 'a@kedai.test, b@kedai.test' }, 'SECURITY_CONTACT must be'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be an address'],
    [{ DEMO: '0', SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be an address of a domain of yours'],
    [
      { DEMO: '0', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Kedai <kedai@mail.LOCALHOST>' },
      'MAIL_FROM must be an address of a domain of yours',
    ],
    [{ SMTP_CONNECTIONS: '0' }, 'SMTP_CONNECTIONS must be a whole number'],
    [{ REGISTRATION: 'no' }, 'REGISTRATION must be one of open, closed'],
    [{ MAIL_PER_DAY: '0' }, 'MAIL_PER_DAY must be a whole number'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL names no mail server'],
    [{ SMTP_URL: 'smtp:mail.test' }, 'SMTP_URL names no mail server'],
    [{ SMTP_URL: 'smtp://kedai:hunter2@mail.test/inbox' }, 'SMTP_URL takes nothing behind the host'],
    [{ SMTP_URL: 'smtp://kedai:50%off@mail.test' }, 'SMTP_URL has a % in its user or password'],
    [
      { MAIL_FROM: 'Kedai' },
      'MAIL_FROM must be an e-mail address, alone or as Kedai <orders@shop.example> (a name with a comma in "quotes"), not "Kedai"',
    ],
    [{ MAIL_FROM: 'Kedai <kedai>' }, 'MAIL_FROM must be'],
    [{ MAIL_FROM: 'Kedai, Kajang <a@kedai.test>' }, 'MAIL_FROM must be'],
    [{ MAIL_FROM: 'a@kedai.test, b@kedai.test' }, 'MAIL_FROM must be'],
    [{ S3_BUCKET: 'pictures' }, 'S3_BUCKET needs'],
    [{ S3_ENDPOINT: 'https://s3.test' }, 'S3_ENDPOINT is set without S3_BUCKET'],
    [{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }, 'S3_ACCESS_KEY_ID is set without S3_BUCKET'],
    [{ MAIL_BOUNCE_ADDRESS: 'bounces@mail.test' }, 'MAIL_BOUNCE_ADDRESS is set without SMTP_URL'],
    [{ ...bounces, MAIL_BOUNCE_ADDRESS: 'bounces' }, 'MAIL_BOUNCE_ADDRESS must be like'],
    [{ ...bounces, MAIL_BOUNCE_ADDRESS: 'bounces+a@mail.test' }, 'MAIL_BOUNCE_ADDRESS must be like'],
    [{ ...bounces, MAIL_BOUNCE_ADDRESS: `${'b'.repeat(19)}@mail.test` }, 'up to 18 characters before the @'],
    [{ ...bounces, BOUNCE_SMTP_PORT: '0' }, 'BOUNCE_SMTP_PORT must be a whole number from 1'],
    [{ ...bounces, BOUNCE_SMTP_HOST: '10.0.0.4' }, 'BOUNCE_SMTP_HOST is set without BOUNCE_SMTP_PORT'],
    [{ ...bounces, BOUNCE_SMTP_PORT: '25', BOUNCE_SMTP_HOST: 'mail.test' }, 'BOUNCE_SMTP_HOST must be an IP address'],
    [{ BOUNCE_SMTP_PORT: '25' }, 'BOUNCE_SMTP_PORT is set without MAIL_BOUNCE_ADDRESS'],
    [{ SMS_PER_SHOP_PER_DAY: '0' }, 'SMS_PER_SHOP_PER_DAY must be a whole number from 1'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be one of mocean, twilio, sms123, not "pigeon"'],
    [
      { SMS_PROVIDER: 'mocean', MOCEAN_API_KEY: 'key', SMS_FROM: 'Kedai' },
      'SMS_PROVIDER=mocean needs MOCEAN_API_KEY, MOCEAN_API_SECRET, SMS_FROM; missing: MOCEAN_API_SECRET',
    ],
    [{ SMS_PROVIDER: 'twilio' }, 'missing: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM'],
    [{ SMS_PROVIDER: 'sms123' }, 'missing: SMS123_API_KEY'],
    [{ SMS123_API_KEY: 'key' }, 'SMS123_API_KEY is set without SMS_PROVIDER'],
    [{ SMS_BASE_URL: 'https://sms.test' }, 'SMS_BASE_URL is set without SMS_PROVIDER'],
    [
      { SMS_PROVIDER: 'sms123', SMS123_API_KEY: 'key', SMS_BASE_URL: 'http://sms.test' },
      'SMS_BASE_URL must be a bare origin',
    ],
    [
      { SMS_PROVIDER: 'sms123', SMS123_API_KEY: 'key', SMS_BASE_URL: 'https://sms.test/api' },
      'SMS_BASE_URL must be a bare origin',
    ],
    [{ ...twilio, SMS_FROM: '0123456789' }, 'SMS_FROM must be what Twilio sends from'],
    [{ ...twilio, TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_ACCOUNT_SID must be AC'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR (/dev/null/data) cannot be used'],
    [{ DATA_DIR: '/proc/nope' }, 'DATA_DIR (/proc/nope) cannot be used'],
    [{ DATA_DIR: '/proc/nope', APP_SECRET: 's'.repeat(32) }, 'DATA_DIR (/proc/nope) cannot be used'],
    [{ DATA_DIR: '/proc/self', APP_SECRET: 's'.repeat(32) }, 'DATA_DIR (/proc/self) cannot be used'],
    [{ TLS_CERT: '/', TLS_KEY: '/' }, 'TLS_CERT names a file that cannot be read: /'],
    [{ TLS_CERT: import.meta.filename, TLS_KEY: import.meta.filename }, 'TLS_CERT must be a PEM file'],
  ] satisfies [Record<string, string>, string][])('%j', (env, line) => {
    const attempt = () => read(env)
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(line)
  })

  test('and never repeats a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://kedai:hunter2@db/kedai' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
    expect(() => read({ ...twilio, SMS_FROM: 'no sender at all' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
  })
})

describe('certificates by ACME', () => {
  const facing = { PUBLIC_URL: 'https://kedai.test', HOST: '0.0.0.0', DEMO: '0', APP_SECRET: secret }
  test('are off unless a mail address is given, and then have ports of their own', () => {
    expect(read(facing)).toMatchObject({ acme: null, realtimePort: 8443 })
    expect(read({ ...facing, ACME_EMAIL: 'operator@kedai.test', HTTPS_PORT: '8444' })).toMatchObject({
      acme: {
        email: 'operator@kedai.test',
        directory: 'https://acme-v02.api.letsencrypt.org/directory',
        httpPort: 80,
        httpsPort: 8444,
      },
      realtimePort: 0,
    })
  })

  test.each([
    [{ HTTP_PORT: '80' }, /HTTP_PORT is set without ACME_EMAIL/],
    [{ ACME_EMAIL: 'operator' }, /ACME_EMAIL must be one mail address/],
    [{ ACME_EMAIL: 'a@kedai.test', PUBLIC_URL: 'http://kedai.test' }, /PUBLIC_URL must start with https/],
    [{ ACME_EMAIL: 'a@kedai.test', TRUST_PROXY: '1' }, /cannot be set with TRUST_PROXY/],
    [{ ACME_EMAIL: 'a@kedai.test', ACME_DIRECTORY: 'http://ca.test' }, /ACME_DIRECTORY must be/],
    [{ ACME_EMAIL: 'a@kedai.test', ACME_DIRECTORY: 'ca' }, /ACME_DIRECTORY must be/],
    [{ ACME_EMAIL: 'a@kedai.test', HTTP_PORT: '99999' }, /HTTP_PORT must be a whole number/],
  ])('%o is refused', (env, line) => {
    expect(() => read({ ...facing, ...env })).toThrow(line)
  })
})
