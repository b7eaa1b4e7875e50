import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { RecurringRule } from '@kedai/domain/invoices/recurring.ts'
import { expect, it } from 'vitest'
import { previewOf } from './recurring-preview.ts'

const rule = (more: Partial<RecurringRule> = {}): RecurringRule => ({
  anchorDay: '2026-11-20',
  every: 1,
  unit: 'week',
  ends: { type: 'never' },
  ...more,
})
const today = '2026-11-20'
const series = (more: object = {}) =>
  ({
    is_ended: false,
    starts_on: '2026-11-20',
    every: 1,
    unit: 'week',
    upcoming: ['2026-12-04', '2026-12-11'],
    runs: [{ k: 0, on: '2026-11-20', outcome: 'created' }],
    ...more,
  }) as unknown as InvoiceView['recurring'] // the fields it looks at

it('of an invoice dated the first day begins with the day after it', () => {
  expect(previewOf(rule(), { issue_date: '2026-11-20', recurring: null }, today)?.slice(0, 2)).toEqual([
    '2026-11-27',
    '2026-12-04',
  ])
  expect(
    previewOf(rule({ ends: { type: 'after', count: 3 } }), { issue_date: '2026-11-20', recurring: null }, today),
  ).toEqual(['2026-11-27', '2026-12-04'])
})

it('of another begins on the first day, and leaves out what passed', () => {
  expect(previewOf(rule(), { issue_date: '2026-11-18', recurring: null }, today)?.[0]).toBe('2026-11-20')
  expect(previewOf(rule({ anchorDay: '2026-11-01' }), { issue_date: '2026-11-01', recurring: null }, today)?.[0]).toBe(
    '2026-11-22',
  )
})

it('of the same days goes on from where the series is; of others from the last day done with', () => {
  expect(previewOf(rule(), { issue_date: '2026-11-20', recurring: series() }, today)?.[0]).toBe('2026-12-04')
  expect(previewOf(rule({ unit: 'day' }), { issue_date: '2026-11-20', recurring: series() }, today)?.[0]).toBe(
    '2026-11-21',
  )
  expect(
    previewOf(rule(), { issue_date: '2026-11-20', recurring: series({ is_ended: true, upcoming: [] }) }, today)?.[0],
  ).toBe('2026-11-27')
})

it('says nothing of a rule that cannot stand, and knows one that brings nothing', () => {
  expect(previewOf(rule({ every: 0 }), { issue_date: today, recurring: null }, today)).toBeNull()
  expect(
    previewOf(rule({ ends: { type: 'after', count: 1000 } }), { issue_date: today, recurring: null }, today),
  ).toBeNull()
  expect(previewOf(rule({ ends: { type: 'after', count: 1 } }), { issue_date: today, recurring: null }, today)).toEqual(
    [],
  )
})
