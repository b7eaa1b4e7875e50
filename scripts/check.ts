import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Gate } from './gates/gate.ts'
import { formatGate } from './gates/format.ts'
import { houseGate } from './gates/house.ts'
import { wallsGate } from './gates/import-walls.ts'
import { lintGate } from './gates/lint.ts'
import { lockGate } from './gates/lock.ts'
import { runGates } from './gates/run-gates.ts'
import { plainWordsGate } from './gates/plain-words.ts'
import { circlesGate, graphGate } from './graph/graph-file.ts'
import { typeGates } from './gates/types.ts'
import { bundleGate, messagesGate } from './gates/web-output.ts'

const gates: readonly Gate[] = [
  ...typeGates,
  formatGate,
  lintGate,
  wallsGate,
  houseGate,
  plainWordsGate,
  lockGate,
  graphGate,
  circlesGate,
  messagesGate,
  bundleGate,
]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = process.argv.slice(2)
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))

if (chosen.length === 0) {
  console.error(`No gate is called ${wanted.join(' ')}. There are: ${gates.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const { ok, report } = await runGates(root, chosen, Math.max(2, availableParallelism() - 1))
console.log(report)
process.exit(ok ? 0 : 1)
