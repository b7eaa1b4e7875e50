import { join } from 'node:path'
import { runNode } from './command.ts'
import type { Gate } from './gate.ts'

const compiler = join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')

/** One compiler run per room; `.` is the root with scripts, e2e, bench and proofs. */
export const typeGates: readonly Gate[] = ['domain', 'contracts', 'server', 'web', '.'].map((room) => ({
  name: `types ${room === '.' ? 'root' : room}`,
  run: (root) => checkTypes(root, room),
}))

/** What did not change since the last run is not looked at again. */
export const checkTypes = (root: string, room: string) => {
  const cache = join(root, 'node_modules', '.cache', `types-${room === '.' ? 'root' : room}.tsbuildinfo`)
  return runNode(root, [compiler, '-p', room, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', cache])
}
