// The only reader of the environment. Everything else is handed a Config.
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBounces, type BounceSettings } from './config-bounces.ts'
import { readSms } from './config-sms.ts'
import type { SmsSettings } from './integrations/sms/registry.ts'
import { isLoopback } from './loopback.ts'
import type { Faults } from './platform/faults.ts'
import { makeFolder } from './platform/files/make-folder.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type LogLevel = (typeof logLevels)[number]

/** `drafts`: the folder where large files grow before they are kept; with a local store, on the same disk. */
export type FileStore = { drafts: string } & (
  | { kind: 'local'; folder: string }
  | { kind: 's3'; bucket: string; region: string; endpoint: string | null; accessKeyId: string; secretAccessKey: string }
)

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
  dataDir: string
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  demo: boolean
  rateLimits: boolean
  realtimePort: number
  tls: { cert: string; key: string } | null
  metricsToken: string | null
  mail: { smtpUrl: string | null; from: string }
  /** null: mails that come back are not heard of. */
  bounces: BounceSettings | null
  /** null: no provider; a demo keeps texts in its mailbox. */
  sms: SmsSettings | null
  /** How many texts each shop may send in its day. */
  smsPerDay: number
  files: FileStore
  /** Bytes of the largest file that a seller may sell. */
  mostSoldBytes: number
  logLevel: LogLevel
  /** Empty, but for the proofs that have to see a race go wrong. */
  faults: Faults
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
    refuse(`DEMO=1 publishes its passwords, so HOST (${host}) and PUBLIC_URL (${publicUrl}) must be loopback; set DEMO=0 to serve other machines`)
  }
  if (!rateLimits && !private_) refuse('RATE_LIMITS=off is allowed only while HOST and PUBLIC_URL are loopback')
  return {
    port, host, publicUrl, shopHosts, databaseUrl, dataDir, demo, rateLimits,
    trustProxy: proxies(text(env, 'TRUST_PROXY')),
    realtimePort: wholeNumber(env, 'REALTIME_PORT', 8443, 0, 65535),
    tls: certificate(text(env, 'TLS_CERT'), text(env, 'TLS_KEY')),
    metricsToken: metricsToken(text(env, 'METRICS_TOKEN')),
    mail: { smtpUrl: mailServer(text(env, 'SMTP_URL')), from: text(env, 'MAIL_FROM') ?? 'Kedai <no-reply@localhost>' },
    bounces: bounceSettings(env),
    sms: smsProvider(env),
    smsPerDay: wholeNumber(env, 'SMS_PER_SHOP_PER_DAY', 200, 1, 100_000),
    files: fileStore(env, dataDir),
    mostSoldBytes: wholeNumber(env, 'SOLD_FILE_MAX_MB', 512, 1, 5_000) * 1024 * 1024,
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', logLevels),
    faults: plantedFaults(env),
    appSecret: appSecret(text(env, 'APP_SECRET'), databaseUrl, dataDir), // last: it may write
  }
}

/** Where the test suite finds a PostgreSQL of yours; null: it starts its own. */
export const readTestDatabaseUrl = (env: Environment = process.env): string | null => databaseAddress(text(env, 'TEST_DATABASE_URL'))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function refuse(line: string): never {
  throw new ConfigError(line)
}

const text = (env: Environment, name: string): string | null => env[name]?.trim() || null

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const given = text(env, name)
  if (given === null) return fallback
  const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN
  return value >= min && value <= max ? value : refuse(`${name} must be a whole number from ${min} to ${max}, not "${given}"`)
}

function oneOf<T extends string>(env: Environment, name: string, fallback: T, allowed: readonly T[]): T {
  const given = text(env, name) ?? fallback
  return allowed.find((value) => value === given) ?? refuse(`${name} must be one of ${allowed.join(', ')}, not "${given}"`)
}

const onOff = (env: Environment, name: string, fallback: boolean, [on, off]: [string, string]): boolean =>
  oneOf(env, name, fallback ? on : off, [on, off]) === on

