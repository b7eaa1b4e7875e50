import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type LastBackup = { finishedAt: Date; bytes: number; ok: boolean }

/** What the last `npm run backup` wrote down of itself in `DATA_DIR/backups`; null where there was none. */
export async function findLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    const { finishedAt, bytes, ok } = JSON.parse(
      await readFile(join(dataDir, 'backups', 'last.json'), 'utf8'),
    ) as Record<string, unknown> // each is checked below
    const at = new Date(String(finishedAt))
    return Number.isNaN(at.getTime()) ? null : { finishedAt: at, bytes: Number(bytes) || 0, ok: ok === true }
  } catch {
    return null
  }
}
