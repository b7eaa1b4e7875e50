import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterLook, domainStatuses, maxFailures, nextLookIn } from './domain.ts'
import type { DomainState, Finding, Look } from './domain.ts'

const findings: Finding[] = ['right', 'wrong', 'unknown']
const look = fc.record({ mark: fc.constantFrom(...findings), way: fc.constantFrom(...findings) })
const fresh: DomainState = { status: 'unverified', failures: 0 }

describe('a domain', () => {
  it('is the shop’s by its mark, and live by its way', () => {
    expect(afterLook(fresh, { mark: 'right', way: 'wrong' }).status).toBe('verified')
    expect(afterLook(fresh, { mark: 'right', way: 'unknown' }).status).toBe('verified')
    expect(afterLook(fresh, { mark: 'right', way: 'right' }).status).toBe('live')
    expect(afterLook(fresh, { mark: 'wrong', way: 'right' }).status).toBe('unverified')
  })

  it('is never verified without its mark', () =>
    fc.assert(
      fc.property(fc.array(look), (looks) => {
        const unmarked = looks.map((one): Look => (one.mark === 'right' ? { ...one, mark: 'wrong' } : one))
        expect(unmarked.reduce(afterLook, fresh)).toEqual(fresh)
      }),
    ))

  it('survives answers that do not come', () =>
    fc.assert(
      fc.property(fc.constantFrom(...domainStatuses), fc.array(look), (status, looks) => {
        const silent = looks.map((): Look => ({ mark: 'unknown', way: 'unknown' }))
        expect(silent.reduce(afterLook, { status, failures: 0 }).status).toBe(status)
      }),
    ))

  it('is given up after more wrong answers in a row than are borne, and not before', () => {
    const gone: Look = { mark: 'wrong', way: 'wrong' }
    let state = afterLook(fresh, { mark: 'right', way: 'right' })
    for (let time = 0; time < maxFailures; time++) expect((state = afterLook(state, gone)).status).toBe('failing')
    expect(afterLook(state, { mark: 'right', way: 'right' })).toEqual({ status: 'live', failures: 0 })
    expect(afterLook(state, gone).status).toBe('unverified')
  })

  it('is looked at often while it is set up, and given up after a month', () => {
    const day = 24 * 3_600_000
    const waits = [0, 15 * 60_000, 5 * 3_600_000, 5 * day].map((age) => nextLookIn('unverified', age) ?? 0)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect([nextLookIn('unverified', 40 * day), nextLookIn('live', 40 * day)]).toEqual([null, day])
  })
})
