import { afterAll, expect, test, describe } from 'vitest'
import sharp from 'sharp'
import { Readable } from 'node:stream'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { sampleInvoice } from '@kedai/domain/documents/samples.fixture.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { readPdf } from '../test-pdf/read-pdf.ts'
import type { ReadPage } from '../test-pdf/read-pdf.ts'
import { createDocuments } from './documents.ts'
import { papers } from './draw-document.ts'

const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c8102e' } })
  .jpeg()
  .toBuffer()
const missed: string[] = []
const documents = createDocuments({
  store: { read: async (key) => (key === 'public/1/logo.jpg' ? Readable.from([picture]) : null) },
  onMissing: (characters) => missed.push(...characters),
})
afterAll(() => documents.close())

const drawn = async (document: PaperDocument, paper: (typeof papers)[number] = 'a4') =>
  readPdf(await documents.render(document, { paper, shopId: 1 }))
const squeezed = (text: string) => text.replace(/\s/g, '')
// As it was drawn, part after part: wrapped lines of one text stand together again.
const textOf = (pages: readonly ReadPage[]) =>
  squeezed(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''))
const shown = (document: PaperDocument): string[] => [
  document.title,
  document.number ?? '',
  document.stamp?.text ?? '',
  document.explanation ?? '',
  document.footer ?? '',
  ...[document.seller, ...document.parties].flatMap(({ name, lines, facts }) => [
    name,
    ...lines,
    ...facts.map(({ label, value }) => `${label} ${value}`),
  ]),
  ...document.facts.flatMap(({ label, value }) => [label, value]),
  ...document.totals.flatMap(({ label, value }) => [label, value]),
  ...(document.payments?.rows ?? []).flatMap(({ label, detail = '', value }) => [label, detail, value]),
  ...document.notes.flatMap(({ heading, text }) => [heading, text]),
  ...(document.table?.rows ?? []).flatMap(({ details = [] }) => details),
  ...(document.pay
    ? [
        document.pay.heading,
        document.pay.text ?? '',
        document.pay.link?.label ?? '',
        document.pay.accounts[0]?.number ?? '',
      ]
    : []),
]

describe.each(langs)('in %s', (lang) => {
  const document = sampleInvoice({ lang, stamp: { text: lang === 'zh' ? '已付款' : 'Lunas', state: 'paid' } })

  test.each(papers)('every word and figure is on the paper (%s)', async (paper) => {
    const { pages } = await drawn(document, paper)
    const text = textOf(pages)
    expect(shown(document).filter((one) => !text.includes(squeezed(one)))).toEqual([])
  })

  test('a line of the table reads across', async () => {
    const { pages } = await drawn(document)
    const lines = pages.flatMap((page) => page.lines.map(squeezed))
    const onOneLine = (document.table?.rows ?? [])
      .filter(({ cells }) => (cells[1] ?? '').length < 30)
      .map(({ cells }) => squeezed(cells.join('')))
    expect(onOneLine.filter((row) => !lines.includes(row))).toEqual([])
    expect(onOneLine.length).toBeGreaterThan(3)
  })

  test('it says what it is, whose and in which language', async () => {
    const { info, lang: tag } = await drawn(document)
    expect([info.title, info.author, tag.slice(0, 2)]).toEqual([
      `${document.title} ${document.number}`,
      'Dapur Kak Ros Enterprise',
      lang,
    ])
  })
})

