import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import type { Fact, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { amountOf, displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../platform/errors/message.ts'
import { bucketTexts, kindTexts, paperTexts as texts } from '../messages.ts'

type Figures = Pick<CustomerStatement, 'from' | 'to' | 'opening' | 'closing' | 'rows' | 'owed' | 'credit' | 'ageing'>
type Seller = { name: string; address: string[]; phone: string | null; email: string | null; registration_no: string | null; tin: string | null; sst_no: string | null }
type Parts = { customer: { name: string; phone: string | null; email: string | null }; seller: Seller; logoKey: string | null; lang: Lang; today: string }

/** A statement as paper: what was owed, every entry with the balance after it, and what is open by age. */
export function presentStatementPaper(figures: Figures, { customer, seller, logoKey, lang, today }: Parts): PaperDocument {
  const t = (text: Message, params?: Record<string, string>) => say(text, lang, params)
  const fact = (label: string, value: string | null): Fact[] => (value === null || value === '' ? [] : [{ label, value }])
  const day = (value: string) => displayDay(value, lang)
  const money = (amount: string) => moneyIn(amount, lang)
  const rows = figures.rows.map((row) => {
    const isCharge = !row.amount.startsWith('-')
    const title = t(kindTexts[row.kind], { number: row.number ?? '', applied: money(row.applied) }).trim()
    const amount = row.amount === '0.00' ? '' : money(row.amount.replace('-', ''))
    return { cells: [day(row.day), title, isCharge ? amount : '', isCharge ? '' : amount, money(row.balance)], ...(row.detail !== '' && { details: [row.detail] }) }
  })
  return {
    kind: 'statement', lang, title: t(texts.title), number: null, stamp: null, accent: null,
    seller: {
      name: seller.name, logo: logoKey, lines: seller.address.flatMap((line) => line.split('\n')),
      facts: [...fact(t(texts.phone), seller.phone && displayPhone(seller.phone)), ...fact(t(texts.mail), seller.email), ...fact(t(texts.registration), seller.registration_no), ...fact('TIN', seller.tin), ...fact('SST', seller.sst_no)],
    },
    parties: [{ heading: t(texts.to), name: customer.name, lines: [], facts: [...fact(t(texts.phone), customer.phone && displayPhone(customer.phone)), ...fact(t(texts.mail), customer.email)] }],
    facts: [{ label: t(texts.from), value: day(figures.from) }, { label: t(texts.until), value: day(figures.to), isStrong: true }, { label: t(texts.made), value: day(today) }],
    table: {
      columns: [
        { label: t(texts.day), align: 'start', narrow: 'detail' }, { label: t(texts.entry), align: 'start', grows: true, narrow: 'title' },
        { label: t(texts.charge), align: 'end', narrow: 'labelled-detail' }, { label: t(texts.paid), align: 'end', narrow: 'labelled-detail' }, { label: t(texts.balance), align: 'end', narrow: 'amount' },
      ],
      rows: [{ cells: [day(figures.from), t(texts.opening), '', '', money(figures.opening)], isStrong: true }, ...rows],
      narrowJoin: ' · ', empty: t(texts.none),
    },
    totals: [
      { label: t(texts.owed), value: money(figures.owed) },
      ...(figures.credit === '0.00' ? [] : [{ label: t(texts.credit), value: `− ${money(figures.credit)}` }]),
      { label: t(texts.closing), value: money(figures.closing), emphasis: 'due' },
    ],
    payments: figures.owed === '0.00' ? null : { heading: t(texts.ageing), rows: ageingBucketNames.map((name) => ({ label: t(bucketTexts[name]), value: money(figures.ageing[name] ?? '0.00') })) },
    explanation: null, notes: [], pay: null, footer: t(texts.footer), words: { pageOf: t(texts.pageOf) },
  }
}

const moneyIn = (amount: string, lang: Lang): string => `${amount.startsWith('-') ? '− ' : ''}${displayRinggit(amountOf(amount.replace('-', '')), lang)}`
