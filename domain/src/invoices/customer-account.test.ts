import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, noSen, sen, sum } from '../money/sen.ts'
import { plusDays } from '../time/days.ts'
import { statement } from './ageing.ts'
import { accountEntries, owedBy, type AccountInvoice, type CreditChange } from './customer-account.ts'
import { settlement, standing, type EntryType, type LedgerEntry } from './ledger.ts'

const start = '2026-01-01'
const step = fc.record({
  invoice: fc.nat(4),
  days: fc.nat(20),
  amount: fc.integer({ min: 1, max: 3000 }),
  act: fc.constantFrom(
    'payment',
    'refund',
    'chargeback',
    'credit_note',
    'write_off',
    'rounding',
    'apply',
    'give_back',
    'reverse',
  ),
})
const bill = fc.record({
  total: fc.integer({ min: 1, max: 2000 }),
  days: fc.nat(40),
  due: fc.nat(60),
  isVoid: fc.boolean(),
  isNote: fc.boolean(),
})

type Book = {
  invoices: (AccountInvoice & { ledger: (LedgerEntry & { day: string; at: number })[] })[]
  credit: CreditChange[]
}

// As the product does it: what passes the balance becomes credit, credit is used and given back as far as there is some.
function play(
  bills: readonly (typeof bill extends fc.Arbitrary<infer T> ? T : never)[],
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
): Book {
  let clock = 0
  let day = plusDays(start, 40)
  const credit: CreditChange[] = []
  const invoices: Book['invoices'] = bills.map(({ total, days, due, isNote }, place) => {
    const issued = { day: plusDays(start, days), at: clock++ }
    return {
      id: place + 1,
      kind: isNote ? 'debit_note' : 'invoice',
      total: sen(total),
      lifecycle: 'approved',
      issued,
      voided: null,
      dueDate: plusDays(issued.day, due),
      ledger: [],
    }
  })
  const kept = () => sum(credit.map(({ amount }) => amount))
  for (const { invoice: place, days, amount, act } of steps) {
    day = plusDays(day, days)
    const invoice = invoices[place % invoices.length]
    if (!invoice) break
    const write = (type: EntryType, value: number, reverses: number | null = null) =>
      void invoice.ledger.push({ id: ++clock, type, amount: sen(value), state: 'settled', reverses, day, at: clock })
    const change = (value: number, invoiceId: number | null) =>
      void credit.push({ id: ++clock, amount: sen(value), invoiceId, isGivenBack: invoiceId === null, day, at: clock })
    const now = () => settlement(invoice.total, invoice.ledger, 'approved')
    if (act === 'apply') {
      const most = Math.min(amount, kept(), now().balance)
      if (most > 0) {
        change(-most, invoice.id)
        write('customer_credit_applied', most)
      }
    } else if (act === 'give_back') {
      const most = Math.min(amount, kept())
      if (most > 0) change(-most, null)
    } else if (act === 'reverse') {
      const target = standing(invoice.ledger).find(({ type }) => type !== 'moved_to_customer_credit')
      if (target) {
        write('reversal', Math.abs(target.amount), target.id)
        if (target.type === 'customer_credit_applied') change(target.amount, invoice.id)
      }
    } else write(act, act === 'rounding' ? (amount % 5) - 2 || 1 : amount)
    const { excess } = now()
    if (excess > 0) {
      write('moved_to_customer_credit', excess)
      change(excess, invoice.id)
    }
  }
  for (const [place, { isVoid }] of bills.entries()) {
    const invoice = invoices[place]
    if (isVoid && invoice && invoice.ledger.length === 0)
      Object.assign(invoice, { lifecycle: 'void', voided: { day, at: ++clock } })
  }
  return { invoices, credit }
}

const byFirst = ([a]: readonly unknown[], [b]: readonly unknown[]) => Number(a) - Number(b)

