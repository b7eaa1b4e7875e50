import { statfs } from 'node:fs/promises'

/** Bytes of the disk that DATA_DIR lies on. */
export type DiskRoom = { free: number; size: number }

/** Below this the operator is warned: files, and the embedded database, grow there. */
export const lowRoom = 1024 ** 3
/** Below this the embedded database may fail at its next write: it takes new space 16 MB at a time. */
export const noRoom = 32 * 1024 ** 2

/** Null where the system does not say. */
export async function findDiskRoom(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}

type Watching = {
  find: () => Promise<DiskRoom | null>
  warn: (facts: { freeBytes: number }, line: string) => void
  everyMs?: number
  /** A disk that stays low is told of again after this long. */
  againMs?: number
}

/** Warns once the room gets low, and then every hour. Answers with the end of the watch. */
export function watchDiskRoom({ find, warn, everyMs = 60_000, againMs = 3_600_000 }: Watching): () => void {
  let toldAt = -Infinity
  async function look(): Promise<void> {
    const room = await find()
    if (room === null || room.free >= lowRoom) toldAt = -Infinity
    else if (performance.now() - toldAt >= againMs) {
      toldAt = performance.now()
      warn(
        { freeBytes: room.free },
        'the disk of DATA_DIR is nearly full: make room before orders and files are refused',
      )
    }
  }
  void look()
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
