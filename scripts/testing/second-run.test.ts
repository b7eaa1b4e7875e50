import { describe, expect, it } from 'vitest'
import { afterSecondRun, filesToRunAgain } from './second-run.ts'
import { tally } from './tally.ts'
import type { FileResult, Report } from './tally.ts'

const green = { status: 'passed', fullName: 'opens', failureMessages: [] }
const red = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] })
const file = (name: string, ...assertionResults: FileResult['assertionResults']): FileResult => ({
  name,
  message: '',
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
})
const reportOf = (...testResults: FileResult[]): Report => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => all.filter((one) => one.status === status).length
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }
}

const late = red('serves again', 'Error: too late: serving again took 3128 ms of 3000 ms\n    at crash.test.ts:70')
const wrong = red('sells no more than there is', 'AssertionError: expected 51 to be 50')

describe('a second run', () => {
  it('is for any red file of rooms and journeys', () => {
    const report = reportOf(file('a.test.ts', green), file('b.test.ts', wrong, green))
    expect(filesToRunAgain({ again: 'any' }, report)).toEqual(['b.test.ts'])
  })

  it('is for proofs only where nothing but time failed', () => {
    const report = reportOf(
      file('crash.test.ts', late, green),
      file('races.test.ts', wrong),
      file('both.test.ts', late, wrong),
      file('stuck.test.ts', red('ends', 'Error: Test timed out in 600000ms.')),
    )
    expect(filesToRunAgain({ again: 'late' }, report)).toEqual(['crash.test.ts', 'stuck.test.ts'])
  })

  it('is for a file that could not be loaded in rooms, and not in proofs', () => {
    const report = reportOf({ name: 'a.test.ts', message: 'Failed to import', status: 'failed', assertionResults: [] })
    expect(filesToRunAgain({ again: 'any' }, report)).toEqual(['a.test.ts'])
    expect(filesToRunAgain({ again: 'late' }, report)).toEqual([])
  })

  it('is not for many red files, nor for a run without a report', () => {
    const many = Array.from({ length: 5 }, (_, at) => file(`${at}.test.ts`, wrong))
    expect(filesToRunAgain({ again: 'any' }, reportOf(...many))).toEqual([])
    expect(filesToRunAgain({ again: 'any' }, undefined)).toEqual([])
  })
})

describe('the sum after it', () => {
  const report = reportOf(file('a.test.ts', green, green), file('crash.test.ts', green, late))

  it('takes the second result, and names what is flaky', () => {
    const second = tally(reportOf(file('crash.test.ts', green, { ...late, status: 'passed' })), 0)
    expect(afterSecondRun(tally(report, 1), report, ['crash.test.ts'], second)).toEqual({
      passed: 4,
      failed: 0,
      failures: [],
      flaky: ['crash.test.ts · serves again: Error: too late: serving again took 3128 ms of 3000 ms'],
    })
  })

  it('stays red where the second run is red', () => {
    const second = tally(reportOf(file('crash.test.ts', green, late)), 1)
    const sum = afterSecondRun(tally(report, 1), report, ['crash.test.ts'], second)
    expect([sum.passed, sum.failed, sum.failures.length, sum.flaky]).toEqual([3, 1, 1, []])
  })

  it('keeps the files that were not run again red', () => {
    const mixed = reportOf(file('races.test.ts', wrong), file('crash.test.ts', late))
    const second = tally(reportOf(file('crash.test.ts', { ...late, status: 'passed' })), 0)
    const sum = afterSecondRun(tally(mixed, 1), mixed, ['crash.test.ts'], second)
    expect([sum.passed, sum.failed, sum.failures.length]).toEqual([1, 1, 1])
  })

  it('is red when the second run broke off', () => {
    const sum = afterSecondRun(tally(report, 1), report, ['crash.test.ts'], tally(undefined, 1))
    expect([sum.failed, sum.flaky]).toEqual([1, []])
  })

  it('calls nothing flaky in a file that could not be loaded then', () => {
    const broken = { name: 'crash.test.ts', message: 'Hook timed out', status: 'failed', assertionResults: [] }
    const sum = afterSecondRun(tally(report, 1), report, ['crash.test.ts'], tally(reportOf(broken), 1))
    expect([sum.failed, sum.flaky]).toEqual([1, []])
  })
})