function address(name: string, given: string, protocols: string[]): URL {
  const url = URL.canParse(given) ? new URL(given) : null
  // The value itself may hold a password, so it is not repeated.
  if (!url || !protocols.includes(url.protocol)) refuse(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  return url
}

function origin(given: string): Pick<Config, 'publicUrl' | 'shopHosts'> {
  const shopHosts = /^https?:\/\/\*\./i.test(given)
  const url = address('PUBLIC_URL', given.replace('//*.', '//'), ['http:', 'https:'])
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.hostname.includes('*') || (shopHosts && /^[\d.]+$|^\[/.test(url.hostname))) {
    refuse(`PUBLIC_URL must be a bare origin such as https://shop.example, or https://*.shop.example where each shop has a host of its own, not "${given}"`)
  }
  return { publicUrl: url.origin, shopHosts }
}

function databaseAddress(given: string | null): string | null {
  if (given === null) return null
  address('DATABASE_URL', given, ['postgres:', 'postgresql:'])
  return given
}

function mailServer(given: string | null): string | null {
  if (given === null) return null
  address('SMTP_URL', given, ['smtp:', 'smtps:'])
  return given
}

function bounceSettings(env: Environment): BounceSettings | null {
  const read = readBounces((name) => text(env, name))
  return 'wrong' in read ? refuse(read.wrong) : read.settings
}

function smsProvider(env: Environment): SmsSettings | null {
  const read = readSms((name) => text(env, name))
  return 'wrong' in read ? refuse(read.wrong) : read.settings
}

function proxies(given: string | null): false | number | string[] {
  if (given === null || given === 'none') return false
  if (/^\d$/.test(given)) return Number(given)
  const list = given.split(',').map((part) => part.trim())
  const known = /^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)$/
  return list.every((part) => known.test(part)) ? list : refuse(`TRUST_PROXY must be none, a number of hops, or addresses, not "${given}"`)
}

function certificate(cert: string | null, key: string | null): Config['tls'] {
  if (cert === null && key === null) return null
  if (cert === null || key === null) refuse('TLS_CERT and TLS_KEY must be given together')
  for (const [name, file] of [['TLS_CERT', cert], ['TLS_KEY', key]] as const) {
    if (!existsSync(file)) refuse(`${name} names a file that does not exist: ${file}`)
  }
  return { cert, key }
}

function plantedFaults(env: Environment): Faults {
  if (!onOff(env, 'KEDAI_TEST_SKIP_LOCKS', false, ['1', '0'])) return {}
  return text(env, 'NODE_ENV') === 'test' ? { skipLocks: true } : refuse('KEDAI_TEST_SKIP_LOCKS oversells on purpose; only tests may set it (NODE_ENV=test)')
}

const metricsToken = (given: string | null): string | null =>
  given === null || given.length >= 16 ? given : refuse('METRICS_TOKEN must have at least 16 characters')

function fileStore(env: Environment, dataDir: string): FileStore {
  const bucket = text(env, 'S3_BUCKET')
  const drafts = join(dataDir, 'files', 'drafts')
  if (bucket === null) return { kind: 'local', folder: join(dataDir, 'files'), drafts }
  const accessKeyId = text(env, 'S3_ACCESS_KEY_ID')
  const secretAccessKey = text(env, 'S3_SECRET_ACCESS_KEY')
  if (!accessKeyId || !secretAccessKey) refuse('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const endpoint = text(env, 'S3_ENDPOINT')
  if (endpoint) address('S3_ENDPOINT', endpoint, ['http:', 'https:'])
  return { kind: 's3', drafts, bucket, region: text(env, 'S3_REGION') ?? 'us-east-1', endpoint, accessKeyId, secretAccessKey }
}

function appSecret(given: string | null, databaseUrl: string | null, dataDir: string): string {
  if (given !== null) return given.length >= 32 ? given : refuse('APP_SECRET must have at least 32 characters')
  // Several processes may share that database: they must share the secret too.
  if (databaseUrl !== null) refuse('APP_SECRET must be given together with DATABASE_URL (at least 32 random characters)')
  return keptSecret(dataDir)
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret')
  try {
    makeFolder(dataDir)
    if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'))
    const secret = readFileSync(file, 'utf8').trim()
    return secret.length >= 32 ? secret : refuse(`${file} is damaged; remove it to get a new one (everybody signs in again)`)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    return refuse(`DATA_DIR (${dataDir}) cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}

// A link appears whole or not at all, and only for the first of two processes.
function writeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${content}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(draft)
  }
}
