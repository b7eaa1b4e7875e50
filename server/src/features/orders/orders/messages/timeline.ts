import type { OrderEventName } from '@kedai/domain/orders/timeline.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** `detailed` is said when the event carries all it names; else `plain`. */
export type TimelineText = { plain: Message; detailed?: Message }

export const timelineTexts = {
  'order.placed': { plain: { ms: 'Pesanan dibuat', en: 'Order placed', zh: '已下单' } },
  'order.completed': { plain: { ms: 'Pesanan selesai', en: 'Order completed', zh: '订单已完成' } },
  'order.cancelled': {
    plain: { ms: 'Pesanan dibatalkan', en: 'Order cancelled', zh: '订单已取消' },
    detailed: { ms: 'Pesanan dibatalkan: {reason}', en: 'Order cancelled: {reason}', zh: '订单已取消：{reason}' },
  },
  'order.expired': {
    plain: {
      ms: 'Pesanan luput kerana tidak dibayar dalam masanya',
      en: 'Order expired: it was not paid in time',
      zh: '订单逾期未付款，已失效',
    },
  },
  'order.edited': {
    plain: { ms: 'Pesanan diubah oleh kedai', en: 'Order changed by the shop', zh: '店家已更改订单' },
    detailed: {
      ms: 'Pesanan diubah oleh kedai: jumlah kini {amount}, sebelumnya {was}. {reason}',
      en: 'Order changed by the shop: the total is now {amount}, was {was}. {reason}',
      zh: '店家已更改订单：总额由 {was} 改为 {amount}。{reason}',
    },
  },
  'order.extended': {
    plain: { ms: 'Sewa dilanjutkan', en: 'Rental extended', zh: '租期已延长' },
    detailed: {
      ms: 'Sewa dilanjutkan hingga {until}: tambahan {amount}',
      en: 'Rental extended until {until}: {amount} more',
      zh: '租期延长至 {until}：加收 {amount}',
    },
  },
  'order.reviewed': {
    plain: { ms: 'Pembeli memberi penilaian', en: 'The buyer gave a rating', zh: '买家已评价' },
    detailed: {
      ms: '{title} dinilai {stars} daripada 5 bintang',
      en: '{title} was rated {stars} of 5 stars',
      zh: '{title} 获评 {stars} 星（共 5 星）',
    },
  },
  'order.accepted': {
    plain: { ms: 'Pesanan diterima di kaunter', en: 'Order accepted at the desk', zh: '前台已接单' },
    detailed: {
      ms: 'Pesanan diterima di kaunter oleh {by}',
      en: 'Order accepted at the desk by {by}',
      zh: '前台已由{by}接单',
    },
  },
  'order.noted': {
    plain: { ms: 'Nota ditambah', en: 'Note added', zh: '已添加备注' },
    detailed: { ms: 'Nota: {text}', en: 'Note: {text}', zh: '备注：{text}' },
  },
  'payment.started': { plain: { ms: 'Bayaran dimulakan', en: 'Payment started', zh: '已发起付款' } },
  'payment.pending': { plain: { ms: 'Menunggu keputusan bank', en: 'Waiting for the bank', zh: '等待银行确认' } },
  'payment.failed': {
    plain: { ms: 'Bayaran tidak berjaya', en: 'Payment failed', zh: '付款失败' },
    detailed: { ms: 'Bayaran tidak berjaya: {reason}', en: 'Payment failed: {reason}', zh: '付款失败：{reason}' },
  },
  'payment.received': {
    plain: { ms: 'Bayaran diterima', en: 'Payment received', zh: '已收到付款' },
    detailed: { ms: 'Bayaran {amount} diterima', en: 'Payment of {amount} received', zh: '已收到付款 {amount}' },
  },
  'payment.recorded': {
    plain: { ms: 'Bayaran direkodkan oleh kedai', en: 'Payment recorded by the shop', zh: '店家已记录付款' },
    detailed: {
      ms: 'Bayaran {amount} direkodkan oleh kedai',
      en: 'Payment of {amount} recorded by the shop',
      zh: '店家已记录付款 {amount}',
    },
  },
  'payment.rounded': {
    plain: { ms: 'Tunai dibundarkan kepada 5 sen', en: 'Cash rounded to 5 sen', zh: '现金已舍入至 5 仙' },
    detailed: {
      ms: 'Tunai dibundarkan kepada 5 sen (beza {amount})',
      en: 'Cash rounded to 5 sen (difference {amount})',
      zh: '现金已舍入至 5 仙（差额 {amount}）',
    },
  },
  'payment.unmatched': {
    plain: {
      ms: 'Bayaran diterima tetapi belum dipadankan',
      en: 'Unmatched payment received',
      zh: '收到款项，待匹配',
    },
    detailed: {
      ms: 'Bayaran {amount} diterima tetapi belum dipadankan',
      en: 'Unmatched payment of {amount} received',
      zh: '收到 {amount}，待匹配',
    },
  },
  'payment.unconfirmed': {
    plain: {
      ms: 'Bayaran dilaporkan, tetapi belum disahkan oleh pembekal bayaran',
      en: 'A payment was reported, but the payment provider has not confirmed it',
      zh: '收到付款报告，但支付服务商尚未确认',
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
  'payment.refund_refused': {
    plain: { ms: 'Bayaran balik ditolak', en: 'Refund refused', zh: '退款被拒' },
    detailed: {
      ms: 'Penyedia bayaran menolak bayaran balik {amount}: {reason}',
      en: 'The payment provider refused the refund of {amount}: {reason}',
      zh: '付款服务商未退还 {amount}：{reason}',
    },
  },
  'payment.disputed': {
    plain: {
      ms: 'Pembeli mempertikaikan bayaran di banknya. Jawab di laman penyedia bayaran.',
      en: 'The buyer disputed the payment with their bank. Respond on the provider’s website.',
      zh: '买家向银行提出付款争议，请在付款服务商的网页上回应。',
    },
  },
  'proof.uploaded': { plain: { ms: 'Bukti bayaran dimuat naik', en: 'Payment slip uploaded', zh: '已上传付款凭证' } },
  'proof.approved': { plain: { ms: 'Bukti bayaran diluluskan', en: 'Payment slip approved', zh: '付款凭证已核实' } },
  'proof.rejected': {
    plain: { ms: 'Bukti bayaran ditolak', en: 'Payment slip rejected', zh: '付款凭证被拒' },
    detailed: {
      ms: 'Bukti bayaran ditolak: {reason}',
      en: 'Payment slip rejected: {reason}',
      zh: '付款凭证被拒：{reason}',
    },
  },
  'proof.expired': {
    plain: {
      ms: 'Masa menghantar bukti bayaran tamat',
      en: 'The time to upload a slip has ended',
      zh: '上传凭证的期限已过',
    },
  },
  'fulfilment.packed': { plain: { ms: 'Barang dibungkus', en: 'Items packed', zh: '货品已打包' } },
  'fulfilment.ready': { plain: { ms: 'Sedia untuk diambil', en: 'Ready to collect', zh: '可以自取' } },
  'fulfilment.shipped': {
    plain: { ms: 'Barang dihantar', en: 'Items sent', zh: '已发货' },
    detailed: {
      ms: 'Barang dihantar melalui {courier} {tracking_number}',
      en: 'Items sent by {courier} {tracking_number}',
      zh: '已通过 {courier} 发货 {tracking_number}',
    },
  },
  'fulfilment.parcel_sent': {
    plain: { ms: 'Satu bungkusan dihantar', en: 'Parcel sent', zh: '已发出一个包裹' },
    detailed: {
      ms: 'Bungkusan dihantar melalui {courier} {tracking_number}: {goods}',
      en: 'Parcel sent by {courier} {tracking_number}: {goods}',
      zh: '已通过 {courier} 发出包裹 {tracking_number}：{goods}',
    },
  },
  'fulfilment.parcel_delivered': {
    plain: { ms: 'Bungkusan sudah sampai', en: 'Parcel delivered', zh: '包裹已送达' },
    detailed: {
      ms: 'Bungkusan sudah sampai: {courier} {tracking_number}',
      en: 'Parcel delivered: {courier} {tracking_number}',
      zh: '包裹已送达：{courier} {tracking_number}',
    },
  },
  'fulfilment.parcel_returned': {
    plain: { ms: 'Bungkusan dikembalikan', en: 'Parcel returned', zh: '包裹已退回' },
    detailed: {
      ms: 'Bungkusan dikembalikan: {courier} {tracking_number}',
      en: 'Parcel returned: {courier} {tracking_number}',
      zh: '包裹已退回：{courier} {tracking_number}',
    },
  },
  'fulfilment.parcel_out': {
    plain: { ms: 'Bungkusan sedang dihantar ke alamat', en: 'Parcel out for delivery', zh: '包裹派送中' },
    detailed: {
      ms: 'Bungkusan sedang dihantar ke alamat: {courier} {tracking_number}',
      en: 'Parcel out for delivery: {courier} {tracking_number}',
      zh: '包裹派送中：{courier} {tracking_number}',
    },
  },
  'fulfilment.parcel_failed': {
    plain: { ms: 'Penghantaran bungkusan gagal', en: 'Parcel delivery failed', zh: '包裹派送失败' },
    detailed: {
      ms: 'Penghantaran bungkusan gagal: {courier} {tracking_number}',
      en: 'Parcel delivery failed: {courier} {tracking_number}',
      zh: '包裹派送失败：{courier} {tracking_number}',
    },
  },
  'fulfilment.parcel_returning': {
    plain: { ms: 'Bungkusan dalam perjalanan balik', en: 'Parcel being returned', zh: '包裹退回中' },
    detailed: {
      ms: 'Bungkusan dalam perjalanan balik: {courier} {tracking_number}',
      en: 'Parcel being returned: {courier} {tracking_number}',
      zh: '包裹退回中：{courier} {tracking_number}',
    },
  },
  'fulfilment.parcel_lost': {
    plain: { ms: 'Bungkusan hilang', en: 'Parcel lost', zh: '包裹遗失' },
    detailed: {
      ms: 'Bungkusan hilang: {courier} {tracking_number}',
      en: 'Parcel lost: {courier} {tracking_number}',
      zh: '包裹遗失：{courier} {tracking_number}',
    },
  },
  'fulfilment.tracked': {
    plain: { ms: 'Nombor penjejakan dikemas kini', en: 'Tracking number updated', zh: '运单号已更新' },
    detailed: {
      ms: 'Nombor penjejakan: {courier} {tracking_number}',
      en: 'Tracking number: {courier} {tracking_number}',
      zh: '运单号：{courier} {tracking_number}',
    },
  },
  'fulfilment.untracked': {
    plain: { ms: 'Nombor penjejakan dibuang', en: 'Tracking number removed', zh: '运单号已撤回' },
    detailed: {
      ms: 'Nombor penjejakan dibuang: {courier} {tracking_number}',
      en: 'Tracking number removed: {courier} {tracking_number}',
      zh: '运单号已撤回：{courier} {tracking_number}',
    },
  },
  'fulfilment.delivered': { plain: { ms: 'Barang diserahkan', en: 'Items delivered', zh: '货品已送达' } },
  'fulfilment.collected': { plain: { ms: 'Sudah diambil', en: 'Collected', zh: '已取货' } },
  'fulfilment.returned': { plain: { ms: 'Barang dikembalikan', en: 'Items returned', zh: '货品已退回' } },
  'fulfilment.routed': {
    plain: { ms: 'Ahli lain diminta menghantarnya', en: 'An upline was asked to send it', zh: '已请上线发货' },
    detailed: { ms: '{name} diminta menghantarnya', en: '{name} was asked to send it', zh: '已请 {name} 发货' },
  },
  'fulfilment.accepted': {
    plain: { ms: 'Penghantaran diterima', en: 'Sending accepted', zh: '已接单' },
    detailed: { ms: '{name} akan menghantarnya', en: '{name} will send it', zh: '{name} 将会发货' },
  },
  'fulfilment.declined': {
    plain: { ms: 'Penghantaran ditolak', en: 'Sending declined', zh: '已拒绝发货' },
    detailed: { ms: '{name} tidak dapat menghantarnya', en: '{name} cannot send it', zh: '{name} 无法发货' },
  },
  'fulfilment.moved': {
    plain: { ms: 'Kini dihantar oleh kedai', en: 'Now sent by the shop', zh: '现由店铺发货' },
    detailed: {
      ms: 'Kini dihantar oleh kedai, bukan {name}',
      en: 'Now sent by the shop, not by {name}',
      zh: '现由店铺发货，不再由 {name} 发货',
    },
  },
  'fulfilment.not_moved': {
    plain: {
      ms: 'Belum dihantar, dan stok kedai tidak mencukupi',
      en: 'Not sent in time, and the shop does not have enough stock',
      zh: '逾期未发货，且店铺库存不足',
    },
    detailed: {
      ms: '{name} belum menghantarnya, dan stok kedai tidak mencukupi',
      en: '{name} did not send it in time, and the shop does not have enough stock',
      zh: '{name} 逾期未发货，且店铺库存不足',
    },
  },
  'mail.failed': {
    plain: {
      ms: 'E-mel kepada pembeli tidak sampai',
      en: 'E-mail to the buyer was not delivered',
      zh: '给买家的邮件未能送达',
    },
    detailed: {
      ms: 'E-mel tidak dihantar kepada {recipient}: {reason}',
      en: 'E-mail not sent to {recipient}: {reason}',
      zh: '邮件未发送给 {recipient}：{reason}',
    },
  },
} satisfies Record<OrderEventName, TimelineText>

/** Reasons the system gives, which are codes where a person's are words. */
export const systemReasons: Record<string, Message> = {
  refunded: { ms: 'sudah dibayar balik sepenuhnya', en: 'fully refunded', zh: '款项已全额退还' },
}
