import { sampleInvoice } from '@kedai/domain/documents/samples.fixture.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DocumentPage } from './document-page.tsx'

type Document = Parameters<typeof DocumentPage>[0]['document']

const pageOf = (document: Document, more: Partial<Parameters<typeof DocumentPage>[0]> = {}) =>
  renderToStaticMarkup(<DocumentPage document={document} {...more} />)
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe.each(langs)('a paper as a page, in %s', (lang) => {
  const document = sampleInvoice({ lang, stamp: { text: 'Lunas', state: 'paid' } })
  const html = pageOf(document)
  const text = textOf(html)

  it('says every word and figure of the document', () => {
    const { title, number, explanation, footer, facts, totals, notes, payments, pay } = document
    const words = [
      title,
      number,
      explanation,
      footer,
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...totals.flatMap(({ label, value }) => [label, value]),
      ...notes.map(({ heading }) => heading),
      payments?.heading,
      pay?.accounts[0]?.number,
    ]
    expect(words.filter((word) => !text.includes(word ?? ''))).toEqual([])
    for (const { cells } of document.table?.rows ?? []) for (const cell of cells) expect(text).toContain(cell)
  })

  it('is a table to whoever listens to it, in its language', () => {
    expect(html).toMatch(new RegExp(`^<article lang="${lang}"`))
    expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(5)
    expect(html.match(/<tr/g)).toHaveLength(1 + (document.table?.rows.length ?? 0))
    expect(text).toContain('2 × RM 20.35') // what a phone shows of the hidden columns
  })
})

it('shows no code where none was drawn, and none of what a document has not', () => {
  const empty = pageOf({ ...sampleInvoice({ lines: 0, number: null }), parties: [], payments: null, notes: [] })
  expect(empty).not.toContain('<svg')
  expect(empty).not.toContain('<table')
  expect(textOf(empty)).toContain('Belum ada butiran.')
  expect(pageOf(sampleInvoice(), { qr: { path: 'M0 0h1v1z', size: 4 } })).toContain('<svg')
})

it('leaves the way to pay to print where the page offers its own', () => {
  expect(pageOf(sampleInvoice(), { payIsForPrint: true })).toContain('hidden print:block')
  const planned = {
    ...sampleInvoice(),
    pay: null,
    notes: [{ heading: 'Jadual bayaran', text: '1. RM 20.00', isSchedule: true }],
  }
  expect(pageOf(planned, { payIsForPrint: true })).toMatch(
    /<section class="hidden print:block"><h2[^>]*>Jadual bayaran/,
  )
  expect(pageOf(planned)).not.toContain('hidden print:block')
  expect(pageOf(sampleInvoice())).not.toContain('hidden print:block')
})
