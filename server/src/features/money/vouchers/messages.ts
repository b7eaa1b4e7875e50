import type { VoucherAction, VoucherRefusal, VoucherStatus } from '@kedai/domain/vouchers/vouchers.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const voucherTexts = {
  prepared: { ms: 'Baucar {number} disediakan.', en: 'Voucher {number} prepared.', zh: '凭单 {number} 已制作。' },
  settingsSaved: { ms: 'Tetapan baucar disimpan.', en: 'Voucher settings saved.', zh: '凭单设置已保存。' },
  unknownReseller: {
    ms: 'Orang ini bukan ahli kedai anda.',
    en: 'This person is not a reseller of your shop.',
    zh: '此人不是您店铺的经销成员。',
  },
  noLines: {
    ms: 'Isi sekurang-kurangnya satu baris dengan amaun.',
    en: 'Fill in at least one line with an amount.',
    zh: '请至少填写一行金额。',
  },
  badAmount: {
    ms: 'Isi amaun lebih daripada RM 0.00',
    en: 'Fill in an amount above RM 0.00',
    zh: '请填写大于 RM 0.00 的金额',
  },
  otherSum: {
    ms: 'Jumlah baris mesti sama dengan komisen yang dipilih: {amount}',
    en: 'The total of the lines must equal the selected commissions: {amount}',
    zh: '各行合计必须等于所选佣金：{amount}',
  },
  needsReseller: {
    ms: 'Komisen hanya boleh dibayar kepada ahli yang memperolehnya.',
    en: 'Commissions can only be paid to the reseller who earned them.',
    zh: '佣金只能支付给赚取它的成员。',
  },
  unknownCommission: {
    ms: 'Komisen ini bukan milik penerima. Pilih semula.',
    en: 'This commission does not belong to the payee. Choose again.',
    zh: '此佣金不属于收款人，请重新选择。',
  },
  notAvailable: {
    ms: 'Komisen pesanan {order} belum boleh dibayar, atau sudah ada dalam baucar lain.',
    en: 'The commission for order {order} cannot be paid yet, or is on another voucher.',
    zh: '订单 {order} 的佣金尚不能支付，或已在另一张凭单中。',
  },
  walletShort: {
    ms: 'Dompet hanya ada {amount} yang boleh dibayar, kerana bayaran balik terdahulu.',
    en: 'Only {amount} of the wallet can be paid because of earlier refunds.',
    zh: '由于先前的退款，钱包中只有 {amount} 可支付。',
  },
  allOwed: {
    ms: 'Penjual semula ini masih perlu memulangkan {amount} komisen yang ditarik balik. Pilih komisen yang melebihi jumlah itu.',
    en: 'This reseller still owes {amount} in reversed commission. Choose commissions that add up to more.',
    zh: '此分销商仍需退回已冲回的佣金 {amount}。请选择超过该金额的佣金。',
  },
  attached: { ms: 'Dokumen dilampirkan.', en: 'Document attached.', zh: '文件已附上。' },
  filesFull: {
    ms: 'Baucar ini sudah ada sepuluh dokumen.',
    en: 'This voucher already has ten documents.',
    zh: '此凭单已有十份文件。',
  },
  changedSince: {
    ms: 'Komisen dalam baucar ini telah berubah selepas ia disediakan. Batalkan baucar ini dan sediakan yang baharu.',
    en: 'A commission on this voucher has changed after it was prepared. Void the voucher and prepare a new one.',
    zh: '此凭单制作后，其中的佣金已有变动。请作废此凭单并重新制作。',
  },
  samePerson: {
    ms: 'Orang yang menyediakan baucar ini tidak boleh meluluskan atau membayarnya. Minta orang lain.',
    en: 'The person who prepared this voucher cannot approve or pay it. Ask another person.',
    zh: '制作此凭单的人不能批准或支付它，请由他人处理。',
  },
  paidLater: {
    ms: 'Tarikh bayaran tidak boleh pada masa hadapan.',
    en: 'The payment date cannot be in the future.',
    zh: '付款日期不能是将来的日期。',
  },
} satisfies Record<string, Message>

export const voucherDone = {
  check: { ms: 'Baucar disemak.', en: 'Voucher checked.', zh: '凭单已审核。' },
  approve: { ms: 'Baucar diluluskan.', en: 'Voucher approved.', zh: '凭单已批准。' },
  pay: { ms: 'Bayaran direkodkan.', en: 'Payment recorded.', zh: '付款已记录。' },
  void: { ms: 'Baucar dibatalkan.', en: 'Voucher voided.', zh: '凭单已作废。' },
} satisfies Record<VoucherAction, Message>

/** Why a step does nothing in a status. */
export const whyNotTexts = {
  check: {
    ms: 'Hanya baucar yang baru disediakan boleh disemak.',
    en: 'Only a prepared voucher can be checked.',
    zh: '只有刚制作的凭单可以审核。',
  },
  approve: {
    ms: 'Semak baucar ini dahulu; hanya baucar yang disemak boleh diluluskan.',
    en: 'Check the voucher before you approve it.',
    zh: '请先审核：只有已审核的凭单可以批准。',
  },
  pay: {
    ms: 'Hanya baucar yang diluluskan boleh dibayar.',
    en: 'Only an approved voucher can be paid.',
    zh: '只有已批准的凭单可以付款。',
  },
  void: { ms: 'Baucar ini sudah dibatalkan.', en: 'This voucher is already void.', zh: '此凭单已作废。' },
} satisfies Record<VoucherAction, Message>

export const statusTexts = {
  prepared: { ms: 'Disediakan', en: 'Prepared', zh: '已制作' },
  checked: { ms: 'Disemak', en: 'Checked', zh: '已审核' },
  approved: { ms: 'Diluluskan', en: 'Approved', zh: '已批准' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付款' },
  void: { ms: 'Batal', en: 'Void', zh: '作废' },
} satisfies Record<VoucherStatus, Message>

export function refusalText(refusal: VoucherRefusal, action: VoucherAction): Message {
  if (refusal === 'status') return whyNotTexts[action]
  return refusal === 'changed' ? voucherTexts.changedSince : voucherTexts.samePerson
}
