import { execFile } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Address } from '../../server/src/platform/db/pool.ts'

const run = promisify(execFile)
const packaged = '/usr/lib/postgresql'

/** The newest `pgbench` of the distribution's packages, or the one in the path; null where there is none. */
export function findPgbench(): string | null {
  const versions = listed(packaged).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...versions.map((one) => join(packaged, one, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.map((folder) => join(folder, 'pgbench')).find(isProgram) ?? null
}

export type Pgbench = { program: string; address: Address; options?: string }

/**
 * Runs pgbench for so many seconds and answers how long each transaction took, milliseconds. A child of this process, so it is held
 * to the same core. @throws Error with what it says when a transaction fails.
 */
export async function runPgbench(
  { program, address, options }: Pgbench,
  seconds: number,
  args: readonly string[],
): Promise<Float64Array> {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-pgbench-'))
  try {
    await ask({ program, address, options }, ['-T', String(Math.max(1, Math.round(seconds))), '-l', ...args], folder)
    const lines = listed(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    // client, transaction, microseconds, script, and when it ended
    return Float64Array.from(lines.filter(Boolean), (line) => Number(line.split(' ')[2]) / 1000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the tables of its built-in test, so many times 100,000 accounts. */
export const preparePgbench = (pgbench: Pgbench, scale: number): Promise<void> =>
  ask(pgbench, ['-i', '-q', '-s', String(scale)], tmpdir())

async function ask({ program, address, options }: Pgbench, args: readonly string[], cwd: string): Promise<void> {
  const { host, port, user, database } = address
  await run(program, [...args, '-h', host ?? '', '-p', String(port), '-U', user ?? '', database ?? ''], {
    cwd,
    env: { ...process.env, PGOPTIONS: options ?? '' },
    maxBuffer: 16 * 1024 * 1024,
  })
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
