import type { Voucher, VoucherRow } from '@kedai/contracts/vouchers.ts'
import { amountInWords } from '@kedai/domain/money/amount-in-words.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { maskNumber } from '@kedai/domain/resellers/identity.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import {
  isOpenVoucher,
  voucherActionNames,
  whyNotVoucher,
  type VoucherAction,
} from '@kedai/domain/vouchers/vouchers.ts'
import { say } from '../../../../platform/errors/message.ts'
import { refusalText, voucherTexts } from '../messages.ts'
import type { FileRow } from '../queries/files.ts'
import type { VoucherFacts, VoucherListRow, VoucherParts } from '../queries/vouchers.ts'

const money = (amount: number) => formatRinggit(sen(amount))

export const presentVoucherRow = (row: VoucherListRow): VoucherRow => ({
  number: row.number,
  payee_name: row.payee_name,
  purpose: row.purpose,
  amount: money(row.amount_sen),
  status: row.status,
  prepared_at: formatTime(row.prepared_at),
  paid_on: row.paid_on,
  is_changed: row.is_changed,
})

type Viewing = {
  lang: Lang
  userId: number | null
  identity: string
  account: string
  seesNumbers: boolean
  files: readonly FileRow[]
  linkOf: (file: { key: string; fileName: string }) => string
}

export function presentVoucher(
  row: VoucherFacts,
  { lines, commissions, steps }: VoucherParts,
  viewing: Viewing,
): Voucher {
  const { lang, userId } = viewing
  const number = (plain: string) => (viewing.seesNumbers ? plain : maskNumber(plain))
  const preparedBy = steps.find(({ step }) => step === 'prepared')?.user_id ?? null
  const states = voucherActionNames.map((name): [VoucherAction, Voucher['actions'][VoucherAction]] => {
    const facts = { status: row.status, preparedBy, needsTwo: row.needs_two, isChanged: row.is_changed }
    const refusal = whyNotVoucher(name, facts, userId)
    return [name, { allowed: refusal === null, reason: refusal && say(refusalText(refusal, name), lang) }]
  })
  const isOpen = isOpenVoucher(row.status)
  return {
    ...presentVoucherRow(row),
    amount_in_words: {
      ms: amountInWords(sen(row.amount_sen), 'MYR', 'ms'),
      en: amountInWords(sen(row.amount_sen), 'MYR', 'en'),
    },
    payee: {
      reseller_id: row.reseller_id,
      name: row.payee_name,
      identity_no: number(viewing.identity),
      bank_name: row.bank_name,
      bank_account: number(viewing.account),
    },
    lines: lines.map((line) => ({ description: line.description, amount: money(line.amount_sen) })),
    commissions: commissions.map((one) => ({
      id: one.id,
      order_no: one.order_no,
      amount: money(one.amount_sen),
      now: money(isOpen ? Math.max(0, one.payable_sen) : one.amount_sen),
    })),
    notice: row.is_changed ? say(voucherTexts.changedSince, lang) : null,
    attachments: viewing.files.map(({ key, file_name: fileName, mime, by, added_at: at }) => ({
      name: fileName,
      url: viewing.linkOf({ key, fileName }),
      is_pdf: mime === 'application/pdf',
      by,
      at: formatTime(at),
    })),
    reference: row.reference,
    reason: row.reason,
    trail: steps.map(({ step, by, at }) => ({ step, by, at: formatTime(at) })),
    pdf_url: `/api/ajax/seller/vouchers/${encodeURIComponent(row.number)}/pdf`,
    actions: Object.fromEntries(states) as Voucher['actions'], // one for each name
  }
}
