import { describe, expect, it } from 'vitest'
import { isWork } from '../people/permissions.ts'
import {
  quoteActionNames,
  quoteActions,
  quoteMayFollow,
  quoteStateOn,
  quoteStates,
  whyNotQuote,
  whyNotQuoteBuyer,
  type QuoteAction,
  type QuoteFacts,
  type QuoteState,
} from './quotes.ts'

const quote = (state: QuoteState, more: Partial<QuoteFacts> = {}): QuoteFacts => ({
  state,
  lineCount: 1,
  hasBuyerName: true,
  isPast: false,
  ...more,
})

describe('what can be done to a quote', () => {
  it.each<[QuoteState, QuoteAction[]]>([
    ['draft', ['edit', 'send', 'delete', 'duplicate']],
    ['sent', ['edit', 'send', 'accept', 'decline', 'duplicate']],
    ['accepted', ['accept', 'decline', 'convert', 'duplicate']],
    ['declined', ['edit', 'send', 'decline', 'duplicate']],
    ['expired', ['edit', 'send', 'duplicate']],
    ['converted', ['convert', 'duplicate']],
  ])('%s', (state, open) =>
    expect(quoteActionNames.filter((action) => whyNotQuote(action, quote(state)) === null)).toEqual(open),
  )

  it('is told why not', () => {
    expect(whyNotQuote('send', quote('draft', { lineCount: 0 }))).toBe('no_lines')
    expect(whyNotQuote('send', quote('draft', { hasBuyerName: false }))).toBe('no_buyer_name')
    expect(whyNotQuote('send', quote('converted', { lineCount: 0 }))).toBe('was_converted')
    expect(whyNotQuote('convert', quote('sent'))).toBe('not_accepted_yet')
    expect(whyNotQuote('accept', quote('expired'))).toBe('has_expired')
    expect(whyNotQuote('send', quote('expired', { isPast: true }))).toBe('last_day_past')
  })

  it('is taken back by the seller alone once it was accepted', () => {
    expect([
      whyNotQuote('decline', quote('accepted')),
      whyNotQuoteBuyer('decline', quote('accepted')),
      whyNotQuoteBuyer('decline', quote('sent')),
      whyNotQuoteBuyer('accept', quote('accepted')),
    ]).toEqual([null, 'was_accepted', null, null])
  })

  it('moves only where the table lets it', () => {
    const ends: [QuoteAction, QuoteState][] = [
      ['send', 'sent'],
      ['accept', 'accepted'],
      ['decline', 'declined'],
      ['convert', 'converted'],
    ]
    const moves = quoteStates.flatMap((from) =>
      ends
        .filter(([action, to]) => from !== to && whyNotQuote(action, quote(from)) === null)
        .map(([, to]) => [from, to] as const),
    )
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.filter(([from, to]) => !quoteMayFollow(from, to))).toEqual([])
  })

  it('needs an area of work that exists', () => {
    for (const action of quoteActionNames) expect(isWork(quoteActions[action].work)).toBe(true)
  })
})

it('runs out after its last day, and only while it waits for an answer', () => {
  const on = (state: QuoteState, validUntil: string | null) => quoteStateOn({ state, validUntil }, '2026-11-21')
  expect([
    on('sent', '2026-11-21'),
    on('sent', '2026-11-20'),
    on('sent', null),
    on('accepted', '2026-11-20'),
    on('draft', '2026-11-20'),
  ]).toEqual(['sent', 'expired', 'sent', 'accepted', 'draft'])
})
