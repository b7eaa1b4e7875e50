import { join } from 'node:path'
import { runNode } from './command.ts'
import type { Gate } from './gate.ts'

const repository = join(import.meta.dirname, '..', '..')

/** oxlint by .oxlintrc.json. A warning is as red as an error: nobody reads warnings. */
export const lintGate: Gate = { name: 'lint', run: checkLint }

function checkLint(root: string) {
  const oxlint = join(repository, 'node_modules', 'oxlint', 'bin', 'oxlint')
  return runNode(root, [oxlint, '-c', '.oxlintrc.json', '--format', 'unix', '--deny-warnings', '.'])
}
