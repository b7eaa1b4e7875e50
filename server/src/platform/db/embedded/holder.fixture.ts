// A server's stand-in for the launcher's tests: holds the database of a data folder until it is killed.
import { ConfigError } from '../../config/config.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  const postgres = await openEmbeddedPostgres({ dataDir })
  process.stdout.write(`${JSON.stringify({ pid: postgres.pid(), ...postgres.connection })}\n`)
  setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: error instanceof ConfigError, message: String(error) })}\n`)
  process.exitCode = error instanceof ConfigError ? error.exitCode : 1
}
