import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config/config.ts'
import { systemClock } from './platform/clock/clock.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { viteDevelopment } from './platform/ssr/vite-development.ts'

const config = readConfig()
const database = await openDatabase(config)
const built = await buildApp({ config, database, clock: systemClock, checkReplies: true, development: viteDevelopment })
closeWithGrace({ delay: 3_000 }, async () => {
  await built.close()
  await database.close()
})
await built.startJobs()
if (config.demo) await built.seedDemo()
await built.app.listen({ port: config.port, host: config.host })
console.log(`\n  Development at ${config.publicUrl}\n`)
