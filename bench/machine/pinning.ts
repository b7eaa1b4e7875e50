import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The core of the server and its database, and the core of whoever asks. */
export const cores = { served: 0, asking: 1 } as const

/** Whether processes can be held to a core here: Linux with taskset and two cores. */
export const canPin: boolean = availableParallelism() >= 2 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0

/** The command held to one core, with its children; the command as it is where that cannot be done. */
export const pinned = (core: number, command: readonly string[]): string[] =>
  canPin ? ['taskset', '-c', String(core), ...command] : [...command]