describe.each([
  [0, 1],
  [1, 1],
  [20, 2],
  [300, 9],
])('%i lines', (lines, least) => {
  const document = sampleInvoice({ lines })

  test('fill pages that are numbered, each with the head of its table', async () => {
    const { pages } = await drawn(document)
    expect(pages.length).toBeGreaterThanOrEqual(least)
    const counted = pages.map((page) =>
      page.lines.some((line) => line.endsWith(`Halaman ${pages.indexOf(page) + 1} daripada ${pages.length}`)),
    )
    expect(counted).toEqual(pages.map(() => true))
    const withRows = pages.filter((page) => page.lines.some((line) => /^\d+ .* RM [\d,.]+ RM [\d,.]+$/.test(line)))
    expect(withRows.filter((page) => page.lines.includes('# Butiran Kuantiti Harga seunit Jumlah'))).toHaveLength(
      withRows.length,
    )
  })

  test('stand there once, in their order, whole, inside the margins', async () => {
    const { pages } = await drawn(document)
    const rows = pages.flatMap((page) =>
      page.lines.flatMap((line) => /^(\d+) .* (\d+) RM [\d,.]+ (RM [\d,.]+)$/.exec(line)?.slice(1, 4).join(' ') ?? []),
    )
    expect(rows).toEqual((document.table?.rows ?? []).map(({ cells }) => [cells[0], cells[2], cells[4]].join(' ')))
    const outside = pages.flatMap(({ texts }) => texts.filter(({ x, y }) => x < 47.9 || x > 547 || y < 20 || y > 815))
    expect(outside).toEqual([])
  })

  test('keep their totals together, with the last line above them', async () => {
    const { pages } = await drawn(document)
    const last = pages.findIndex((page) => page.lines.some((line) => line.includes('Jumlah kecil')))
    const text = pages[last]?.lines.join('\n') ?? ''
    expect(document.totals.filter(({ label, value }) => !text.includes(label) || !text.includes(value))).toEqual([])
    if (lines > 0) expect(text).toMatch(new RegExp(`^${lines} `, 'm'))
  })

  test('make one strip for the till, as long as it has to be', async () => {
    const { pages } = await drawn(document, 'receipt80')
    const [strip] = pages
    expect([pages.length, strip?.width]).toEqual([1, 226.77])
    const lowest = Math.min(...(strip?.texts ?? []).map(({ y }) => y))
    expect(lowest).toBeGreaterThan(10)
    expect(lowest).toBeLessThan(30)
  })
})

test('letters of other scripts find a font; what none has is written “?” and told', async () => {
  const document = {
    ...sampleInvoice({ number: 'X' }),
    footer: 'Ştefan Nguyễn · 陳美玲 · மீனா · كدأي · 🎂👩‍🍳 · ✓ · \u{10ffff}',
  }
  const { pages } = await drawn(document)
  expect(missed).toEqual(['\u{10ffff}'])
  const text = textOf(pages)
  for (const part of ['Ştefan', 'Nguyễn', '陳美玲', '🎂', '?']) expect(text).toContain(part)
})

test('a logo is drawn, and a paper whose logo is lost is still a paper', async () => {
  const withLogo = (logo: string) => ({ ...sampleInvoice(), seller: { ...sampleInvoice().seller, logo } })
  expect((await drawn(withLogo('public/1/logo.jpg'))).pages[0]?.pictures).toBe(1)
  expect((await drawn(withLogo('public/1/gone.jpg'))).pages[0]?.pictures).toBe(0)
})

test('the link can be pressed', async () => {
  expect((await drawn(sampleInvoice())).pages[0]?.links).toEqual(['https://kedai.example/i/b7d1c0a9e2f34455'])
})

test('a draft is marked across every sheet', async () => {
  const { pages } = await drawn(sampleInvoice({ lines: 60, stamp: { text: 'DERAF', state: 'draft' } }))
  expect(pages.map(({ texts }) => texts.some(({ text, size }) => text === 'DERAF' && size > 80))).toEqual(
    pages.map(() => true),
  )
})

