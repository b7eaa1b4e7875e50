import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roles, workNames, works } from './permissions.ts'
import { grantableWorks, keptWorks, whyNotChangeMember } from './staff.ts'

const change = fc.record({
  to: fc.constantFrom('role' as const, 'out' as const),
  actorId: fc.nat(3),
  member: fc.record({ id: fc.nat(3), role: fc.constantFrom(...roles) }),
  role: fc.constantFrom(...roles),
  owners: fc.integer({ min: 1, max: 4 }),
})

describe('who may change whose place', () => {
  it('is nobody for his own', () => {
    fc.assert(
      fc.property(change, (one) => {
        expect(whyNotChangeMember({ ...one, actorId: one.member.id })).toBe('yourself')
      }),
    )
  })

  it('leaves every shop an owner', () => {
    fc.assert(
      fc.property(change, (one) => {
        if (whyNotChangeMember(one) !== null) return
        const gone = one.member.role === 'owner' && (one.to === 'out' || one.role === 'staff') ? 1 : 0
        expect(one.owners - gone).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('is an owner, for everybody else', () => {
    const member = { id: 2, role: 'staff' } as const
    expect(whyNotChangeMember({ to: 'out', actorId: 1, member, role: 'staff', owners: 1 })).toBeNull()
    expect(
      whyNotChangeMember({ to: 'role', actorId: 1, member: { id: 2, role: 'owner' }, role: 'staff', owners: 2 }),
    ).toBeNull()
    expect(
      whyNotChangeMember({ to: 'role', actorId: 1, member: { id: 2, role: 'owner' }, role: 'staff', owners: 1 }),
    ).toBe('last_owner')
  })
})

it('work is kept once, in order, and only what can be given', () => {
  expect(keptWorks('staff', ['products', 'orders', 'orders', 'staff', 'bank_accounts', 'nonsense'])).toEqual([
    'orders',
    'products',
  ])
  expect(keptWorks('owner', ['orders'])).toEqual([])
  expect(keptWorks('staff', workNames)).toEqual(grantableWorks)
  expect(grantableWorks.every((work) => works[work].grantable)).toBe(true)
})
