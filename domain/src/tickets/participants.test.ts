import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkParticipant,
  fitParticipants,
  readParticipants,
  remainingTickets,
  restoreParticipants,
  type Participant,
} from './participants.ts'

const person = (n: number): Participant => ({ name: `Peserta ${n}`, email: `p${n}@buyer.test`, mobile: '012-345 6789' })

describe('the list', () => {
  it('empties when there are more people than tickets, and loses nobody', () => {
    const three = { list: [person(1), person(2), person(3)], parked: [] }
    const fewer = fitParticipants(three, 2)
    expect(fewer.list).toEqual([])
    expect(remainingTickets(2, fewer.list)).toBe(2)
    expect(restoreParticipants(fewer, 2)).toEqual({ list: [person(1), person(2)], parked: [person(3)] })
    expect(fitParticipants(three, 3)).toEqual(three)
  })

  it('holds everybody that was typed, whatever the number of tickets does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 20 }), (quantities) => {
        let people = { list: [1, 2, 3, 4].map(person) as readonly Participant[], parked: [] as readonly Participant[] }
        for (const quantity of quantities) people = restoreParticipants(fitParticipants(people, quantity), quantity)
        expect([...people.list, ...people.parked].map(({ name }) => name).toSorted()).toEqual(
          [1, 2, 3, 4].map((n) => person(n).name),
        )
      }),
    )
  })
})

it('names the field of half a person', () => {
  expect(checkParticipant({ name: 'Siti', email: '', mobile: '12' })).toEqual({
    email: 'required',
    mobile: 'unreadable',
  })
  expect(checkParticipant({ name: '…', email: 'x', mobile: '' })).toEqual({
    name: 'unreadable',
    email: 'unreadable',
    mobile: 'required',
  })
  expect(checkParticipant(person(1))).toEqual({})
})

describe('pasted people', () => {
  const siti = { name: 'Siti Aminah', email: 'siti@buyer.test', mobile: '0123456789' }
  it.each([
    ['Siti Aminah\tsiti@buyer.test\t0123456789'],
    ['siti@buyer.test; 0123456789; Siti Aminah'],
    ['1. Siti Aminah, Siti@Buyer.test, 0123456789'],
    ['• Siti Aminah siti@buyer.test 0123456789'],
    ['[24/11/26, 10:15] Aishah: Siti Aminah 0123456789 siti@buyer.test'],
  ])('%j', (line) => expect(readParticipants(line)).toEqual([siti]))

  it('keep their order, and what they lack stays empty', () => {
    expect(readParticipants('Ali\r\n\r\n2) Muthu a/l Raju, 019-876 5432\nlim@buyer.test')).toEqual([
      { name: 'Ali', email: '', mobile: '' },
      { name: 'Muthu a/l Raju', email: '', mobile: '019-876 5432' },
      { name: '', email: 'lim@buyer.test', mobile: '' },
    ])
  })

  it('are read in time, however long and odd the text is', { timeout: 1000 }, () => {
    for (const odd of ['a@'.repeat(50_000), '1 '.repeat(50_000), '['.repeat(50_000), 'x\n'.repeat(50_000)])
      expect(readParticipants(odd).length).toBeLessThanOrEqual(500)
  })
})
