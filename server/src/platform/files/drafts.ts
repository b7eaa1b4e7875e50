import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'

/** A draft that nobody has written to for so long is left over from a server that was killed: the door breaks off sooner. */
const forgottenMs = 10 * 60_000
/** What a file may not take of the disk: the database writes there too. */
const spareBytes = 256 * 1024 * 1024

/** The path of a new, empty place for a file to grow in. @throws AppError `storage_full` when so many bytes would not fit */
export async function newDraft(folder: string, declared: number | null): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (declared !== null && (await freeBytes(folder)) < declared + spareBytes)
    throw new AppError('storage_full', texts.storageFull, { retryAfter: 60 })
  return join(folder, `${randomBytes(16).toString('hex')}.part`)
}

export const removeDraft = (path: string): Promise<void> => rm(path, { force: true })

/** Removes what killed servers left behind; of its own and of others on the same folder. */
export async function sweepDrafts(folder: string, now = Date.now()): Promise<number> {
  let swept = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const written = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    ) // gone meanwhile: nothing to do
    if (!name.endsWith('.part') || now - written < forgottenMs) continue
    await removeDraft(path)
    swept++
  }
  return swept
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
