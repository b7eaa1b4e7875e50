import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStage } from './testing/run-stage.ts'
import { chooseStages, hasTests, readWish } from './testing/stages.ts'
import { addUp } from './testing/tally.ts'
import type { Tally } from './testing/tally.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wish = readWish(process.argv.slice(2))
const isNarrowed = wish.rest.length > 0 // a file named on the command line is in one stage and not in the others
const results: (Tally & { line: string })[] = []

for (const stage of chosen()) {
  if (!hasTests(root, stage)) {
    console.log(`${stage.name}: no tests yet`)
    continue
  }
  const startedAt = performance.now()
  const counted = await runStage(root, stage, [...wish.rest, ...(isNarrowed ? ['--passWithNoTests'] : [])])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  results.push({
    ...counted,
    line: `${stage.name.padEnd(8)} · ${seconds.padStart(6)} s · passed ${counted.passed} · failed ${counted.failed}`,
  })
}

const { passed, failed, failures, flaky = [] } = addUp(results)
if (passed + failed === 0) console.error('No test was run.')
// Again at the very end: the run above is long, and its end is what is read.
for (const failure of failures) console.error(`failed: ${failure.replace(root, '.')}`)
for (const one of flaky) console.error(`flaky, passed alone: ${one.replace(root, '.')}`)
console.log(results.map(({ line }) => line).join('\n'))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function chosen() {
  try {
    return chooseStages(wish)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem))
    process.exit(1)
  }
}
