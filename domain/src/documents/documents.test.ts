import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'
import { narrowRow } from './narrow-row.ts'
import { sampleInvoice } from './samples.fixture.ts'

describe('a paper', () => {
  const { seller } = sampleInvoice()
  it.each([
    ['Invois', 'INV-2026-0128', 'Invois INV-2026-0128.pdf'],
    ['发票', 'INV/2026\\1', '发票 INV-2026-1.pdf'],
    ['Invois', null, 'Invois Dapur Kak Ros Enterprise.pdf'],
    ['A"b\r\nc', '../../x', 'A-b-c ..-..-x.pdf'],
  ])('%s %s is called %s', (title, number, name) => expect(fileNameOf({ title, number, seller })).toBe(name))
})

describe('a row without room for columns', () => {
  const column = (label: string, narrow: 'title' | 'detail' | 'labelled-detail' | 'amount' | 'hidden') => ({
    label,
    align: 'start' as const,
    narrow,
  })

  it('keeps its title, what it is made of and its amount', () => {
    const columns = [
      column('#', 'hidden'),
      column('Item', 'title'),
      column('Qty', 'detail'),
      column('Price', 'detail'),
      column('Amount', 'amount'),
    ]
    expect(narrowRow({ columns, narrowJoin: ' × ' }, { cells: ['1', 'Kek', '2', 'RM 5.00', 'RM 10.00'] })).toEqual({
      title: 'Kek',
      details: '2 × RM 5.00',
      amount: 'RM 10.00',
    })
  })

  it('says which figure is which where there are several, and leaves out what is empty', () => {
    const columns = [
      column('Date', 'detail'),
      column('What', 'title'),
      column('Charge', 'labelled-detail'),
      column('Paid', 'labelled-detail'),
      column('Balance', 'amount'),
    ]
    expect(narrowRow({ columns, narrowJoin: ' · ' }, { cells: ['3 Nov', 'INV-1', 'RM 5.00', '', 'RM 5.00'] })).toEqual({
      title: 'INV-1',
      details: '3 Nov · Charge RM 5.00',
      amount: 'RM 5.00',
    })
  })
})
