import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, servesFolder } from './processes.ts'

/** What a running server writes about itself: pid, socket folder, whether it takes connections yet. */
export type Postmaster = { pid: number; sockets: string; ready: boolean }

/** The live server of this folder, or null: none, dead, or its pid belongs to somebody else now. */
export function findPostmaster(cluster: string): Postmaster | null {
  const written = readPostmasterFile(cluster)
  return written && isAlive(written.pid) && servesFolder(written.pid, cluster) ? written : null
}

/** Removes the lock files of a server that is gone: PostgreSQL itself stops at a zombie or a pid that was given out again. */
export function removeStaleFiles(cluster: string, sockets: string): void {
  if (findPostmaster(cluster) !== null) return
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  rmSync(join(sockets, '.s.PGSQL.5432.lock'), { force: true })
}

function readPostmasterFile(cluster: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  return pid > 1 ? { pid, sockets: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' } : null
}
