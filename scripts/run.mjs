// Starts a script of this repository under the Node it is pinned to, whatever Node the machine has (20 or later).
// Only `node:*` here and in runner/: this file runs before anything is installed.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './runner/install.mjs'
import { findPinnedNode } from './runner/pinned-node.mjs'
import { serverEnvironment, serverFlags } from './runner/server-node.mjs'
import { supervise } from './runner/supervise.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [script, ...rest] = process.argv.slice(2)

if (!script) refuse('Say what to run: node scripts/run.mjs <script.ts> [arguments]')
else await run(script, rest)

/**
 * @param {string} script
 * @param {string[]} rest
 */
async function run(script, rest) {
  try {
    await ensureInstalled(root)
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : String(problem))
  }
  const node = findPinnedNode(root)
  if ('refusal' in node) return refuse(node.refusal)
  const isServer = script.replaceAll('\\', '/').endsWith('server/src/main.ts')
  supervise({
    command: node.path,
    args: [...(isServer ? serverFlags : []), script, ...rest],
    cwd: root,
    restartAfterCrash: isServer,
    env: isServer ? serverEnvironment(root, process.env) : process.env,
  })
}

/** @param {string} why */
function refuse(why) {
  console.error(why)
  process.exit(1)
}
