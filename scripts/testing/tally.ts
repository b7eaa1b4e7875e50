export type Tally = {
  passed: number
  failed: number
  /** What is to be looked at, one line each. */
  failures: readonly string[]
  /** What failed at first and passed when its file was run again alone, one line each. */
  flaky?: readonly string[]
}

/** The part of vitest's JSON report that is read. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly FileResult[]
}

export type FileResult = {
  name: string
  status: string
  message: string
  assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
}

/**
 * Counts one run. A file that could not even be loaded, and a run that went wrong without any test failing
 * (an error outside tests, a crash before the report), count as one failure each: the sum must never look better than the run.
 */
export function tally(report: Report | undefined, exitCode: number): Tally {
  if (!report) return { passed: 0, failed: 1, failures: ['no report was written: the run broke off'] }
  const failures = report.testResults.flatMap(failuresOf)
  if (failures.length === 0 && exitCode !== 0)
    failures.push(`the run ended with ${exitCode} though no test failed: an error outside the tests`)
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, failures.length), failures }
}

export function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const tests = assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName, failureMessages }) => `${name} · ${fullName}: ${firstLine(failureMessages[0])}`)
  return tests.length === 0 && status === 'failed' ? [`${name}: ${firstLine(message)}`] : tests
}

export const firstLine = (text = '') => (text.trim().split('\n')[0] ?? '').slice(0, 600)

export function addUp(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  }
}
