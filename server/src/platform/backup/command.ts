import { ConfigError } from '../config/config.ts'
import { errorCode } from '../db/connection-errors.ts'

/** Runs a command of the operator's: what it refuses is one line, and `--help` its usage. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage)
  try {
    await work()
  } catch (error) {
    const isUsage = errorCode(error).startsWith('ERR_PARSE_ARGS')
    console.error(error instanceof Error ? error.message : String(error))
    if (isUsage) console.error(usage)
    // What is set wrong ends with its own code; for anything else the place in the code is told too.
    else if (!(error instanceof ConfigError)) console.error(error)
    process.exitCode = error instanceof ConfigError ? error.exitCode : 1
  }
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function bytesInWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${Math.round((bytes / 1000 ** step) * 10) / 10} ${units[step]}`
}
