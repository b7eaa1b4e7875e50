import type { ActionRefusal } from '@kedai/domain/orders/actions.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why an action is closed, as a seller is told. Parameters: `{paid}` `{total}` `{missing}`. */
export const sellerRefusals = {
  order_completed: { ms: 'Pesanan ini sudah selesai.', en: 'This order is already completed.', zh: '此订单已完成。' },
  order_cancelled: { ms: 'Pesanan ini sudah dibatalkan.', en: 'This order has been cancelled.', zh: '此订单已取消。' },
  order_expired: {
    ms: 'Pesanan ini sudah luput kerana tidak dibayar dalam masanya.',
    en: 'This order has expired because it was not paid in time.',
    zh: '此订单因逾期未付款已失效。',
  },
  no_slip: {
    ms: 'Tiada bukti bayaran yang menunggu semakan.',
    en: 'No payment slip is waiting to be checked.',
    zh: '没有待核对的付款凭证。',
  },
  slip_waiting: {
    ms: 'Semak dahulu bukti bayaran yang dihantar oleh pembeli.',
    en: 'Check the buyer’s payment slip first.',
    zh: '请先核对买家上传的付款凭证。',
  },
  slips_not_used: {
    ms: 'Cara bayaran pesanan ini tidak menggunakan bukti bayaran.',
    en: 'The payment method of this order does not use slips.',
    zh: '此订单的付款方式不需要凭证。',
  },
  not_paid: {
    ms: 'Pesanan ini belum dibayar penuh: {paid} daripada {total} diterima. Rekod baki {missing} dahulu.',
    en: 'This order is not fully paid: {paid} of {total} received. Record the remaining {missing} first.',
    zh: '此订单尚未付清：已收 {paid}，应收 {total}。请先记录余款 {missing}。',
  },
  already_paid: {
    ms: 'Pesanan ini sudah dibayar penuh.',
    en: 'This order is already paid in full.',
    zh: '此订单已全额付款。',
  },
  was_refunded: {
    ms: 'Pesanan ini sudah dibayar balik kepada pembeli.',
    en: 'This order has been refunded to the buyer.',
    zh: '此订单的款项已退还给买家。',
  },
  nothing_received: {
    ms: 'Tiada wang untuk dibayar balik. Belum ada bayaran diterima.',
    en: 'There is nothing to refund. No payment has been received.',
    zh: '没有可退的款项：尚未收到付款。',
  },
  refund_first: {
    ms: 'Pembeli sudah membayar {paid}. Rekod bayaran balik dahulu, kemudian pesanan akan dibatalkan.',
    en: 'The buyer has paid {paid}. Record the refund first; the order is then cancelled.',
    zh: '买家已付 {paid}。请先记录退款，订单随后会取消。',
  },
  bank_deciding: {
    ms: 'Bank masih memproses bayaran pembeli. Tunggu keputusannya dahulu.',
    en: 'The bank is still processing the buyer’s payment. Wait for the result first.',
    zh: '银行仍在处理买家的付款，请等待结果。',
  },
  not_paid_online: {
    ms: 'Pesanan ini tidak dibayar secara dalam talian.',
    en: 'This order was not paid online.',
    zh: '此订单不是在线付款。',
  },
  not_fulfilled: {
    ms: 'Barang belum dihantar. Rekod penghantaran dahulu.',
    en: 'The items have not been sent yet. Record the shipment first.',
    zh: '尚未发货，请先记录发货。',
  },
  already_fulfilled: {
    ms: 'Barang pesanan ini sudah dihantar.',
    en: 'The items in this order have already been sent.',
    zh: '此订单的货品已发出。',
  },
  no_parcel: {
    ms: 'Pesanan ini tidak dihantar dengan kurier.',
    en: 'This order was not sent by courier.',
    zh: '此订单没有通过快递发货。',
  },
  nothing_to_send: {
    ms: 'Tiada barang pesanan ini yang perlu dihantar lagi.',
    en: 'All items in this order have been sent.',
    zh: '此订单已没有待寄的货品。',
  },
  partly_sent: {
    ms: 'Sebahagian barang sudah dihantar. Hantar bakinya dahulu.',
    en: 'Some items have been sent. Send the rest first.',
    zh: '部分货品已发出，请先发完其余货品。',
  },
  already_packed: { ms: 'Pesanan ini sudah dibungkus.', en: 'This order is already packed.', zh: '此订单已打包。' },
} satisfies Record<ActionRefusal, Message>

/** The same for the buyer. Only what a buyer can do something about is worded apart. */
export const buyerRefusals = {
  ...sellerRefusals,
  order_expired: {
    ms: 'Masa untuk membayar pesanan ini sudah tamat. Sila buat pesanan baharu, atau hubungi kedai jika anda sudah membayar.',
    en: 'The payment period for this order has ended. Please order again, or contact the shop if you have already paid.',
    zh: '此订单的付款期限已过。请重新下单；若您已付款，请联系店家。',
  },
  slip_waiting: {
    ms: 'Bukti bayaran anda sedang disemak oleh kedai.',
    en: 'The shop is checking your slip.',
    zh: '店家正在核对您的付款凭证。',
  },
  not_paid: { ms: 'Pesanan ini belum dibayar penuh.', en: 'This order is not fully paid yet.', zh: '此订单尚未付清。' },
  already_paid: {
    ms: 'Anda sudah membayar pesanan ini. Untuk sebarang perubahan, hubungi kedai.',
    en: 'You have already paid for this order. To make changes, contact the shop.',
    zh: '您已为此订单付款。如需更改，请联系店家。',
  },
  was_refunded: {
    ms: 'Bayaran anda sudah dikembalikan.',
    en: 'Your payment has been refunded.',
    zh: '您的款项已退还。',
  },
  bank_deciding: {
    ms: 'Kami sedang menyemak bayaran anda dengan bank. Sila tunggu sebentar.',
    en: 'We are checking your payment with the bank. Please wait a moment.',
    zh: '我们正在与银行核对您的付款，请稍候。',
  },
  slips_not_used: {
    ms: 'Pesanan ini tidak memerlukan bukti bayaran.',
    en: 'This order does not need a payment slip.',
    zh: '此订单无需上传付款凭证。',
  },
  not_paid_online: {
    ms: 'Pesanan ini tidak dibayar secara dalam talian. Ikut arahan bayaran di halaman ini.',
    en: 'This order is not paid online. Follow the payment instructions on this page.',
    zh: '此订单不是在线付款，请按照本页的付款说明操作。',
  },
  partly_sent: {
    ms: 'Sebahagian barang anda sudah dihantar. Hubungi kedai jika ada masalah.',
    en: 'Part of your order is already on its way. Contact the shop if there is a problem.',
    zh: '您的部分货品已发出，如有问题请联系店家。',
  },
  already_fulfilled: {
    ms: 'Barang anda sudah dihantar. Hubungi kedai jika ada masalah.',
    en: 'Your order is already on its way. Contact the shop if there is a problem.',
    zh: '您的货品已发出，如有问题请联系店家。',
  },
} satisfies Record<ActionRefusal, Message>

/** A staff member without the right for this area of work. */
export const notYourWork: Message = {
  ms: 'Akaun anda tidak dibenarkan membuat perkara ini. Minta pemilik kedai memberi akses.',
  en: 'You do not have permission to do this. Ask the shop owner for access.',
  zh: '您的账号没有此权限，请向店主申请。',
}