describe('a customer’s account', () => {
  it('sums to what is open of the invoices less what the shop owes, whatever happened', () => {
    fc.assert(
      fc.property(
        fc.array(bill, { minLength: 1, maxLength: 5 }),
        fc.array(step, { maxLength: 40 }),
        fc.nat(300),
        (bills, steps, cut) => {
          const { invoices, credit } = play(bills, steps)
          const entries = accountEntries(invoices, credit)
          const open = sum(invoices.map(({ total, ledger, lifecycle }) => settlement(total, ledger, lifecycle).balance))
          const kept = sum(credit.map(({ amount }) => amount))
          const whole = statement(entries, { from: '2000-01-01', to: '2100-01-01' })
          expect(whole.closing).toBe(open - kept)
          expect(owedBy(invoices, '2100-01-01').total).toBe(open)
          // What went back is told once each, whole, and of no invoice: it can be confused with no credit that was used.
          const back = credit.filter(({ isGivenBack }) => isGivenBack)
          expect(
            entries
              .filter(({ kind }) => kind === 'credit_given_back')
              .map(({ creditId, amount, applied, invoiceId }) => [creditId, amount, applied, invoiceId])
              .toSorted(byFirst),
          ).toEqual(back.map(({ id, amount }) => [id, -amount, noSen, null]).toSorted(byFirst))
          const part = statement(entries, { from: plusDays(start, cut), to: plusDays(start, cut + 30) })
          expect(part.closing).toBe(part.rows.reduce((all, { entry }) => add(all, entry.amount), part.opening))
          expect(
            part.rows.every(
              ({ balance }, place) =>
                balance === add(part.rows[place - 1]?.balance ?? part.opening, part.rows[place]?.entry.amount ?? noSen),
            ),
          ).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  const invoice = (rest: Partial<AccountInvoice>): AccountInvoice => ({
    id: 1,
    kind: 'invoice',
    total: sen(10_000),
    lifecycle: 'sent',
    issued: { day: '2026-11-01', at: 1 },
    voided: null,
    dueDate: '2026-11-15',
    ledger: [],
    ...rest,
  })
  const entry = (id: number, type: EntryType, amount: number, day: string, reverses: number | null = null) =>
    ({ id, type, amount: sen(amount), state: 'settled', reverses, day, at: id }) as const

  it('shows a payment beyond an invoice once, and credit that is used without changing what is owed', () => {
    const first = invoice({
      ledger: [entry(2, 'payment', 15_000, '2026-11-03'), entry(3, 'moved_to_customer_credit', 5_000, '2026-11-03')],
    })
    const second = invoice({
      id: 2,
      issued: { day: '2026-11-04', at: 4 },
      total: sen(8_000),
      ledger: [entry(6, 'customer_credit_applied', 5_000, '2026-11-05')],
    })
    const credit = [
      { id: 1, amount: sen(5_000), invoiceId: 1, isGivenBack: false, day: '2026-11-03', at: 3 },
      { id: 2, amount: sen(-5_000), invoiceId: 2, isGivenBack: false, day: '2026-11-05', at: 5 },
    ]
    const { rows, closing } = statement(accountEntries([first, second], credit), {
      from: '2026-11-01',
      to: '2026-11-30',
    })
    expect(rows.map(({ entry: { kind, amount, applied }, balance }) => [kind, amount, applied, balance])).toEqual([
      ['invoice', 10_000, 0, 10_000],
      ['payment', -15_000, 0, -5_000],
      ['invoice', 8_000, 0, 3_000],
      ['credit_applied', 0, 5_000, 3_000],
    ])
    expect([closing, owedBy([first, second], '2026-11-30').buckets.days_1_30]).toEqual([3_000, 3_000])
  })

  it('takes a void invoice back on its day, and leaves drafts out', () => {
    const gone = invoice({ lifecycle: 'void', voided: { day: '2026-11-20', at: 9 } })
    expect(
      accountEntries([gone, invoice({ id: 2, lifecycle: 'draft' })], []).map(({ kind, day, amount }) => [
        kind,
        day,
        amount,
      ]),
    ).toEqual([
      ['invoice', '2026-11-01', 10_000],
      ['void', '2026-11-20', -10_000],
    ])
    expect([owedBy([gone], '2026-11-19').total, owedBy([gone], '2026-11-20').total]).toEqual([10_000, 0])
  })
})
