import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditActionNames, auditActions, auditKinds } from './audit-actions.ts'
import { changedFacts } from './changed-facts.ts'
import type { Facts } from './changed-facts.ts'

const someFacts = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<Facts> // what JSON can hold is a fact

describe('what changed', () => {
  it('is what differs, on both sides', () => {
    expect(
      changedFacts({ price: '25.00', stock: 3, title: 'Mug' }, { price: '26.00', stock: 3, title: 'Mug' }),
    ).toEqual({
      before: { price: '25.00' },
      after: { price: '26.00' },
    })
    expect(changedFacts({ works: ['orders'] }, { works: ['orders', 'products'], role: 'staff' })).toEqual({
      before: { works: ['orders'] },
      after: { works: ['orders', 'products'], role: 'staff' },
    })
  })

  it('is nothing between a state and itself, however its names are ordered', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(changedFacts(facts, Object.fromEntries(Object.entries(facts).reverse()))).toBeNull()
      }),
    )
    expect(changedFacts({ a: { x: 1, y: [1, 2] } }, { a: { y: [1, 2], x: 1 } })).toBeNull()
    expect(changedFacts({ list: [1, 2] }, { list: [2, 1] })).not.toBeNull()
  })

  it('is what was written, also under a name that every object answers to', () => {
    for (const name of ['toString', 'valueOf', 'constructor', '__proto__']) {
      const fact: Facts = Object.fromEntries([[name, '1']])
      expect(changedFacts({}, fact)).toEqual({ before: {}, after: fact })
      expect(changedFacts(fact, {})).toEqual({ before: fact, after: {} })
    }
  })

  it('leads from the one state to the other', () => {
    fc.assert(
      fc.property(someFacts, someFacts, (before, after) => {
        const changed = changedFacts(before, after)
        const removed = Object.keys(changed?.before ?? {}).filter((name) => !Object.hasOwn(changed?.after ?? {}, name))
        const rest = Object.entries(before).filter(([name]) => !removed.includes(name))
        expect(changedFacts({ ...Object.fromEntries(rest), ...changed?.after }, after)).toBeNull()
      }),
    )
  })
})

it('every action belongs to a kind', () => {
  for (const name of auditActionNames) expect(auditKinds).toContain(auditActions[name])
})
