import { chmod, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../db/connection-errors.ts'

const others = 0o077

/**
 * Slips are their buyers' business: a folder that stood there before, or came back from a copy, is closed to other people of this
 * machine, itself first, then what lies in it. One that is closed already is not looked through.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (found === null || (found.mode & others) === 0) return
  await chmod(folder, 0o700)
  await closeWithin(folder)
}

async function closeWithin(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await chmod(path, 0o700)
      await closeWithin(path)
    } else if (entry.isFile()) {
      await chmod(path, 0o600).catch(() => {}) // a draft that has just been kept or given up
    }
  }
}
