import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IModule } from 'dependency-cruiser'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../house-rules/source-tree.ts'
import { fromBreaches } from './gate.ts'
import type { Gate } from './gate.ts'
import { findHeavyReach } from './public-reach.ts'
import { walls } from './walls.ts'

const rooms = ['domain/src', 'contracts/src', 'server/src', 'web/src']

export type WallBreach = { wall: string; from: string; to: string }

/** Who may import whom, over the real graph of imports; also red when the cruiser does not see every file. */
export const wallsGate: Gate = {
  name: 'import walls',
  run: async (root) => {
    const { breaches, unseen, modules } = await findWallBreaches(root)
    const lines = breaches.map(({ wall, from, to }) => `${from} → ${to} ${wall}: ${reasons.get(wall) ?? ''}`)
    return fromBreaches([...lines, ...unseen.map((path) => `${path} is not seen by the walls`)], `${modules} files`)
  },
}

export async function findWallBreaches(
  root: string,
): Promise<{ breaches: WallBreach[]; unseen: string[]; modules: number }> {
  const folders = rooms.filter((room) => existsSync(join(root, room)))
  const { forbidden, options } = walls
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error('the cruiser answered with text where its graph was expected')
  const files = folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => !path.endsWith('.css') && !path.endsWith('.d.ts'))
  const seen = new Set(output.modules.map(({ source }) => source))
  return {
    breaches: [...readViolations(output), ...findHeavyReach(output.modules)],
    unseen: files.filter((path) => !seen.has(path)),
    modules: files.length,
  }
}

const reasons = new Map([
  ...walls.forbidden.map(({ name, comment }): [string, string] => [name ?? '', comment ?? '']),
  ['public-pages-stay-light', 'What a public page loads at once must not bring this along.'] as const,
])

function readViolations(output: ICruiseResult): WallBreach[] {
  return output.summary.violations.map(({ rule, from, to }) => ({ wall: rule.name, from, to }))
}

export type ImportGraph = readonly Pick<IModule, 'source' | 'dependencies'>[]
