// The only reader of the environment. Everything else is handed a Config.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBounces, type BounceSettings } from './bounces.ts'
import { readCourierOrigins, type CourierOrigins } from './couriers.ts'
import { readDns } from './dns.ts'
import { readFileStore, type FileStore } from './files.ts'
import { findUnwritable } from './folder.ts'
import { readAcme, type AcmeSettings } from './acme.ts'
import { readAlerts, type AlertSettings } from './alerts.ts'
import { readGrowth, type GrowthSettings } from './growth.ts'
import { readMail, type MailSettings } from './mail.ts'
import { readPaymentOrigins, type PaymentOrigins } from './payments.ts'
import { readProxies } from './proxies.ts'
import { readRealtime, type RealtimeSettings } from './realtime.ts'
import { readSendingLimits, type SendingLimits } from './sending.ts'
import { readSecurityContact } from './security.ts'
import { readSms } from './sms.ts'
import { readTls } from './tls.ts'
import { readTracing, type TracingSettings } from './tracing.ts'
import type { SmsSettings } from '../../integrations/sms/registry.ts'
import { isLoopback } from './loopback.ts'
import { writeOnce } from '../files/write-once.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** `app`: requests that write. `public`: pages that anybody sees. `jobs`: the queue. One more connection listens. */
export type PoolSizes = { app: number; public: number; jobs: number }

export type LogLevel = (typeof logLevels)[number]

export type Config = {
  port: number
  host: string
  /** Origin without a trailing slash, such as `http://localhost:3000`. */
  publicUrl: string
  /** Every shop is reached at `{username}.` before the host of `publicUrl`: PUBLIC_URL was given as `https://*.kedai.example`. */
  shopHosts: boolean
  /** What Fastify's `trustProxy` takes: hops, or addresses of the proxies in front. */
  trustProxy: false | number | string[]
  appSecret: string
  /** The one before, while what it sealed is still to be opened. */
  oldAppSecret: string | null
  dataDir: string
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** How many connections each pool of this process may open. */
  databasePools: PoolSizes
  /** How long a start waits for a DATABASE_URL that does not answer yet. */
  databaseWaitMs: number
  demo: boolean
  rateLimits: boolean
  /** Besides the web port; 0: none. */
  realtimePort: number
  realtime: RealtimeSettings
  tls: { cert: string; key: string } | null
  /** null: certificates are somebody else's work. */
  acme: AcmeSettings | null
  metricsToken: string | null
  mail: MailSettings
  /** null: mails that come back are not heard of. */
  bounces: BounceSettings | null
  /** null: no provider; a demo keeps texts in its mailbox. */
  sms: SmsSettings | null
  dnsServers: readonly string[] | null // null: the system's
  paymentOrigins: PaymentOrigins
  courierOrigins: CourierOrigins
  /** How many texts each shop may send in its day. */
  smsPerDay: number
  sending: SendingLimits
  growth: GrowthSettings
  /** Whom operators' alerts go to. */
  alerts: AlertSettings
  /** Where holes are reported: `mailto:` or `https:`. */
  securityContact: string
  tracing: TracingSettings | null // null: none, and nothing of them is loaded
  /** Whether anybody may open a shop; false: only who has an account or an invitation. */
  registration: boolean
  sellerApp: boolean // false takes back what browsers keep to open the counter without a network
  files: FileStore
  /** Bytes of the largest file that a seller may sell. */
  maxSoldBytes: number
  logLevel: LogLevel
}

/** A setting that is wrong. Its message is the one line to print before leaving with `exitCode`. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  /** EX_CONFIG: tells the runner that starting again will not help. */
  readonly exitCode: number = 78
}

/** A setting that names what cannot be reached now. */
export class UnreachableError extends ConfigError {
  override name = 'UnreachableError'
  /** EX_UNAVAILABLE: ends a start; a server that has served before is started again by the runner until it is back. */
  override readonly exitCode = 69
}

