import type { TimelineText } from '../../invoices/actions/timeline-sentence.ts'

/** What can stand in a quote's timeline. Parameters: `{channel}` `{recipient}` `{reason}` `{name}` `{number}`. */
export const quoteTimelineTexts = {
  'quote.created': { plain: { ms: 'Draf dibuat', en: 'Draft created', zh: '已创建草稿' } },
  'quote.edited': { plain: { ms: 'Sebut harga diubah', en: 'Quote changed', zh: '报价单已更改' } },
  'quote.sent': {
    plain: { ms: 'Sebut harga dihantar', en: 'Quote sent', zh: '报价单已发送' },
    detailed: {
      ms: 'Dihantar melalui {channel} kepada {recipient}',
      en: 'Sent by {channel} to {recipient}',
      zh: '已通过 {channel} 发送给 {recipient}',
    },
  },
  'quote.send_failed': {
    plain: { ms: 'Penghantaran gagal', en: 'Sending failed', zh: '发送失败' },
    detailed: {
      ms: 'Gagal dihantar kepada {recipient}: {reason}',
      en: 'Sending to {recipient} failed: {reason}',
      zh: '发送给 {recipient} 失败：{reason}',
    },
  },
  'quote.viewed': {
    plain: { ms: 'Pembeli membuka sebut harga', en: 'The buyer opened the quote', zh: '买家打开了报价单' },
  },
  'quote.accepted': {
    plain: { ms: 'Ditandakan sebagai diterima', en: 'Marked as accepted', zh: '已标记为已接受' },
    detailed: { ms: 'Diterima oleh {name}', en: 'Accepted by {name}', zh: '{name} 已接受' },
  },
  'quote.declined': {
    plain: { ms: 'Sebut harga ditolak', en: 'Quote declined', zh: '报价已拒绝' },
    detailed: { ms: 'Ditolak: {reason}', en: 'Declined: {reason}', zh: '已拒绝：{reason}' },
  },
  'quote.converted': { plain: { ms: 'Menjadi draf invois', en: 'Converted to a draft invoice', zh: '已转为发票草稿' } },
  'quote.reopened': {
    plain: { ms: 'Draf invoisnya dipadam', en: 'Draft invoice deleted', zh: '其发票草稿已删除' },
  },
  'link.revoked': { plain: { ms: 'Pautan dinyahaktifkan', en: 'Link disabled', zh: '链接已停用' } },
  'link.renewed': { plain: { ms: 'Pautan baharu dibuat', en: 'New link created', zh: '已生成新链接' } },
} satisfies Record<string, TimelineText>

export type QuoteEventName = keyof typeof quoteTimelineTexts