test('a note longer than a page and a word longer than a line are on the paper, all of them', async () => {
  const words = Array.from({ length: 2500 }, (_, place) => `perkataan${place}`)
  const long = 'x'.repeat(400)
  const { pages } = await drawn({
    ...sampleInvoice(),
    notes: [
      { heading: 'Nota', text: words.join(' ') },
      { heading: 'Terma', text: long },
    ],
  })
  expect(pages.length).toBeGreaterThan(2)
  const text = textOf(pages)
  expect(words.filter((word) => !text.includes(word))).toHaveLength(0)
  expect(text).toContain(long)
  expect(Math.min(...pages.flatMap(({ texts }) => texts.map(({ y }) => y)))).toBeGreaterThan(20)
})

test('one line of notes takes no page of its own where less air makes room for it', async () => {
  // As many lines as leave the note alone on the next page, as it was drawn with all its air.
  const withNote = (lines: number) => ({
    ...sampleInvoice({ lines }),
    pay: null,
    payments: null,
    notes: [{ heading: 'Nota', text: 'Terima kasih.' }],
  })
  const lonely: number[] = []
  for (const lines of [10, 11, 12, 34, 35, 36, 37, 58, 59, 60]) {
    const { pages } = await drawn(withNote(lines))
    const last = pages.at(-1)?.lines ?? []
    if (
      pages.length > 1 &&
      last.some((line) => line.includes('Terima kasih.')) &&
      !last.some((line) => line.includes('Jumlah kecil'))
    )
      lonely.push(lines)
  }
  expect(lonely).toEqual([])
}, 60_000)

test('totals stay with the last line, however many payments there are', async () => {
  const many = {
    heading: 'Bayaran',
    rows: Array.from({ length: 90 }, (_, at) => ({
      label: `Bayaran ${at + 1}`,
      detail: '3 Nov 2026',
      value: '− RM 1.00',
    })),
  }
  const apart: number[] = []
  for (let lines = 5; lines <= 24; lines++) {
    const { pages } = await drawn({ ...sampleInvoice({ lines }), payments: many })
    const page = pages.find((one) => one.lines.some((line) => line.includes('Jumlah kecil')))?.lines.join('\n') ?? ''
    const wanted = sampleInvoice({ lines }).totals.every(
      ({ label, value }) => page.includes(label) && page.includes(value),
    )
    if (!wanted || !new RegExp(`^${lines} `, 'm').test(page)) apart.push(lines)
    const text = textOf(pages)
    expect(many.rows.filter(({ label }) => !text.includes(squeezed(label)))).toEqual([])
  }
  expect(apart).toEqual([])
}, 60_000)

describe('a tagged paper', () => {
  const rowsOf = (document: PaperDocument) => (document.table?.rows.length ?? 0) + 1

  test.each(papers)(
    'has a structure that names its title, headings, figures and links, in reading order (%s)',
    async (paper) => {
      const document = sampleInvoice({ lines: 40 })
      const { marked, structure } = await drawn(document, paper)
      expect(marked).toBe(true)
      const tags = structure.map(({ tag }) => tag)
      expect([tags.filter((tag) => tag === 'Document').length, tags.filter((tag) => tag === 'H1').length]).toEqual([
        1, 1,
      ])
      expect(structure.filter(({ tag }) => tag === 'Figure').every(({ alt }) => alt !== '')).toBe(true)
      expect(tags).toEqual(expect.arrayContaining(['Figure', 'Link', 'P']))
    },
  )

  test('has one table over all its pages, whose head is said once', async () => {
    const document = sampleInvoice({ lines: 80 })
    const { structure, pages } = await drawn(document)
    const count = (tag: string) => structure.filter((element) => element.tag === tag).length
    expect(pages.length).toBeGreaterThan(2)
    expect([count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([
      1,
      rowsOf(document),
      document.table?.columns.length,
      (rowsOf(document) - 1) * (document.table?.columns.length ?? 0),
    ])
  })

  test('marks everything it draws: as content or as what readers pass over', async () => {
    const { pages } = await drawn(sampleInvoice({ lines: 40, stamp: { text: 'DERAF', state: 'draft' } }))
    expect(pages.map(({ unmarked }) => unmarked)).toEqual(pages.map(() => 0))
  })
})
