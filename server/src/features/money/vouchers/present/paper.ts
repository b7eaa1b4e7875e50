import type { Voucher } from '@kedai/contracts/vouchers.ts'
import type { PaperDocument, Seller, Stamp } from '@kedai/domain/documents/paper-document.ts'
import { displayRinggit, amountOf } from '@kedai/domain/money/ringgit.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { statusTexts } from '../messages.ts'

/** A payment voucher on paper: to whom, for what, how much, also in words, and a line to sign for everybody. */
export function presentVoucherPaper(voucher: Voucher, { lang, seller }: { lang: Lang; seller: Seller }): PaperDocument {
  const t = (text: Message) => say(text, lang)
  const money = (text: string) =>
    text.startsWith('-') ? `-${displayRinggit(amountOf(text.slice(1)), lang)}` : displayRinggit(amountOf(text), lang)
  const fact = (label: Message, value: string) => (value === '' ? [] : [{ label: t(label), value }])
  const { payee } = voucher
  const signed = (step: Voucher['trail'][number]['step']) => {
    const found = voucher.trail.find((one) => one.step === step)
    return found ? `${found.by} · ${found.at}` : '________________________'
  }
  return {
    kind: 'payment_voucher',
    lang,
    title: t(texts.title),
    number: voucher.number,
    stamp: { text: t(statusTexts[voucher.status]), state: stamps[voucher.status] },
    accent: null,
    seller,
    parties: [
      {
        heading: t(texts.payTo),
        name: payee.name,
        lines: [],
        facts: [
          ...fact(texts.identity, payee.identity_no),
          ...fact(texts.bank, payee.bank_name),
          ...fact(texts.account, payee.bank_account),
        ],
      },
    ],
    facts: [
      { label: t(texts.date), value: displayDay(voucher.prepared_at.slice(0, 10), lang) },
      ...(voucher.paid_on === null ? [] : [{ label: t(texts.paidOn), value: displayDay(voucher.paid_on, lang) }]),
      ...fact(texts.reference, voucher.reference),
    ],
    table: {
      columns: [
        { label: t(texts.description), align: 'start', grows: true, narrow: 'title' },
        { label: t(texts.amount), align: 'end', narrow: 'amount' },
      ],
      rows: voucher.lines.map((line) => ({ cells: [line.description, money(line.amount)] })),
      narrowJoin: '',
      empty: '',
    },
    totals: [{ label: t(texts.total), value: money(voucher.amount), emphasis: 'total' }],
    payments: null,
    // Both, as cheques and vouchers have it in Malaysia.
    explanation: `${voucher.amount_in_words.ms} / ${voucher.amount_in_words.en}`,
    notes: [
      ...(voucher.notice === null ? [] : [{ heading: t(texts.changed), text: voucher.notice }]),
      { heading: t(texts.purpose), text: voucher.purpose },
      ...(voucher.reason === '' ? [] : [{ heading: t(texts.voidReason), text: voucher.reason }]),
      {
        heading: t(texts.signatures),
        text: [
          `${t(texts.preparedBy)}: ${signed('prepared')}`,
          `${t(texts.checkedBy)}: ${signed('checked')}`,
          `${t(texts.approvedBy)}: ${signed('approved')}`,
          `${t(texts.receivedBy)}: ________________________`,
        ].join('\n'),
      },
    ],
    pay: null,
    footer: null,
    words: { pageOf: t(texts.pageOf) },
  }
}

const stamps = {
  prepared: 'waiting',
  checked: 'waiting',
  approved: 'waiting',
  paid: 'paid',
  void: 'void',
} satisfies Record<Voucher['status'], Stamp['state']>

const texts = {
  title: { ms: 'Baucar bayaran', en: 'Payment voucher', zh: '付款凭单' },
  payTo: { ms: 'Bayar kepada', en: 'Pay to', zh: '收款人' },
  identity: { ms: 'No. KP / SSM', en: 'NRIC / SSM no.', zh: '身份证 / SSM 号码' },
  bank: { ms: 'Bank', en: 'Bank', zh: '银行' },
  account: { ms: 'No. akaun', en: 'Account no.', zh: '账号' },
  date: { ms: 'Tarikh', en: 'Date', zh: '日期' },
  paidOn: { ms: 'Dibayar pada', en: 'Paid on', zh: '付款日期' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考编号' },
  description: { ms: 'Perkara', en: 'Description', zh: '说明' },
  amount: { ms: 'Amaun', en: 'Amount', zh: '金额' },
  total: { ms: 'Jumlah', en: 'Total', zh: '合计' },
  purpose: { ms: 'Tujuan', en: 'Purpose', zh: '用途' },
  changed: { ms: 'Jangan tandatangan', en: 'Do not sign', zh: '请勿签名' },
  voidReason: { ms: 'Sebab batal', en: 'Reason for voiding', zh: '作废原因' },
  signatures: { ms: 'Tandatangan', en: 'Signatures', zh: '签名' },
  preparedBy: { ms: 'Disediakan oleh', en: 'Prepared by', zh: '制作人' },
  checkedBy: { ms: 'Disemak oleh', en: 'Checked by', zh: '审核人' },
  approvedBy: { ms: 'Diluluskan oleh', en: 'Approved by', zh: '批准人' },
  receivedBy: { ms: 'Diterima oleh', en: 'Received by', zh: '领款人' },
  pageOf: { ms: 'Halaman {page} daripada {pages}', en: 'Page {page} of {pages}', zh: '第 {page} 页，共 {pages} 页' },
} satisfies Record<string, Message>