/** @throws ConfigError naming the setting, what it holds and what it may hold (contract §8). */
export function readConfig(env: Environment = process.env): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65535)
  const host = text(env, 'HOST') ?? '127.0.0.1'
  const { publicUrl, shopHosts } = origin(text(env, 'PUBLIC_URL') ?? `http://localhost:${port}`)
  const databaseUrl = databaseAddress(text(env, 'DATABASE_URL'))
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data')
  const demo = onOff(env, 'DEMO', true, ['1', '0'])
  const rateLimits = onOff(env, 'RATE_LIMITS', true, ['on', 'off'])
  const private_ = isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
  if (demo && !private_) {
    refuse(
      `DEMO=1 publishes its passwords, so HOST (${host}) and PUBLIC_URL (${publicUrl}) must be loopback; set DEMO=0 to serve other machines`,
    )
  }
  if (!rateLimits && !private_) refuse('RATE_LIMITS=off is allowed only while HOST and PUBLIC_URL are loopback')
  const proxies = settled(readProxies(text(env, 'TRUST_PROXY'))).trustProxy
  const { acme } = settled(
    readAcme({
      read: (name) => text(env, name),
      port: (name, fallback) => wholeNumber(env, name, fallback, 0, 65535),
      publicUrl,
      others: { TLS_CERT: text(env, 'TLS_CERT') !== null, TRUST_PROXY: proxies !== false, DEMO: demo },
    }),
  )
  return {
    port,
    host,
    publicUrl,
    shopHosts,
    acme,
    databaseUrl,
    dataDir,
    demo,
    rateLimits,
    databasePools: {
      app: wholeNumber(env, 'DATABASE_POOL', usualPools.app, 2, 200),
      public: wholeNumber(env, 'DATABASE_POOL_PUBLIC', usualPools.public, 1, 100),
      jobs: wholeNumber(env, 'DATABASE_POOL_JOBS', usualPools.jobs, 1, 50),
    },
    databaseWaitMs: wholeNumber(env, 'DATABASE_WAIT_SECONDS', 60, 0, 3600) * 1000,
    trustProxy: proxies,
    realtimePort: acme === null ? wholeNumber(env, 'REALTIME_PORT', 8443, 0, 65535) : 0, // sockets are at the port of TLS
    tls: settled(readTls(text(env, 'TLS_CERT'), text(env, 'TLS_KEY'))).tls,
    metricsToken: secretOf(env, 'METRICS_TOKEN', 16),
    mail: settled(
      readMail((name) => text(env, name), { demo, connections: wholeNumber(env, 'SMTP_CONNECTIONS', 30, 1, 200) }),
    ).settings,
    bounces: settled(readBounces((name) => text(env, name))).settings,
    dnsServers: settled(readDns(text(env, 'DNS_SERVERS'))).servers,
    sms: settled(readSms((name) => text(env, name))).settings,
    paymentOrigins: settled(readPaymentOrigins((name) => text(env, name))).origins,
    courierOrigins: settled(readCourierOrigins((name) => text(env, name))).origins,
    smsPerDay: wholeNumber(env, 'SMS_PER_SHOP_PER_DAY', 200, 1, 100_000),
    sending: readSendingLimits((name, fallback, min, max) => wholeNumber(env, name, fallback, min, max)),
    alerts: settled(readAlerts((name) => text(env, name))).settings,
    securityContact: settled(readSecurityContact(text(env, 'SECURITY_CONTACT'), publicUrl)).contact,
    tracing: settled(readTracing((name) => text(env, name))).settings,
    growth: settled(readGrowth((name) => text(env, name), private_)).settings,
    registration: onOff(env, 'REGISTRATION', true, ['open', 'closed']),
    sellerApp: onOff(env, 'SELLER_APP', true, ['on', 'off']),
    files: fileStore(env, dataDir),
    maxSoldBytes: wholeNumber(env, 'SOLD_FILE_MAX_MB', 512, 1, 5_000) * 1024 * 1024,
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', logLevels),
    oldAppSecret: secretOf(env, 'APP_SECRET_OLD', 32),
    ...withSecret(env, appSecret(text(env, 'APP_SECRET'), databaseUrl, dataDir)), // last: it writes
  }
}

