import { countLines } from '../house-rules/file-rules.ts'
import { describeBreach, findHouseBreaches } from '../house-rules/find-breaches.ts'
import { readSourceTree } from '../house-rules/source-tree.ts'
import { fromBreaches } from './gate.ts'
import type { Gate } from './gate.ts'

export const houseGate: Gate = {
  name: 'house rules',
  run: async (root) => {
    const files = readSourceTree(root)
    const lengths = files.map(({ text }) => countLines(text)).sort((a, b) => a - b)
    const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0
    return fromBreaches(findHouseBreaches(files).map(describeBreach), `lines: median ${at(0.5)}, p90 ${at(0.9)}`)
  },
}
