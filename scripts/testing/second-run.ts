import type { Stage } from './stages.ts'
import { failuresOf, firstLine } from './tally.ts'
import type { FileResult, Report, Tally } from './tally.ts'

// More red files than this are no accident of a busy machine.
const maxFiles = 4

/** The failed files that deserve a second run with the machine to themselves; none where too many failed. */
export function filesToRunAgain({ again }: Pick<Stage, 'again'>, report: Report | undefined): string[] {
  const red = (report?.testResults ?? []).filter((file) => failuresOf(file).length > 0)
  if (red.length > maxFiles) return []
  return red.filter((file) => again === 'any' || isLate(file)).map(({ name }) => name)
}

// What says that time ran out: the proofs' own limits, vitest's, and a server that was not up yet.
const late = /^(Error: )?(too late: |Test timed out in |Hook timed out in |the server was not ready in )/

function isLate({ assertionResults }: FileResult): boolean {
  const red = assertionResults.filter(({ status }) => status === 'failed')
  return red.length > 0 && red.every(({ failureMessages }) => late.test(firstLine(failureMessages[0])))
}

/** The sum after some files were run again: their second result counts, and what was red in a file that is green now is named as flaky. */
export function afterSecondRun(first: Tally, report: Report, files: readonly string[], second: Tally): Tally {
  const rerun = report.testResults.filter(({ name }) => files.includes(name))
  const passedBefore = rerun.flatMap(({ assertionResults }) => assertionResults).filter((t) => t.status === 'passed')
  const failedBefore = rerun.flatMap(failuresOf)
  const isOf = (name: string) => (line: string) => line.startsWith(name)
  const green = files.filter((name) => !second.failures.some(isOf(name)))
  const isWhole = second.failures.every((line) => files.some((name) => isOf(name)(line)))
  return {
    passed: first.passed - passedBefore.length + second.passed,
    failed: first.failed - failedBefore.length + second.failed,
    failures: [...first.failures.filter((line) => !failedBefore.includes(line)), ...second.failures],
    flaky: isWhole ? failedBefore.filter((line) => green.some((name) => isOf(name)(line))) : [],
  }
}
