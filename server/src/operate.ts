// npm run operate: what whoever runs the installation does to its shops, beside a running server or without one.
import { userInfo } from 'node:os'
import { ConfigError } from './platform/config/config.ts'
import { readPlaces, readPublicUrl } from './platform/config/places.ts'
import { WrongUse } from './features/operate/operators/actions/command.ts'
import { readCommand, runCommandOf } from './features/operate/operators/actions/run-operate.ts'
import { Refused } from './features/operate/operators/actions/refused.ts'
import { reachDatabase } from './platform/backup/reach-database.ts'

/** 0 done, 1 refused or broken, 2 typed wrongly, 69 and 78 as a server that cannot start. */
const exitCodes = { refused: 1, wrongUse: 2 } as const

try {
  await operate(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof WrongUse) process.exitCode = exitCodes.wrongUse
  else if (error instanceof ConfigError) process.exitCode = error.exitCode
  else {
    process.exitCode = exitCodes.refused
    // For anything that nobody foresaw the place in the code is told too.
    if (!(error instanceof Refused)) console.error(error)
  }
}

async function operate(args: readonly string[]): Promise<void> {
  const asked = readCommand(args)
  if ('help' in asked) return console.log(asked.help)
  const places = readPlaces()
  const publicUrl = readPublicUrl()
  const { client, close } = await reachDatabase(places)
  try {
    const operator = { client, name: asked.as ?? userInfo().username, dryRun: asked.dryRun }
    console.log(await runCommandOf(asked, operator, { places, publicUrl, now: new Date() }))
  } finally {
    await close()
  }
}
