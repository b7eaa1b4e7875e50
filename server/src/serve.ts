import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import type { BuiltApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { systemClock } from './platform/clock/clock.ts'
import { errorCode } from './platform/db/connection-errors.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { Database } from './platform/db/open-database.ts'

await start().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(error.exitCode)
})

async function start(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config, {
    onRestart: (ms) => console.error(`The database had died; it was started again in ${ms} ms.`),
    onLost: leaveWithoutDatabase,
  })
  const built = await buildApp({ config, database, clock: systemClock })
  stopGracefully(built, database)
  await built.deps.files.store.open()
  await built.startJobs()
  if (config.demo) await built.seedDemo()
  await built.deps.bounces.open()
  await listen(built, config)
  process.send?.('serving') // to the runner: from here on a death is no fault of the start
  await built.deps.pages.warmUp()
}

// Nothing can be served any more: whoever supervises this process starts it again, unless the folder has another owner now.
function leaveWithoutDatabase(error: Error): void {
  console.error(`The database is lost: ${error.message}`)
  process.exit(error instanceof ConfigError ? error.exitCode : 1)
}

async function listen({ app }: BuiltApp, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE' || code === 'EACCES') throw new ConfigError(`PORT ${config.port} on ${config.host} cannot be used (${code}); set another PORT`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') throw new ConfigError(`HOST ${config.host} is no address of this machine (${code}); set another HOST`)
    throw error
  }
  for (const line of greeting(config)) console.log(line)
}

// In flight is finished; behind a load balancer it is first given the time to look elsewhere.
function stopGracefully(built: BuiltApp, database: Database): void {
  let since: number | null = null
  const { close } = closeWithGrace({ delay: 15_000, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    since ??= performance.now()
    if (err) built.app.log.error({ err }, 'stopping after an error nobody expected')
    await built.close({ pauseMs: database.embedded === null ? 2_000 : 0 })
    await database.close()
  })
  // A whole group may be told to stop, and its runner tells it once more: only a wish that comes later means at once.
  const stop = () => {
    if (since === null) close()
    else if (performance.now() - since > 2_000) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
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