const withSecret = (env: Environment, secret: string): Pick<Config, 'appSecret' | 'realtime'> => ({
  appSecret: secret,
  realtime: settled(readRealtime((name) => text(env, name), secret)).settings,
})

/** Where the test suite finds a PostgreSQL of yours; null: it starts its own. */
export const readTestDatabaseUrl = (env: Environment = process.env): string | null =>
  databaseAddress(text(env, 'TEST_DATABASE_URL'))

export const usualPools: PoolSizes = { app: 12, public: 4, jobs: 3 }

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function refuse(line: string): never {
  throw new ConfigError(line)
}

/** A part of the settings that was read elsewhere. */
function settled<T extends object>(read: T | { wrong: string }): T {
  if ('wrong' in read) refuse(read.wrong)
  return read
}

export const text = (env: Environment, name: string): string | null => env[name]?.trim() || null

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const given = text(env, name)
  if (given === null) return fallback
  const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN
  return value >= min && value <= max
    ? value
    : refuse(`${name} must be a whole number from ${min} to ${max}, not "${given}"`)
}

function oneOf<T extends string>(env: Environment, name: string, fallback: T, allowed: readonly T[]): T {
  const given = text(env, name) ?? fallback
  return (
    allowed.find((value) => value === given) ?? refuse(`${name} must be one of ${allowed.join(', ')}, not "${given}"`)
  )
}

const onOff = (env: Environment, name: string, fallback: boolean, [on, off]: [string, string]): boolean =>
  oneOf(env, name, fallback ? on : off, [on, off]) === on

function address(name: string, given: string, protocols: string[]): URL {
  const url = URL.canParse(given) ? new URL(given) : null
  // The value itself may hold a password, so it is not repeated.
  if (!url || !protocols.includes(url.protocol))
    refuse(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  return url
}

/** @throws ConfigError for what is no bare origin */
export function origin(given: string): Pick<Config, 'publicUrl' | 'shopHosts'> {
  const shopHosts = /^https?:\/\/\*\./i.test(given)
  const url = address('PUBLIC_URL', given.replace('//*.', '//'), ['http:', 'https:'])
  if (
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username ||
    url.hostname.includes('*') ||
    (shopHosts && /^[\d.]+$|^\[/.test(url.hostname))
  ) {
    refuse(
      `PUBLIC_URL must be a bare origin such as https://shop.example, or https://*.shop.example where each shop has a host of its own, not "${given}"`,
    )
  }
  return { publicUrl: url.origin, shopHosts }
}

export function databaseAddress(given: string | null): string | null {
  if (given === null) return null
  address('DATABASE_URL', given, ['postgres:', 'postgresql:'])
  return given
}

function secretOf(env: Environment, name: string, least: number): string | null {
  const given = text(env, name)
  return given === null || given.length >= least ? given : refuse(`${name} must have at least ${least} characters`)
}

/** @throws ConfigError as `readConfig` */
export const fileStore = (env: Environment, dataDir: string): FileStore =>
  settled(readFileStore((name) => text(env, name), dataDir)).store

function appSecret(given: string | null, databaseUrl: string | null, dataDir: string): string {
  settled(findUnwritable(dataDir))
  if (given !== null) return given.length >= 32 ? given : refuse('APP_SECRET must have at least 32 characters')
  // Several processes may share that database: they must share the secret too.
  if (databaseUrl !== null)
    refuse('APP_SECRET must be given together with DATABASE_URL (at least 32 random characters)')
  const file = join(dataDir, 'app-secret')
  try {
    if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'))
    const secret = readFileSync(file, 'utf8').trim()
    return secret.length >= 32
      ? secret
      : refuse(`${file} is damaged; remove it to get a new one (everybody signs in again)`)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    return refuse(`DATA_DIR (${dataDir}) cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}
