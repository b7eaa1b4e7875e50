import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { ConfigError } from '../../config/config.ts'

/** How to start a program of the database: PostgreSQL refuses root, and initdb refuses an id without a passwd entry. */
export type RunAs = {
  command(program: string, args: string[]): [string, string[]]
  ids: { uid: number; gid: number } | null
  /** Hands a folder that we made to whoever will run the database. */
  own(folder: string): void
}

/** Probes the ways in order and takes the first that can run `postgres` inside `folder`. @throws ConfigError if none can. */
export function findRunAs(postgres: string, folder: string): RunAs {
  const complaints: string[] = []
  for (const way of ways()) {
    way.own(folder)
    const [program, args] = way.command('sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, postgres])
    const probe = spawnSync(program, args, {
      cwd: '/',
      env: programEnvironment,
      timeout: 10_000,
      encoding: 'utf8',
      ...way.ids,
    })
    if (probe.status === 0) return way
    complaints.push(probe.error?.message ?? probe.stderr.trim().split('\n').at(-1) ?? `exit ${probe.status}`)
  }
  throw new ConfigError(
    `the embedded database cannot run here (${[...new Set(complaints)].join('; ')}); set DATABASE_URL, or start as an ordinary user`,
  )
}

/** Nothing of our own environment, which holds secrets. */
export const programEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

const nobody = 65534
const asIs: RunAs = { command: (program, args) => [program, args], ids: null, own: () => {} }
const inUserNamespace = (flags: string[]): RunAs => ({
  ...asIs,
  command: (program, args) => ['unshare', [...flags, '--', program, ...args]],
})
const mapped = inUserNamespace(['-U', `--map-user=${nobody}`, `--map-group=${nobody}`])
const unmapped = inUserNamespace(['-U'])
const asNobody: RunAs = {
  ...asIs,
  ids: { uid: nobody, gid: nobody },
  own(folder) {
    chownSync(folder, nobody, nobody)
    // To be entered it needs a parent that can be passed through; what lies there keeps its own rights.
    const parent = dirname(folder)
    chmodSync(parent, statSync(parent).mode | 0o001)
  },
}

function ways(): RunAs[] {
  if (process.getuid?.() === 0) return [mapped, asNobody]
  return hasName() ? [asIs] : [mapped, unmapped]
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
