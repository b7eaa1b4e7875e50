import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `node web/scripts/check-messages.ts`          fails when a text of the sources is in no catalogue, or a language lacks its translation.
// `node web/scripts/check-messages.ts --write`  takes new texts into the catalogues and drops those no longer used; then translate the empty ones.
const root = fileURLToPath(new URL('../..', import.meta.url))
const lingui = fileURLToPath(new URL('../../node_modules/@lingui/cli/dist/lingui.js', import.meta.url))

const steps = process.argv.includes('--write')
  ? [['extract', '--clean', '--workers', '1']]
  : [
      ['check', 'sync', '--clean', '--verbose', '--workers', '1'],
      ['check', 'missing', '--mode', 'catalog', '--verbose', '--workers', '1'],
    ]

// Both checks run, so that one look tells all.
const failed = steps.filter(
  (step) => spawnSync(process.execPath, [lingui, ...step], { cwd: root, stdio: 'inherit' }).status !== 0,
)
process.exitCode = failed.length > 0 ? 1 : 0
