import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const hasProc = process.platform === 'linux'

/** True while the process runs; a zombie nobody has collected yet is dead. */
export function isAlive(pid: number): boolean {
  if (hasProc) {
    const state = afterName(read(`/proc/${pid}/stat`))[0]
    return state !== undefined && state !== 'Z' && state !== 'X'
  }
  return ps(pid, 'stat') !== '' && !ps(pid, 'stat').startsWith('Z')
}

/** True when the process is a PostgreSQL that works in `folder`: a pid alone may have passed to somebody else. */
export function servesFolder(pid: number, folder: string): boolean {
  if (hasProc) return workingFolder(pid) === folder
  return ps(pid, 'command').includes(folder)
}

/** Backends that outlived their postmaster; one busy backend keeps the next postmaster from starting for good. */
export function orphansOf(folder: string): number[] {
  if (!hasProc) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      if (!read(`/proc/${pid}/cmdline`).startsWith('postgres:') || workingFolder(pid) !== folder) return false
      const parent = Number(afterName(read(`/proc/${pid}/stat`))[1])
      return !(isAlive(parent) && workingFolder(parent) === folder)
    })
}

export async function waitUntilGone(pids: number[], ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  while (pids.some(isAlive)) {
    if (performance.now() > deadline) return false
    await sleep(5)
  }
  return true
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (isAlive(pid)) throw error
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

// The name in brackets may hold anything, brackets included: state and parent follow the last one.
const afterName = (stat: string): string[] =>
  stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .filter(Boolean)

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
