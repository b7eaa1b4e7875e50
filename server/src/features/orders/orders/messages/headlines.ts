import type { Message } from '../../../../platform/errors/message.ts'

export type Headline = { headline: Message; next: Message | null }

/** Until when, as a part of a sentence; `{deadline}` as 20 Nov 2026, 9:30 PTG. Empty where there is no deadline. */
export const byDeadline = {
  some: { ms: ' sebelum {deadline}', en: ' by {deadline}', zh: '在 {deadline} 前' },
  none: { ms: '', en: '', zh: '' },
} satisfies Record<string, Message>

/** How an order stands, to its buyer. Parameters: `{due}` `{back}` `{paid}` `{total}` `{by}` `{order_no}` `{reason}` `{courier}` `{tracking_number}`. */
export const headlines = {
  cancelled: {
    headline: { ms: 'Pesanan ini dibatalkan', en: 'This order was cancelled', zh: '此订单已取消' },
    next: {
      ms: 'Anda tidak perlu membayar apa-apa. Jika anda sudah membayar, hubungi kedai.',
      en: 'You do not need to pay. If you have already paid, contact the shop.',
      zh: '您无需付款。若您已付款，请联系店家。',
    },
  },
  refunded: {
    headline: { ms: 'Bayaran anda sudah dikembalikan', en: 'Your payment has been refunded', zh: '您的款项已退还' },
    next: {
      ms: 'Jika wang belum masuk selepas beberapa hari, hubungi kedai.',
      en: 'If it has not arrived after a few days, contact the shop.',
      zh: '若几天后仍未到账，请联系店家。',
    },
  },
  expired: {
    headline: { ms: 'Masa untuk membayar sudah tamat', en: 'The payment period has ended', zh: '付款期限已过' },
    next: {
      ms: 'Sila buat pesanan baharu. Jika anda sudah membayar, jangan risau: hubungi kedai dengan nombor pesanan {order_no}.',
      en: 'Please order again. If you have already paid, contact the shop with order number {order_no}.',
      zh: '请重新下单。若您已付款请放心，凭订单号 {order_no} 联系店家即可。',
    },
  },
  slipsRefused: {
    headline: {
      ms: 'Bukti bayaran anda tidak diterima dan pesanan ini sudah tamat',
      en: 'Your slip was not accepted and this order has ended',
      zh: '您的付款凭证未获接受，此订单已结束',
    },
    next: {
      ms: 'Sebab daripada kedai: “{reason}”. Jika anda sudah membayar, hubungi kedai dengan nombor pesanan {order_no}. Jika belum, sila buat pesanan baharu.',
      en: 'Reason from the shop: “{reason}”. If you have paid, contact the shop with order number {order_no}. If not, please order again.',
      zh: '店家的说明：“{reason}”。若您已付款，请凭订单号 {order_no} 联系店家；若未付款，请重新下单。',
    },
  },
  completed: {
    headline: { ms: 'Selesai. Terima kasih!', en: 'Completed. Thank you!', zh: '已完成，谢谢惠顾！' },
    next: null,
  },
  delivered: {
    headline: { ms: 'Pesanan anda sudah diserahkan', en: 'Your order has been delivered', zh: '您的订单已送达' },
    next: {
      ms: 'Ada masalah? Hubungi kedai.',
      en: 'Any problem? Contact the shop.',
      zh: '如有问题，请联系店家。',
    },
  },
  ready: {
    headline: { ms: 'Sedia untuk dimuat turun', en: 'Ready to download', zh: '可以下载了' },
    next: {
      ms: 'Muat turun di halaman pesanan. Simpan pautannya supaya anda boleh kembali.',
      en: 'Download it on the order page. Save the page link so you can come back.',
      zh: '请在订单页面下载，并保存链接以便再次打开。',
    },
  },
  shipped: {
    headline: { ms: 'Barang anda dalam perjalanan', en: 'Your order is on its way', zh: '您的货品正在配送' },
    next: null,
  },
  partlyShipped: {
    headline: {
      ms: 'Sebahagian barang anda dalam perjalanan',
      en: 'Part of your order is on its way',
      zh: '您的部分货品正在配送',
    },
    next: {
      ms: 'Bakinya dihantar dalam bungkusan lain. Kedai akan memaklumkan anda.',
      en: 'The rest will be sent in another parcel. The shop will notify you.',
      zh: '其余货品将另行寄出，发货时店家会通知您。',
    },
  },
  shippedWithNumber: {
    headline: { ms: 'Barang anda dalam perjalanan', en: 'Your order is on its way', zh: '您的货品正在配送' },
    next: {
      ms: 'Jejaki dengan {courier}: {tracking_number}',
      en: 'Track it with {courier}: {tracking_number}',
      zh: '通过 {courier} 查询：{tracking_number}',
    },
  },
  shippedCod: {
    headline: { ms: 'Barang anda dalam perjalanan', en: 'Your order is on its way', zh: '您的货品正在配送' },
    next: {
      ms: 'Sediakan {due} untuk dibayar apabila barang sampai.',
      en: 'Prepare {due} to pay on delivery.',
      zh: '请准备好 {due}，货到付款。',
    },
  },
  returned: {
    headline: {
      ms: 'Barang dikembalikan kepada kedai',
      en: 'The items were returned to the shop',
      zh: '货品已退回店家',
    },
    next: {
      ms: 'Hubungi kedai untuk langkah seterusnya.',
      en: 'Contact the shop for the next step.',
      zh: '请联系店家处理后续。',
    },
  },
  paid: {
    headline: {
      ms: 'Dibayar. Kedai sedang menyediakan pesanan anda',
      en: 'Paid. The shop is preparing your order',
      zh: '已付款，店家正在备货',
    },
    next: {
      ms: 'Anda tidak perlu buat apa-apa. Simpan pautan ini untuk melihat perkembangannya.',
      en: 'You do not need to do anything. Save this link to check your order status.',
      zh: '您无需再做什么，可保留此链接查看进度。',
    },
  },
  overpaid: {
    headline: {
      ms: 'Dibayar. Kedai sedang menyediakan pesanan anda',
      en: 'Paid. The shop is preparing your order',
      zh: '已付款，店家正在备货',
    },
    next: {
      ms: 'Anda terlebih bayar {back}: kedai akan memulangkannya kepada anda.',
      en: 'You overpaid {back}. The shop will refund it to you.',
      zh: '您多付了 {back}，店家会退还给您。',
    },
  },
  cod: {
    headline: { ms: 'Pesanan diterima', en: 'Order received', zh: '订单已收到' },
    next: {
      ms: 'Bayar {due} apabila barang sampai.',
      en: 'Pay {due} on delivery.',
      zh: '货到时支付 {due}。',
    },
  },
  codCollected: {
    headline: { ms: 'Pesanan diterima', en: 'Order received', zh: '订单已收到' },
    next: {
      ms: 'Bayar {due} semasa mengambilnya. Kedai akan memaklumkan anda apabila sedia.',
      en: 'Pay {due} when you collect it. The shop will notify you when it is ready.',
      zh: '自取时支付 {due}，备妥后店家会通知您。',
    },
  },
  collect: {
    headline: { ms: 'Sedia untuk diambil', en: 'Ready to collect', zh: '可以自取' },
    next: {
      ms: 'Tunjukkan nombor pesanan {order_no} semasa mengambil.',
      en: 'Show order number {order_no} when you collect.',
      zh: '取货时请出示订单号 {order_no}。',
    },
  },
  collectCod: {
    headline: { ms: 'Sedia untuk diambil', en: 'Ready to collect', zh: '可以自取' },
    next: {
      ms: 'Bayar {due} semasa mengambil, dengan nombor pesanan {order_no}.',
      en: 'Pay {due} when you collect, and show order number {order_no}.',
      zh: '取货时出示订单号 {order_no} 并支付 {due}。',
    },
  },
  collectOverpaid: {
    headline: { ms: 'Sedia untuk diambil', en: 'Ready to collect', zh: '可以自取' },
    next: {
      ms: 'Tunjukkan nombor pesanan {order_no} semasa mengambil. Kedai juga akan memulangkan {back} yang terlebih bayar.',
      en: 'Show order number {order_no} when you collect. The shop will also refund the {back} you overpaid.',
      zh: '取货时请出示订单号 {order_no}。多付的 {back} 店家会退还给您。',
    },
  },
  checking: {
    headline: {
      ms: 'Kedai sedang menyemak bukti bayaran anda',
      en: 'The shop is checking your slip',
      zh: '店家正在核对您的付款凭证',
    },
    next: {
      ms: 'Anda tidak perlu membayar lagi. Barang anda disimpan sementara semakan dibuat.',
      en: 'You do not need to pay again. Your items are reserved during the check.',
      zh: '您无需再次付款，核对期间会为您保留货品。',
    },
  },
  pending: {
    headline: {
      ms: 'Kami sedang menyemak bayaran dengan bank',
      en: 'We are checking the payment with the bank',
      zh: '我们正在与银行核对付款',
    },
    next: {
      ms: 'Jangan bayar dua kali. Halaman ini dikemas kini secara automatik.',
      en: 'Do not pay twice. This page updates automatically.',
      zh: '请勿重复付款，此页面会自动更新。',
    },
  },
  failed: {
    headline: { ms: 'Bayaran tidak berjaya', en: 'The payment did not go through', zh: '付款未成功' },
    next: { ms: 'Cuba bayar {due} sekali lagi{by}.', en: 'Try paying {due} again{by}.', zh: '请{by}再次支付 {due}。' },
  },
  unpaidOnline: {
    headline: { ms: 'Pesanan disimpan, belum dibayar', en: 'Order saved, not paid yet', zh: '订单已保存，尚未付款' },
    next: { ms: 'Bayar {due}{by}.', en: 'Pay {due}{by}.', zh: '请{by}支付 {due}。' },
  },
  unpaidTransfer: {
    headline: { ms: 'Pesanan disimpan, belum dibayar', en: 'Order saved, not paid yet', zh: '订单已保存，尚未付款' },
    next: {
      ms: 'Pindahkan {due} dengan rujukan {order_no}, kemudian muat naik bukti bayaran{by}.',
      en: 'Transfer {due} with the reference {order_no}, then upload the slip{by}.',
      zh: '请转账 {due}，备注 {order_no}，并{by}上传凭证。',
    },
  },
  unpaidQr: {
    headline: { ms: 'Pesanan disimpan, belum dibayar', en: 'Order saved, not paid yet', zh: '订单已保存，尚未付款' },
    next: {
      ms: 'Imbas kod DuitNow QR di halaman pesanan, bayar {due}, kemudian muat naik bukti bayaran{by}.',
      en: 'Scan the DuitNow QR on the order page, pay {due}, then upload the slip{by}.',
      zh: '请扫描订单页面的 DuitNow QR 支付 {due}，并{by}上传凭证。',
    },
  },
  rejected: {
    headline: {
      ms: 'Bukti bayaran anda tidak dapat diterima',
      en: 'Your slip could not be accepted',
      zh: '您的付款凭证未通过',
    },
    next: {
      ms: 'Kata kedai: “{reason}”. Muat naik bukti bayaran lain{by}.',
      en: 'Reason from the shop: “{reason}”. Upload another slip{by}.',
      zh: '店家留言：“{reason}”。请{by}重新上传凭证。',
    },
  },
  partial: {
    headline: {
      ms: 'Sebahagian dibayar: {paid} daripada {total}',
      en: 'Partly paid: {paid} of {total}',
      zh: '已部分付款：{paid} / {total}',
    },
    next: { ms: 'Baki: {due}.', en: 'Remaining balance: {due}.', zh: '尚欠 {due}。' },
  },
} satisfies Record<string, Headline>
