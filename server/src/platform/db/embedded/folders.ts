import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../../files/make-folder.ts'
import { isAlive } from './processes.ts'
import type { RunAs } from './run-as.ts'

export type Folders = { root: string; cluster: string; sockets: string; log: string }

const longestSocketPath = 107
const socketName = '.s.PGSQL.5432'

/** Where the embedded database lives below the data folder. Real paths, because processes are recognised by theirs. */
export function openFolders(dataDir: string): Folders {
  makeFolder(join(dataDir, 'database'))
  const root = realpathSync(join(dataDir, 'database'))
  return { root, cluster: join(root, '18'), sockets: join(root, 'sockets'), log: join(root, 'postgres.log') }
}

/** The folder for the socket: ours, or a private temporary one where ours is too long for a socket's address. */
export function openSocketFolder(folders: Folders, runAs: RunAs): string {
  const sockets = fits(folders.sockets) ? folders.sockets : mkdtempSync(join(tmpdir(), 'kedai-'))
  mkdirSync(sockets, { recursive: true, mode: 0o700 })
  runAs.own(sockets)
  return sockets
}

/** Only the temporary one; ours stays for the next start. */
export function removeSocketFolder(folders: Folders, sockets: string): void {
  if (sockets !== folders.sockets) rmSync(sockets, { recursive: true, force: true })
}

/** Half-made clusters of starts that were killed. */
export function removeDrafts(folders: Folders): void {
  for (const name of readdirSync(folders.root)) {
    const pid = /^18\.draft-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(folders.root, name), { recursive: true, force: true })
  }
}

export const draftOf = (folders: Folders): string => join(folders.root, `18.draft-${process.pid}`)

// PostgreSQL reads the setting as a list, so a comma or a quote in the path would split it.
const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, socketName)) <= longestSocketPath && !/[",]/.test(folder)
