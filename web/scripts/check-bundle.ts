import { fileURLToPath } from 'node:url'
import { weighPages } from '../src/bundle-budget.ts'

// After a build: prints what each watched page weighs and fails when one is too heavy.
const weights = weighPages(fileURLToPath(new URL('../dist/client', import.meta.url)))
for (const { page, js, css } of weights) console.log(`${page}  js ${js} B  css ${css} B  (gzip)`)
const problems = weights.flatMap((weight) => weight.problems)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
