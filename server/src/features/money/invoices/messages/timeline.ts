import type { InvoiceEventName } from '@kedai/domain/invoices/timeline.ts'
import type { TimelineText } from '../actions/timeline-sentence.ts'

export const invoiceTimelineTexts = {
  'invoice.created': { plain: { ms: 'Draf dibuat', en: 'Draft created', zh: '已创建草稿' } },
  'invoice.edited': {
    plain: { ms: 'Invois diubah', en: 'Invoice changed', zh: '发票已更改' },
    detailed: {
      ms: 'Invois diubah: jumlah kini {amount}, sebelumnya {was}',
      en: 'Invoice changed: the total is now {amount}, was {was}',
      zh: '发票已更改：总额由 {was} 改为 {amount}',
    },
  },
  'invoice.approved': {
    plain: { ms: 'Disahkan', en: 'Approved', zh: '已批准' },
    detailed: { ms: 'Disahkan sebagai {number}', en: 'Approved as {number}', zh: '已批准，编号 {number}' },
  },
  'invoice.sent': { plain: { ms: 'Ditandakan sudah dihantar', en: 'Marked as sent', zh: '已标记为已发送' } },
  'invoice.viewed': { plain: { ms: 'Dilihat oleh pembeli', en: 'Viewed by the buyer', zh: '买家已查看' } },
  'invoice.paid': { plain: { ms: 'Selesai dibayar', en: 'Paid in full', zh: '已付清' } },
  'invoice.voided': {
    plain: { ms: 'Dibatalkan', en: 'Voided', zh: '已作废' },
    detailed: { ms: 'Dibatalkan: {reason}', en: 'Voided: {reason}', zh: '已作废：{reason}' },
  },
  'invoice.asked': { plain: { ms: 'Pembeli bertanya', en: 'The buyer asked a question', zh: '买家有疑问' } },
  'payment.recorded': {
    plain: { ms: 'Bayaran direkodkan', en: 'Payment recorded', zh: '已记录付款' },
    detailed: {
      ms: 'Bayaran {amount} direkodkan ({method})',
      en: 'Payment of {amount} recorded ({method})',
      zh: '已记录付款 {amount}（{method}）',
    },
  },
  'payment.received': {
    plain: { ms: 'Bayaran diterima', en: 'Payment received', zh: '已收到付款' },
    detailed: {
      ms: 'Bayaran {amount} diterima ({method})',
      en: 'Payment of {amount} received ({method})',
      zh: '已收到付款 {amount}（{method}）',
    },
  },
  'payment.started': {
    plain: { ms: 'Pembeli mula membayar', en: 'The buyer started a payment', zh: '买家已发起付款' },
  },
  'payment.pending': {
    plain: { ms: 'Bank sedang memproses bayaran', en: 'The bank is processing the payment', zh: '银行正在处理付款' },
  },
  'payment.unmatched': {
    plain: { ms: 'Bayaran belum dipadankan', en: 'Unmatched payment', zh: '有待匹配款项' },
    detailed: {
      ms: 'Bayaran {amount} belum dipadankan',
      en: 'Unmatched payment of {amount}',
      zh: '待匹配款项 {amount}',
    },
  },
  'payment.unconfirmed': {
    plain: {
      ms: 'Bayaran dilaporkan, tetapi belum disahkan oleh pembekal bayaran',
      en: 'A payment was reported, but the payment provider has not confirmed it',
      zh: '收到付款报告，但支付服务商尚未确认',
    },
  },
  'payment.failed': {
    plain: { ms: 'Bayaran tidak berjaya', en: 'Payment failed', zh: '付款失败' },
    detailed: { ms: 'Bayaran tidak berjaya: {reason}', en: 'Payment failed: {reason}', zh: '付款失败：{reason}' },
  },
  'payment.rounded': {
    plain: { ms: 'Tunai dibundarkan kepada 5 sen', en: 'Cash rounded to 5 sen', zh: '现金已舍入至 5 仙' },
    detailed: {
      ms: 'Tunai dibundarkan kepada 5 sen (beza {amount})',
      en: 'Cash rounded to 5 sen (difference {amount})',
      zh: '现金已舍入至 5 仙（差额 {amount}）',
    },
  },
  'payment.to_credit': {
    plain: {
      ms: 'Lebihan bayaran ditambah ke kredit pelanggan',
      en: 'Overpayment added to customer credit',
      zh: '多付款项已存为客户余额',
    },
    detailed: {
      ms: 'Lebihan {amount} ditambah ke kredit pelanggan',
      en: 'Overpayment of {amount} added to customer credit',
      zh: '多付的 {amount} 已存为客户余额',
    },
  },
  'payment.refunded': {
    plain: { ms: 'Dibayar balik', en: 'Refunded', zh: '已退款' },
    detailed: {
      ms: '{amount} dibayar balik: {reason}',
      en: '{amount} refunded: {reason}',
      zh: '已退款 {amount}：{reason}',
    },
  },
  'payment.disputed': {
    plain: {
      ms: 'Pembeli mempertikaikan bayaran di banknya',
      en: 'The buyer disputes the payment at their bank',
      zh: '买家向银行提出付款争议',
    },
  },
  'payment.charged_back': {
    plain: { ms: 'Caj balik oleh bank', en: 'Chargeback by the bank', zh: '银行退单' },
    detailed: { ms: 'Caj balik {amount} oleh bank', en: 'Chargeback of {amount} by the bank', zh: '银行退单 {amount}' },
  },
  'payment.reversed': {
    plain: { ms: 'Rekod bayaran dibatalkan', en: 'Payment record reversed', zh: '已撤销一笔付款记录' },
    detailed: {
      ms: 'Rekod {amount} dibatalkan: {reason}',
      en: 'Payment record of {amount} reversed: {reason}',
      zh: '已撤销 {amount} 的记录：{reason}',
    },
  },
  'credit.applied': {
    plain: { ms: 'Kredit pelanggan digunakan', en: 'Customer credit used', zh: '已使用客户余额' },
    detailed: {
      ms: 'Kredit pelanggan {amount} digunakan',
      en: 'Customer credit of {amount} used',
      zh: '已使用客户余额 {amount}',
    },
  },
  'credit_note.issued': {
    plain: { ms: 'Nota kredit dikeluarkan', en: 'Credit note issued', zh: '已开具贷项通知单' },
    detailed: {
      ms: 'Nota kredit {number} sebanyak {amount} dikeluarkan',
      en: 'Credit note {number} of {amount} issued',
      zh: '已开具贷项通知单 {number}，金额 {amount}',
    },
  },
  'debit_note.issued': {
    plain: { ms: 'Nota debit dikeluarkan', en: 'Debit note issued', zh: '已开具借项通知单' },
    detailed: {
      ms: 'Nota debit {number} dikeluarkan',
      en: 'Debit note {number} issued',
      zh: '已开具借项通知单 {number}',
    },
  },
  'invoice.written_off': {
    plain: { ms: 'Baki dihapus kira', en: 'Balance written off', zh: '余额已核销' },
    detailed: {
      ms: '{amount} dihapus kira: {reason}',
      en: '{amount} written off: {reason}',
      zh: '已核销 {amount}：{reason}',
    },
  },
  'instalments.set': { plain: { ms: 'Jadual ansuran ditetapkan', en: 'Instalments set', zh: '已设定分期' } },
  'proof.uploaded': { plain: { ms: 'Bukti bayaran dimuat naik', en: 'Payment slip uploaded', zh: '已上传付款凭证' } },
  'proof.approved': {
    plain: { ms: 'Bukti bayaran diluluskan', en: 'Payment slip approved', zh: '付款凭证已核实' },
    detailed: {
      ms: 'Bukti bayaran {amount} diluluskan',
      en: 'Payment slip of {amount} approved',
      zh: '付款凭证 {amount} 已核实',
    },
  },
  'proof.rejected': {
    plain: { ms: 'Bukti bayaran ditolak', en: 'Payment slip rejected', zh: '付款凭证被拒' },
    detailed: {
      ms: 'Bukti bayaran ditolak: {reason}',
      en: 'Payment slip rejected: {reason}',
      zh: '付款凭证被拒：{reason}',
    },
  },
  'delivery.sent': {
    plain: { ms: 'Dihantar', en: 'Sent', zh: '已发送' },
    detailed: {
      ms: 'Dihantar melalui {channel} kepada {recipient}',
      en: 'Sent by {channel} to {recipient}',
      zh: '已通过{channel}发送至 {recipient}',
    },
  },
  'delivery.failed': {
    plain: { ms: 'Penghantaran gagal', en: 'Sending failed', zh: '发送失败' },
    detailed: {
      ms: 'Penghantaran melalui {channel} kepada {recipient} gagal: {reason}',
      en: 'Sending by {channel} to {recipient} failed: {reason}',
      zh: '通过{channel}发送至 {recipient} 失败：{reason}',
    },
  },
  'delivery.bounced': {
    plain: { ms: 'Tidak sampai kepada pembeli', en: 'Not delivered', zh: '未送达' },
    detailed: {
      ms: 'Tidak sampai melalui {channel} kepada {recipient}: {reason}',
      en: 'Not delivered by {channel} to {recipient}: {reason}',
      zh: '通过{channel}发送至 {recipient} 的内容未送达：{reason}',
    },
  },
  'recurring.set': { plain: { ms: 'Jadual berulang ditetapkan', en: 'Recurring schedule set', zh: '已设定定期开票' } },
  'recurring.created': {
    plain: { ms: 'Invois berulang dibuat', en: 'Recurring invoice created', zh: '已生成定期发票' },
    detailed: {
      ms: 'Invois berulang untuk {on} dibuat',
      en: 'Recurring invoice for {on} created',
      zh: '已生成 {on} 的定期发票',
    },
  },
  'recurring.skipped': {
    plain: { ms: 'Tarikh berulang dilangkau', en: 'A recurring date was skipped', zh: '已跳过一个定期日期' },
    detailed: {
      ms: 'Tarikh berulang {on} dilangkau',
      en: 'The recurring date {on} was skipped',
      zh: '已跳过定期日期 {on}',
    },
  },
  'recurring.missed': {
    plain: { ms: 'Tarikh berulang terlepas', en: 'A recurring date was missed', zh: '错过一个定期日期' },
    detailed: {
      ms: 'Tarikh berulang {on} terlepas',
      en: 'The recurring date {on} was missed',
      zh: '错过定期日期 {on}',
    },
  },
  'recurring.failed': {
    plain: {
      ms: 'Invois berulang tidak dapat dibuat',
      en: 'Recurring invoice could not be created',
      zh: '无法生成定期发票',
    },
    detailed: {
      ms: 'Invois berulang tidak dapat dibuat: {reason}',
      en: 'Recurring invoice could not be created: {reason}',
      zh: '无法生成定期发票：{reason}',
    },
  },
  'recurring.paused': {
    plain: { ms: 'Jadual berulang dijeda', en: 'Recurring schedule paused', zh: '定期开票已暂停' },
  },
  'recurring.resumed': {
    plain: { ms: 'Jadual berulang disambung', en: 'Recurring schedule resumed', zh: '定期开票已恢复' },
  },
  'recurring.ended': { plain: { ms: 'Jadual berulang tamat', en: 'Recurring schedule ended', zh: '定期开票已结束' } },
  'reminder.set': { plain: { ms: 'Peringatan ditetapkan', en: 'Reminders set', zh: '已设定提醒' } },
  'reminder.sent': {
    plain: { ms: 'Peringatan dihantar', en: 'Reminder sent', zh: '已发送提醒' },
    detailed: {
      ms: 'Peringatan dihantar melalui {channel} kepada {recipient}',
      en: 'Reminder sent by {channel} to {recipient}',
      zh: '已通过{channel}向 {recipient} 发送提醒',
    },
  },
  'reminder.missed': {
    plain: { ms: 'Peringatan terlepas', en: 'A reminder was missed', zh: '错过一次提醒' },
    detailed: { ms: 'Peringatan {on} terlepas', en: 'The reminder of {on} was missed', zh: '错过 {on} 的提醒' },
  },
  'reminder.stopped': { plain: { ms: 'Peringatan dihentikan', en: 'Reminders stopped', zh: '提醒已停止' } },
  'link.revoked': { plain: { ms: 'Pautan dinyahaktifkan', en: 'Link disabled', zh: '链接已停用' } },
  'link.renewed': { plain: { ms: 'Pautan baharu dibuat', en: 'New link created', zh: '已生成新链接' } },
  'quote.converted': {
    plain: { ms: 'Dibuat daripada sebut harga', en: 'Created from a quote', zh: '由报价单生成' },
    detailed: {
      ms: 'Dibuat daripada sebut harga {number}',
      en: 'Created from quote {number}',
      zh: '由报价单 {number} 生成',
    },
  },
} satisfies Record<InvoiceEventName, TimelineText>
