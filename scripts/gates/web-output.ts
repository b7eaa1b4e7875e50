import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '../build.ts'
import { runNode } from './command.ts'
import type { Gate, GateResult } from './gate.ts'

/** Every string of the pages has its Malay, English and Chinese. */
export const messagesGate: Gate = { name: 'messages', run: (root) => runOwn(root, 'web/scripts/check-messages.ts') }

/** What a buyer's first page weighs, measured on a build of the sources as they are. */
export const bundleGate: Gate = {
  name: 'bundle budget',
  run: async (root) => {
    await buildIfStale()
    return checkBundle(root)
  },
}

export const checkBundle = (root: string) => runOwn(root, 'web/src/bundle-budget.ts')

// A check that is gone, or that only defines something and measures nothing, must be seen as red, not passed over.
async function runOwn(root: string, script: string): Promise<GateResult> {
  if (!existsSync(join(root, script))) return { ok: false, output: `${script} is missing` }
  const result = await runNode(root, [script])
  const lastLine = result.output.trim().split('\n').at(-1)
  if (result.ok && !lastLine)
    return { ok: false, output: `${script} ended well and said nothing: it must print what it found` }
  return { ...result, note: result.ok ? lastLine : undefined }
}
