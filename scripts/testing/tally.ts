export type Tally = { passed: number; failed: number }

/** The part of vitest's JSON report that is read. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/**
 * Counts one run. A file that could not even be loaded, and a run that went wrong without any test failing
 * (an error outside tests, a crash before the report), count as one failure each: the sum must never look better than the run.
 */
export function tally(report: Report | undefined, exitCode: number): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((one) => one.status === 'failed')).length
  const failed = report.numFailedTests + brokenFiles
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), { passed: 0, failed: 0 })
}
