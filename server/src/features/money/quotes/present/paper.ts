import type { QuoteView } from '@kedai/contracts/quotes.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { drawPaper } from '../../invoices/actions/draw-paper.ts'

/** A quote as paper, in the language of `view`. A buyer's copy and the shop's are the same. */
export function presentQuotePaper(view: QuoteView, logo: string | null): PaperDocument {
  const { lang } = view
  const t = (text: Message) => say(text, lang)
  const paper = drawPaper(
    {
      ...view,
      ringgit: null,
      kind: 'invoice',
      lifecycle: 'sent',
      display_status: 'sent',
      invoice_status: 'awaiting_payment',
      is_void: false,
      ...nothingSettled,
      due_date: view.valid_until,
      payments: [],
      parent: null,
      instalments: [],
    },
    { logo, accounts: [] },
  )
  const signed = view.decision?.name ?? ''
  return {
    ...paper,
    kind: 'quote',
    title: t(texts.title),
    stamp: stampOf(view),
    parties: paper.parties.map((party) => ({ ...party, heading: t(texts.preparedFor) })),
    facts: [
      { label: t(texts.issued), value: displayDay(view.issue_date, lang) },
      { label: t(texts.last), value: displayDay(view.valid_until, lang), isStrong: true },
      ...(view.reference === '' ? [] : [{ label: t(texts.reference), value: view.reference }]),
      ...(signed === '' ? [] : [{ label: t(texts.acceptedBy), value: signed }]),
    ],
    pay: null,
    footer: t(texts.footer),
  }
}

const nothingSettled = {
  balance_due: '0',
  paid_amount: '0',
  credited_amount: '0',
  written_off_amount: '0',
  rounding_amount: '0',
  overpaid_amount: '0',
}

function stampOf({ state, lang }: QuoteView): PaperDocument['stamp'] {
  if (state === 'draft') return { state: 'draft', text: say(stamps.draft, lang) }
  if (state === 'expired') return { state: 'overdue', text: say(stamps.expired, lang) }
  if (state === 'declined') return { state: 'void', text: say(stamps.declined, lang) }
  return state === 'sent' ? null : { state: 'paid', text: say(stamps.accepted, lang) }
}

const stamps = {
  draft: { ms: 'Draf', en: 'Draft', zh: '草稿' },
  accepted: { ms: 'Diterima', en: 'Accepted', zh: '已接受' },
  declined: { ms: 'Ditolak', en: 'Declined', zh: '已拒绝' },
  expired: { ms: 'Tamat tempoh', en: 'Expired', zh: '已过期' },
} satisfies Record<string, Message>

const texts = {
  title: { ms: 'Sebut harga', en: 'Quote', zh: '报价单' },
  preparedFor: { ms: 'Disediakan untuk', en: 'Prepared for', zh: '报价对象' },
  issued: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  last: { ms: 'Sah sehingga', en: 'Valid until', zh: '有效期至' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  acceptedBy: { ms: 'Diterima oleh', en: 'Accepted by', zh: '接受人' },
  footer: {
    ms: 'Sebut harga ini dijana oleh komputer dan bukan invois.',
    en: 'This quote is computer-generated and is not an invoice.',
    zh: '本报价单由电脑生成，并非发票。',
  },
} satisfies Record<string, Message>
