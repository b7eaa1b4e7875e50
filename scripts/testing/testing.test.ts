import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../house-rules/source-tree.ts'
import { chooseStages, readWish, stages } from './stages.ts'
import { addUp, tally } from './tally.ts'
import type { Report, Tally } from './tally.ts'

const report = (passed: number, failed: number, files: Report['testResults'] = []): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

const failedTest = {
  status: 'failed',
  fullName: 'the till counts',
  failureMessages: ['AssertionError: 3 sen are missing\n    at till.test.ts:7'],
}
const counts = ({ passed, failed }: Tally) => ({ passed, failed })

describe('the sum', () => {
  it('is what the stages counted', () => {
    expect(counts(addUp([tally(report(3, 0), 0), tally(report(1, 2), 1)]))).toEqual({ passed: 4, failed: 2 })
  })

  it('counts and names a file that could not be loaded', () => {
    const files = [
      { name: 'till.test.ts', message: 'no such room', status: 'failed', assertionResults: [] },
      { name: 'b.test.ts', message: '', status: 'passed', assertionResults: [{ ...failedTest, status: 'passed' }] },
    ]
    expect(tally(report(1, 0, files), 1)).toEqual({ passed: 1, failed: 1, failures: ['till.test.ts: no such room'] })
  })

  it('does not count a failed test twice, and says which it was', () => {
    const files = [{ name: 'till.test.ts', message: '', status: 'failed', assertionResults: [failedTest] }]
    expect(tally(report(0, 1, files), 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['till.test.ts · the till counts: AssertionError: 3 sen are missing'],
    })
  })

  it('counts an error outside every test, and a run without a report', () => {
    expect(counts(tally(report(5, 0), 1))).toEqual({ passed: 5, failed: 1 })
    expect(counts(tally(undefined, 0))).toEqual({ passed: 0, failed: 1 })
  })
})

describe('the stages', () => {
  it('are all of them when nothing is asked', () => {
    expect(chooseStages(readWish([]))).toEqual(stages)
  })

  it('are those of the projects asked for, and the rest goes through', () => {
    const wish = readWish(['orders', '--project', 'domain', '--project=e2e', '-t', 'twice'])
    expect(wish.rest).toEqual(['orders', '-t', 'twice'])
    expect(chooseStages(wish).map(({ name, projects }) => [name, projects])).toEqual([
      ['rooms', ['domain']],
      ['journeys', ['e2e']],
    ])
  })

  it('build no pages for rooms that do not look at them', () => {
    expect(chooseStages(readWish(['--project=domain'])).map(({ needs }) => needs)).toEqual([[]])
    expect(chooseStages(readWish(['--project=server'])).map(({ needs }) => needs)).toEqual([['pages']])
  })

  it('refuse a project that does not exist', () => {
    expect(() => chooseStages(readWish(['--project', 'domian']))).toThrow('There is no project domian')
  })
})

it('every test file of the repository is run, and by one project only', () => {
  const root = join(import.meta.dirname, '..', '..')
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const listed = (JSON.parse(stdout) as { file: string }[]).map(({ file }) => relative(root, file)) // vitest's own list
  const rooms = ['domain', 'contracts', 'server', 'web', 'scripts', 'proofs', 'e2e', 'bench']
  const there = rooms.flatMap((room) => listFiles(root, room)).filter((path) => /\.test\.tsx?$/.test(path))
  expect(there.length).toBeGreaterThan(10)
  expect(listed.sort()).toEqual(there.sort())
})

describe('npm test, as a command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '..', 'test.ts'), ...args], { encoding: 'utf8' })
  const sums = (text: string) => text.split('\n').filter((line) => /^\d+ passed, \d+ failed$/.test(line))

  it('ends with one line of the sum', () => {
    const { stdout, status } = run('--project', 'scripts', 'source-stamp')
    expect(sums(stdout)).toEqual(['1 passed, 0 failed'])
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed')
    expect(status).toBe(0)
  })

  it('is red when no test was run', () => {
    const { stdout, status } = run('--project', 'scripts', 'no-such-file')
    expect(sums(stdout)).toEqual(['0 passed, 0 failed'])
    expect(status).toBe(1)
  })
})
