import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import type { BuiltApp } from './app.ts'
import { ConfigError, UnreachableError, readConfig } from './platform/config/config.ts'
import type { Config } from './platform/config/config.ts'
import { openFront } from './features/shop/host-certificates/actions/open-front.ts'
import type { Front } from './features/shop/host-certificates/actions/open-front.ts'
import { systemClock } from './platform/clock/clock.ts'
import { errorCode, isConnectionLoss } from './platform/db/connection-errors.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { Database } from './platform/db/open-database.ts'
import { judgeSecret } from './platform/db/secret-fingerprint.ts'

const heldLine =
  'Sending is held, since this database was restored from a backup: mails, texts, reminders, recurring invoices and other background work wait. ' +
  'Release them with npm run restore -- --release and start the server again.'

/** Told to stop while it was still starting. */
const givingUp = new AbortController()
/** What a start has opened so far, for one that ends early: an embedded database would go on running without us. */
const opened: { close(): Promise<unknown> }[] = []

/** What it means to be told to stop: to give up the start, and later to finish what is in flight. */
let stop = (): void => givingUp.abort()
/** The ports of a server that faces the net by itself. */
let front: Front | null = null
let lastlyTold = -Infinity
let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => askedToStop())
// The runner is gone (kill -9): nobody would start this process again, or pass a signal on to it.
process.once('disconnect', () => askedToStop({ onlyOnce: true }))
if (process.connected === false) givingUp.abort()

await start().catch(endStart)

async function start(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config, {
    onRestart: (ms) => console.error(`The database had died; it was started again in ${ms} ms.`),
    onLost: leaveWithoutDatabase,
    tell: (line) => console.error(line),
    signal: givingUp.signal,
  })
  opened.push(database)
  givingUp.signal.throwIfAborted()
  if ((await judgeSecret(database, config.appSecret)).changed)
    console.error('APP_SECRET is another one than before: everybody has to sign in again.')
  const built = await buildApp({ config, database, clock: systemClock })
  opened.push(built)
  stopGracefully(built, database)
  givingUp.signal.throwIfAborted()
  await built.deps.files.store.open()
  await built.startJobs()
  if (config.demo) await built.seedDemo()
  await built.deps.bounces.open()
  givingUp.signal.throwIfAborted()
  await listen(built, config)
  await faceTheNet(built, config)
  await built.deps.realtime.open((line) => console.error(line))
  if (database.held) console.error(heldLine)
  if (process.connected) process.send?.('serving') // to the runner: from here on a death is no fault of the start
  await built.deps.pages.warmUp()
}

// Whatever was opened is closed first: a refused start leaves nothing behind.
async function endStart(error: unknown): Promise<void> {
  if (isClosing) return // what was cut short by it; it ends the process by itself
  setTimeout(() => process.exit(1), 20_000).unref()
  for (const one of opened.reverse()) await one.close().catch(() => {})
  if (givingUp.signal.aborted) process.exit(0)
  const refusal = error instanceof ConfigError ? error : lostWhileStarting(error)
  console.error(refusal?.message ?? error)
  process.exit(refusal?.exitCode ?? 1)
}

const lostWhileStarting = (error: unknown): ConfigError | null =>
  isConnectionLoss(error)
    ? new UnreachableError(
        `The database went away during the start: ${error instanceof Error && error.message ? error.message : errorCode(error)}`,
      )
    : null

// Nothing can be served any more: whoever supervises this process starts it again, unless the folder has another owner now.
function leaveWithoutDatabase(error: Error): void {
  console.error(`The database is lost: ${error.message}`)
  process.exit(error instanceof ConfigError ? error.exitCode : 1)
}

async function listen({ app }: BuiltApp, config: Config): Promise<void> {
  try {
    // With ports of its own for the net, this one is for the machine itself.
    await app.listen({ port: config.port, host: config.acme === null ? config.host : '127.0.0.1' })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE' || code === 'EACCES')
      throw new ConfigError(`PORT ${config.port} on ${config.host} cannot be used (${code}); set another PORT`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new ConfigError(`HOST ${config.host} is no address of this machine (${code}); set another HOST`)
    throw error
  }
  for (const line of greeting(config)) console.log(line)
}

async function faceTheNet({ app, deps }: BuiltApp, { acme, host }: Config): Promise<void> {
  if (acme === null) return
  try {
    front = await openFront(app, deps, { ...acme, host })
  } catch (error) {
    throw new ConfigError(
      `HTTP_PORT ${acme.httpPort} or HTTPS_PORT ${acme.httpsPort} on ${host} cannot be used (${errorCode(error)}); free them, or set others`,
    )
  }
}

// A whole group may be told to stop, and its runner tells it once more: only a wish that comes later means at once.
function askedToStop({ onlyOnce = false } = {}): void {
  const isFirst = lastlyTold === -Infinity
  if (!isFirst && (onlyOnce || performance.now() - lastlyTold <= 2_000)) return
  if (!isFirst) process.exit(1)
  lastlyTold = performance.now()
  stop()
}

// In flight is finished; behind a load balancer it is first given the time to look elsewhere.
function stopGracefully(built: BuiltApp, database: Database): void {
  const { close } = closeWithGrace({ delay: 15_000, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err) built.app.log.error({ err }, 'stopping after an error nobody expected')
    isClosing = true
    const closing = front?.close()
    await built.close({ pauseMs: database.embedded === null ? 2_000 : 0 })
    await closing
    await database.close()
  })
  stop = () => {
    isClosing = true
    givingUp.abort() // should the start not be through yet
    close()
  }
}

function greeting(config: Config): string[] {
  if (!config.demo) return ['', `  Kedai is open at ${config.publicUrl}`, '']
  return [
    '',
    `  Kedai is open at ${config.publicUrl}`,
    '',
    `  Shop       ${config.publicUrl}/s/demo`,
    `  Sell       ${config.publicUrl}/login   seller@demo.test   demo-seller-1`,
    `  Mailbox    ${config.publicUrl}/demo/mailbox`,
    `  Calls      ${config.publicUrl}/docs`,
    '',
  ]
}
