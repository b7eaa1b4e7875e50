import type { QuoteRefusal } from '@kedai/domain/invoices/quotes.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why an action is closed, as a seller is told. */
export const quoteRefusals = {
  no_lines: {
    ms: 'Tambah sekurang-kurangnya satu item pada sebut harga ini dahulu.',
    en: 'Add at least one item to this quote first.',
    zh: '请先为此报价单添加至少一个项目。',
  },
  no_buyer_name: { ms: 'Isi nama pembeli dahulu.', en: 'Fill in the buyer’s name first.', zh: '请先填写买家姓名。' },
  not_sent_yet: {
    ms: 'Sebut harga ini masih draf. Hantar dahulu.',
    en: 'This quote is still a draft. Send it first.',
    zh: '此报价单仍是草稿，请先发送。',
  },
  not_accepted_yet: {
    ms: 'Pembeli belum menerima sebut harga ini. Jika mereka sudah bersetuju, tandakan sebagai diterima dahulu.',
    en: 'The buyer has not accepted this quote yet. If they agreed outside Kedai, mark it as accepted first.',
    zh: '买家尚未接受此报价单。如果对方已另行同意，请先标记为已接受。',
  },
  was_accepted: {
    ms: 'Sebut harga ini sudah diterima.',
    en: 'This quote has been accepted.',
    zh: '此报价单已被接受。',
  },
  was_declined: { ms: 'Sebut harga ini sudah ditolak.', en: 'This quote has been declined.', zh: '此报价单已被拒绝。' },
  has_expired: {
    ms: 'Tempoh sah sebut harga ini sudah tamat.',
    en: 'This quote has expired.',
    zh: '此报价单已过有效期。',
  },
  was_converted: {
    ms: 'Sebut harga ini sudah menjadi invois.',
    en: 'This quote was converted to an invoice.',
    zh: '此报价单已转为发票。',
  },
  was_sent: {
    ms: 'Sebut harga ini sudah dihantar, jadi ia tidak boleh dipadam. Nyahaktifkan pautannya sebaliknya.',
    en: 'This quote has been sent, so it cannot be deleted. Disable its link instead.',
    zh: '此报价单已发送，不能删除，请改为停用链接。',
  },
  last_day_past: {
    ms: 'Tarikh sah sebut harga ini sudah lepas. Pilih tarikh baharu dahulu.',
    en: 'This quote has expired. Choose a new expiry date first.',
    zh: '此报价单的有效期已过，请先选择新的日期。',
  },
} satisfies Record<QuoteRefusal, Message>

/** The same, as a buyer is told. */
export const buyerQuoteRefusals = {
  ...quoteRefusals,
  not_sent_yet: {
    ms: 'Sebut harga ini belum dihantar.',
    en: 'This quote has not been sent yet.',
    zh: '此报价单尚未发送。',
  },
  was_accepted: {
    ms: 'Anda sudah menerima sebut harga ini. Untuk membatalkannya, hubungi kedai.',
    en: 'You have accepted this quote. To cancel, contact the shop.',
    zh: '您已接受此报价单，如需取消请联系店家。',
  },
  was_declined: {
    ms: 'Sebut harga ini sudah ditolak. Minta kedai menghantarnya semula jika anda berubah fikiran.',
    en: 'This quote was declined. Ask the shop to send it again if you have changed your mind.',
    zh: '此报价单已被拒绝。如改变主意，请让店家重新发送。',
  },
  has_expired: {
    ms: 'Tempoh sah sebut harga ini sudah tamat. Minta sebut harga baharu daripada kedai.',
    en: 'This quote has expired. Ask the shop for a new one.',
    zh: '此报价单已过有效期，请向店家索取新的报价。',
  },
  was_converted: {
    ms: 'Sebut harga ini sudah menjadi invois.',
    en: 'This quote was already converted to an invoice.',
    zh: '此报价单已转为发票。',
  },
} satisfies Record<QuoteRefusal, Message>
