import { unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'

/** Whether a folder of the server's can be written to. With DATABASE_URL too: large files grow there. A full disk is no wrong setting. */
export function findUnwritable(dataDir: string): object | { wrong: string } {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    makeFolder(dataDir)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'ENOSPC' && code !== 'EDQUOT')
      return {
        wrong: `DATA_DIR (${dataDir}) cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      }
  }
  return {}
}
