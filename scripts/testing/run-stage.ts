import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../build.ts'
import { findShell } from '../chromium.ts'
import { afterSecondRun, filesToRunAgain } from './second-run.ts'
import type { Stage } from './stages.ts'
import { tally } from './tally.ts'
import type { Report, Tally } from './tally.ts'

/** Makes ready what the stage needs, runs it in vitest with everything shown, and counts. What may be the machine's fault is run again alone. */
export async function runStage(root: string, stage: Stage, vitestArgs: readonly string[]): Promise<Tally> {
  try {
    if (stage.needs.includes('pages')) await buildIfStale()
    if (stage.needs.includes('browser')) process.env.CHROMIUM_PATH = findShell()
  } catch (problem) {
    const why = `${stage.name}: ${problem instanceof Error ? problem.message : String(problem)}`
    console.error(why)
    return { passed: 0, failed: 1, failures: [why] }
  }
  const { report, code } = await runVitest(root, stage, vitestArgs)
  const first = tally(report, code)
  const files = filesToRunAgain(stage, report)
  if (!report || files.length === 0) return first
  console.log(`${stage.name}: run again, alone:\n${first.failures.join('\n')}`)
  const again = await runVitest(root, stage, ['--maxWorkers=1', ...files])
  return afterSecondRun(first, report, files, tally(again.report, again.code))
}

type Run = { report: Report | undefined; code: number }

async function runVitest(root: string, { projects }: Stage, vitestArgs: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-test-'))
  const file = join(folder, 'report.json')
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...vitestArgs,
  ]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const [code, signal] = await once(child, 'close')
  process.off('SIGTERM', stop).off('SIGINT', stop)
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined // vitest's own report, written a moment ago
  rmSync(folder, { recursive: true, force: true })
  if (signal) process.exit(1) // someone stopped it: the stages behind it are not wanted either
  return { report, code: code ?? 1 }
}
