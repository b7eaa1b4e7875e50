import { readFileSync } from 'node:fs'
import { pidsOfTree } from './cpu-time.ts'

const bytesPerMb = 1024 * 1024

export type Memory = {
  /** Resident megabytes of the server's own process, now and at its highest. */
  rssMb: number
  peakMb: number
  /** Megabytes of the database's processes, shared pages counted once. */
  databaseMb: number
}

/** What a server and the database below it hold now. */
export function memoryOf(serverPid: number): Memory {
  const status = read(`/proc/${serverPid}/status`)
  const database = pidsOfTree(serverPid).filter((pid) => pid !== serverPid)
  return {
    rssMb: kilobytes(status, 'VmRSS'),
    peakMb: kilobytes(status, 'VmHWM'),
    databaseMb: database.reduce((sum, pid) => sum + kilobytes(read(`/proc/${pid}/smaps_rollup`), 'Pss'), 0),
  }
}

const kilobytes = (text: string, name: string): number => {
  const kb = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]
  return kb === undefined ? 0 : Math.round(((Number(kb) * 1024) / bytesPerMb) * 10) / 10
}

// A process that has just ended holds nothing.
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
