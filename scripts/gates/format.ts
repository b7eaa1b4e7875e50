import { join } from 'node:path'
import { runNode } from './command.ts'
import type { Gate } from './gate.ts'

const repository = join(import.meta.dirname, '..', '..')

/** oxfmt by .oxfmtrc.json: 120 columns. `npm run format` mends what it names. */
export const formatGate: Gate = { name: 'format', run: checkFormat }

function checkFormat(root: string) {
  const oxfmt = join(repository, 'node_modules', 'oxfmt', 'bin', 'oxfmt')
  return runNode(root, [oxfmt, '-c', '.oxfmtrc.json', '--list-different', '.'])
}
