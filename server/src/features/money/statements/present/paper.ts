import type { CustomerStatement, StatementSection } from '@kedai/contracts/statements.ts'
import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import type { DocumentRow, Fact, PaperDocument, TotalRow } from '@kedai/domain/documents/paper-document.ts'
import { amountIn, displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { bucketTexts, kindTexts, paperTexts as texts } from '../messages.ts'

type Figures = StatementSection & Pick<CustomerStatement, 'from' | 'to' | 'others'>
type Seller = {
  name: string
  address: string[]
  phone: string | null
  email: string | null
  registration_no: string | null
  tin: string | null
  sst_no: string | null
}
/** Whom a statement is for; a customer who was never billed has no address. */
type StatementBuyer = {
  name: string
  phone: string | null
  email: string | null
  lines?: readonly string[]
  registrationNo?: string | null
  tin?: string | null
}
type Parts = { customer: StatementBuyer; seller: Seller; logoKey: string | null; lang: Lang; today: string }

/** A statement as paper: what was owed, every entry with the balance after it, and what is open by age; a section for each currency. */
export function presentStatementPaper(
  figures: Figures,
  { customer, seller, logoKey, lang, today }: Parts,
): PaperDocument {
  const t = (text: Message, params?: Record<string, string>) => say(text, lang, params)
  const fact = (label: string, value: string | null): Fact[] =>
    value === null || value === '' ? [] : [{ label, value }]
  const day = (value: string) => displayDay(value, lang)
  const sections = [figures, ...figures.others]
  // Named where there are several, though every amount says its own.
  const of = (label: string, { currency }: StatementSection) =>
    sections.length === 1 ? label : `${label} (${currency})`
  const rowsOf = (section: StatementSection): DocumentRow[] => [
    {
      cells: [day(figures.from), of(t(texts.opening), section), '', '', moneyIn(section.opening, section, lang)],
      isStrong: true,
    },
    ...section.rows.map((row) => {
      const isCharge = !row.amount.startsWith('-')
      const title = t(kindTexts[row.kind], {
        number: row.number ?? '',
        applied: moneyIn(row.applied, section, lang),
      }).trim()
      const amount = Number(row.amount) === 0 ? '' : moneyIn(row.amount.replace('-', ''), section, lang)
      return {
        cells: [
          day(row.day),
          title,
          isCharge ? amount : '',
          isCharge ? '' : amount,
          moneyIn(row.balance, section, lang),
        ],
        ...(row.detail !== '' && { details: [row.detail] }),
      }
    }),
  ]
  const totalsOf = (section: StatementSection): TotalRow[] => [
    { label: of(t(texts.owed), section), value: moneyIn(section.owed, section, lang) },
    ...(Number(section.credit) === 0
      ? []
      : [{ label: of(t(texts.credit), section), value: `− ${moneyIn(section.credit, section, lang)}` }]),
    { label: of(t(texts.closing), section), value: moneyIn(section.closing, section, lang), emphasis: 'due' },
  ]
  const owing = sections.filter(({ owed }) => Number(owed) !== 0)
  return {
    kind: 'statement',
    lang,
    title: t(texts.title),
    number: null,
    stamp: null,
    accent: null,
    seller: {
      name: seller.name,
      logo: logoKey,
      lines: seller.address.flatMap((line) => line.split('\n')),
      facts: [
        ...fact(t(texts.phone), seller.phone && displayPhone(seller.phone)),
        ...fact(t(texts.mail), seller.email),
        ...fact(t(texts.registration), seller.registration_no),
        ...fact('TIN', seller.tin),
        ...fact('SST', seller.sst_no),
      ],
    },
    parties: [
      {
        heading: t(texts.to),
        name: customer.name,
        lines: customer.lines ?? [],
        facts: [
          ...fact(t(texts.phone), customer.phone && displayPhone(customer.phone)),
          ...fact(t(texts.mail), customer.email),
          ...fact(t(texts.registration), customer.registrationNo ?? null),
          ...fact('TIN', customer.tin ?? null),
        ],
      },
    ],
    facts: [
      { label: t(texts.from), value: day(figures.from) },
      { label: t(texts.until), value: day(figures.to), isStrong: true },
      { label: t(texts.made), value: day(today) },
    ],
    table: {
      columns: [
        { label: t(texts.day), align: 'start', narrow: 'detail' },
        { label: t(texts.entry), align: 'start', grows: true, narrow: 'title' },
        { label: t(texts.charge), align: 'end', narrow: 'labelled-detail' },
        { label: t(texts.paid), align: 'end', narrow: 'labelled-detail' },
        { label: t(texts.balance), align: 'end', narrow: 'amount' },
      ],
      rows: sections.flatMap(rowsOf),
      narrowJoin: ' · ',
      empty: t(texts.none),
    },
    totals: sections.flatMap(totalsOf),
    payments:
      owing.length === 0
        ? null
        : {
            heading: t(texts.ageing),
            rows: owing.flatMap((section) =>
              ageingBucketNames.map((name) => ({
                label: of(t(bucketTexts[name]), section),
                value: moneyIn(section.ageing[name] ?? '0', section, lang),
              })),
            ),
          },
    explanation: null,
    notes: [],
    pay: null,
    footer: t(texts.footer),
    words: { pageOf: t(texts.pageOf) },
  }
}

const moneyIn = (amount: string, { currency }: StatementSection, lang: Lang): string =>
  `${amount.startsWith('-') ? '− ' : ''}${displayAmount(amountIn(amount.replace('-', ''), currencyOf(currency)), currencyOf(currency), lang)}`
