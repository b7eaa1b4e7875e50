import type { InvoiceRefusal } from '@kedai/domain/invoices/actions.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why an action is closed, as a seller is told. Parameters: `{settled}` `{total}` `{balance}` `{currency}`. */
export const invoiceRefusals = {
  is_draft: {
    ms: 'Invois ini masih draf. Sahkan dahulu.',
    en: 'This invoice is still a draft. Approve it first.',
    zh: '此发票仍是草稿，请先批准。',
  },
  is_void: { ms: 'Invois ini sudah dibatalkan.', en: 'This invoice is void.', zh: '此发票已作废。' },
  no_lines: {
    ms: 'Tambah sekurang-kurangnya satu item pada invois ini dahulu.',
    en: 'Add at least one item to this invoice first.',
    zh: '请先为此发票添加至少一个项目。',
  },
  no_buyer_name: { ms: 'Isi nama pembeli dahulu.', en: 'Fill in the buyer’s name first.', zh: '请先填写买家姓名。' },
  no_exchange_rate: {
    ms: 'Isi kadar tukaran 1 {currency} dalam RM dahulu. Ia disimpan bersama invois dan tidak boleh diubah kemudian.',
    en: 'Enter the exchange rate for 1 {currency} in RM first. It is saved with the invoice and cannot be changed later.',
    zh: '请先填写汇率：1 {currency} 等于多少 RM。汇率会随发票保存，之后不再更改。',
  },
  not_sent_yet: {
    ms: 'Invois ini belum dihantar. Hantar dahulu.',
    en: 'This invoice has not been sent yet. Send it first.',
    zh: '此发票尚未发送，请先发送。',
  },
  void_instead: {
    ms: 'Invois ini sudah mempunyai nombor, jadi ia tidak boleh dipadam. Batalkannya sebaliknya.',
    en: 'This invoice already has its number, so it cannot be deleted. Void it instead.',
    zh: '此发票已有编号，不能删除，请改为作废。',
  },
  delete_instead: {
    ms: 'Ini masih draf. Padamkannya sahaja.',
    en: 'This is still a draft. Delete it instead.',
    zh: '这仍是草稿，直接删除即可。',
  },
  nothing_left: {
    ms: 'Tiada baki untuk dibayar pada invois ini.',
    en: 'This invoice has no balance due.',
    zh: '此发票没有未付余额。',
  },
  nothing_received: {
    ms: 'Belum ada bayaran diterima untuk invois ini.',
    en: 'No payment has been received for this invoice.',
    zh: '此发票尚未收到付款。',
  },
  refund_first: {
    ms: '{settled} sudah dibayar. Pulangkan wang atau keluarkan nota kredit dahulu.',
    en: '{settled} has been paid. Refund it or issue a credit note first.',
    zh: '已付 {settled}，请先退款或开具贷项通知单。',
  },
  payment_waiting: {
    ms: 'Ada bayaran yang masih menunggu keputusan. Semak bukti bayaran pembeli, atau tunggu jawapan bank dahulu.',
    en: 'A payment is still pending. Check the buyer’s slip, or wait for the bank first.',
    zh: '有付款待处理，请先核对买家的凭证，或等待银行结果。',
  },
  has_credit_note: {
    ms: 'Invois ini sudah ada nota kredit. Keluarkan nota kredit untuk bakinya sebaliknya.',
    en: 'This invoice has a credit note. Issue a credit note for the balance instead.',
    zh: '此发票已有贷项通知单，请为余额开具贷项通知单。',
  },
  fully_credited: {
    ms: 'Invois ini sudah dikreditkan sepenuhnya.',
    en: 'This invoice has been credited in full.',
    zh: '此发票已全额贷记。',
  },
  no_customer_credit: {
    ms: 'Pelanggan ini tiada kredit untuk digunakan.',
    en: 'This customer has no credit to use.',
    zh: '此客户没有可用的余额。',
  },
  einvoice_in_progress: {
    ms: 'E-invois ini masih diproses oleh LHDN. Tunggu keputusannya dahulu.',
    en: 'LHDN is still processing this e-invoice. Wait for the result first.',
    zh: 'LHDN 仍在处理此电子发票，请等待结果。',
  },
  einvoice_too_old: {
    ms: 'E-invois hanya boleh dibatalkan dalam 72 jam. Keluarkan nota kredit sebaliknya.',
    en: 'An e-invoice can only be cancelled within 72 hours. Issue a credit note instead.',
    zh: '电子发票只能在 72 小时内取消，请改为开具贷项通知单。',
  },
} satisfies Record<InvoiceRefusal, Message>

/** A staff member without the right for this area of work. */
export const notYourWork: Message = {
  ms: 'Akaun anda tidak dibenarkan membuat perkara ini. Minta pemilik kedai memberi akses.',
  en: 'You do not have permission to do this. Ask the shop owner for access.',
  zh: '您的账号没有此权限，请向店主申请。',
}
