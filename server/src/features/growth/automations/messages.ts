import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  saved: { ms: 'Automasi disimpan.', en: 'The automation is kept.', zh: '自动化已保存。' },
  needsText: { ms: 'Tulis mesejnya.', en: 'Write the message.', zh: '请填写内容。' },
  needsSubject: { ms: 'E-mel memerlukan tajuk.', en: 'An e-mail needs a subject.', zh: '邮件需要主题。' },
  needsTag: { ms: 'Tulis label yang diberi.', en: 'Write the tag to give.', zh: '请填写标签。' },
  needsTitle: { ms: 'Tulis apa yang perlu dibuat.', en: 'Write what is to be done.', zh: '请填写待办事项。' },
  needsCoupon: { ms: 'Pilih kupon.', en: 'Choose a coupon.', zh: '请选择优惠券。' },
  noCoupon: {
    ms: 'Kedai anda tiada kupon “{value}”.',
    en: 'Your shop has no coupon “{value}”.',
    zh: '您的商店没有优惠券“{value}”。',
  },
  badUrl: {
    ms: 'Webhook memerlukan alamat https:// yang awam.',
    en: 'A webhook needs a public https:// address.',
    zh: 'Webhook 需要公开的 https:// 地址。',
  },
  badAmount: {
    ms: 'Jumlah ini tidak dapat dibaca: {value}',
    en: 'This amount cannot be read: {value}',
    zh: '无法识别此金额：{value}',
  },
  notForStock: {
    ms: 'Tiada pelanggan di sini: label dan kupon tidak boleh dibuat apabila stok rendah.',
    en: 'There is no customer here: low stock gives no tag and sends no coupon.',
    zh: '此处没有客户：低库存时无法添加标签或发送优惠券。',
  },
  notForResellers: {
    ms: 'Ini tentang penjual semula: label dan kupon hanya untuk pelanggan.',
    en: 'This is about a reseller: tags and coupons are for customers only.',
    zh: '此流程针对分销商：标签和优惠券仅适用于客户。',
  },
  linkInSms: {
    ms: 'SMS tidak boleh mengandungi pautan. Hantar {link} melalui e-mel.',
    en: 'An SMS may not carry a link. Send {link} by e-mail.',
    zh: '短信不得包含链接，请用邮件发送 {link}。',
  },
  ownersOnly: {
    ms: 'Hanya pemilik boleh menghantar data pembeli ke alamat luar. Minta pemilik menyimpan webhook ini.',
    en: 'Only an owner can send buyers’ details to an outside address. Ask an owner to save this webhook.',
    zh: '只有店主可以将买家资料发送到外部地址。请让店主保存此 webhook。',
  },
  done: { ms: 'Tugasan selesai.', en: 'The task is done.', zh: '任务已完成。' },
  tooMany: {
    ms: 'Paling banyak {most} automasi.',
    en: 'There can be {most} automations at most.',
    zh: '最多 {most} 个自动化。',
  },
} satisfies Record<string, Message>

/** Why an automation no longer sends anything out, or should be looked at. */
export const stoppedTexts = {
  left: {
    ms: 'Dihentikan: {name} tidak lagi bekerja di sini. Semak alamat webhook sebelum menghidupkannya semula.',
    en: 'Stopped: {name} no longer works here. Check the webhook address before you switch it on again.',
    zh: '已停止：{name} 已不在此工作。重新启用前请检查 webhook 地址。',
  },
  role: {
    ms: 'Dihentikan: {name} bukan lagi pemilik. Semak alamat webhook sebelum menghidupkannya semula.',
    en: 'Stopped: {name} is no longer an owner. Check the webhook address before you switch it on again.',
    zh: '已停止：{name} 不再是店主。重新启用前请检查 webhook 地址。',
  },
  unknown: {
    ms: 'Tidak direkodkan siapa yang menetapkan webhook ini. Semak alamatnya, kemudian simpan automasi ini.',
    en: 'It is not on record who set up this webhook. Check its address, then save the automation.',
    zh: '没有记录是谁设置了此 webhook。请检查地址，然后保存此自动化。',
  },
} satisfies Record<string, Message>

/** To owners: from now on an automation sends data out. */
export const sendsOutMail = {
  subject: {
    ms: 'Data pembeli {shop} kini dihantar ke {host}',
    en: 'Buyers’ details of {shop} are now sent to {host}',
    zh: '{shop} 的买家资料现会发送至 {host}',
  },
  heading: {
    ms: 'Data pembeli dihantar keluar',
    en: 'Buyers’ details leave your shop',
    zh: '买家资料将发送到店外',
  },
  automation: { ms: 'Automasi', en: 'Automation', zh: '自动化' },
  host: { ms: 'Dihantar ke', en: 'Sent to', zh: '发送至' },
  text: {
    ms: '{person} menetapkan webhook yang menghantar nama, telefon, e-mel dan pesanan pembeli ke alamat ini. Jika ini bukan anda atau orang anda, matikan automasi ini dan tukar kata laluan anda sekarang.',
    en: '{person} set up a webhook that sends buyers’ names, phones, e-mails and orders to this address. If that was not you or one of yours, switch the automation off and change your password now.',
    zh: '{person} 设置了 webhook，会把买家的姓名、电话、邮箱和订单发送到此地址。如果不是您或您的同事操作，请立即关闭该自动化并更改密码。',
  },
  button: { ms: 'Semak automasi', en: 'Check the automations', zh: '检查自动化' },
} satisfies Record<string, Message>

/** Why a run did nothing, or a step of it. */
export const whyTexts: Record<string, Message> = {
  condition: {
    ms: 'Syarat tidak dipenuhi: {field}',
    en: 'A condition does not hold: {field}',
    zh: '不符合条件：{field}',
  },
  other_address: {
    ms: 'Alamat webhook telah ditukar atau dibuang',
    en: 'The webhook’s address was changed or removed',
    zh: 'Webhook 地址已更改或移除',
  },
  off: { ms: 'Automasi dimatikan', en: 'The automation is off', zh: '自动化已关闭' },
  rate: {
    ms: 'Terlalu banyak dalam sejam; dilangkau',
    en: 'Too many within an hour; passed over',
    zh: '一小时内过多，已跳过',
  },
  over: {
    ms: 'Pesanan sudah dibayar atau dibatalkan',
    en: 'The order is paid or cancelled by now',
    zh: '订单已付款或取消',
  },
  trigger: {
    ms: 'Belum berlaku pada pesanan ini',
    en: 'It has not happened to this order',
    zh: '此订单尚未发生该事件',
  },
  over_cart: {
    ms: 'Troli sudah dipesan atau dikosongkan',
    en: 'The cart is ordered or emptied by now',
    zh: '购物车已下单或清空',
  },
  restocked: { ms: 'Stok sudah ditambah', en: 'It is in stock again', zh: '已补货' },
  over_rental_due: {
    ms: 'Sudah dipulangkan, atau masanya berubah',
    en: 'It is back, or its time has changed',
    zh: '已归还或时间已更改',
  },
  over_rental_overdue: {
    ms: 'Sudah dipulangkan, atau masanya berubah',
    en: 'It is back, or its time has changed',
    zh: '已归还或时间已更改',
  },
  over_renewal_due: {
    ms: 'Sudah diperbaharui atau dibatalkan',
    en: 'It is renewed or cancelled by now',
    zh: '已续期或已取消',
  },
  over_ticket_tomorrow: {
    ms: 'Tiket sudah digunakan, dibatalkan atau dipindahkan',
    en: 'The ticket is used, void or for another time by now',
    zh: '门票已使用、作废或改期',
  },
  over_reseller_approved: {
    ms: 'Penjual semula ini tidak lagi aktif',
    en: 'This reseller is no longer active',
    zh: '此分销商已不再活跃',
  },
  over_reseller_idle: {
    ms: 'Penjual semula ini sudah membuat pesanan, atau tidak lagi aktif',
    en: 'This reseller has ordered, or is no longer active',
    zh: '此分销商已下单或不再活跃',
  },
  not_yet: { ms: 'Belum sampai masanya', en: 'It is not time yet', zh: '时间未到' },
  no_one: {
    ms: 'Tiada orang yang bersetuju menerima tawaran',
    en: 'Nobody who agreed to offers',
    zh: '没有同意接收优惠的人',
  },
  no_phone: { ms: 'Tiada nombor telefon', en: 'There is no phone number', zh: '没有电话号码' },
  no_email: { ms: 'Pembeli tiada e-mel', en: 'The buyer has no e-mail address', zh: '买家没有邮箱' },
  opted_out: { ms: 'Mereka meminta berhenti', en: 'They asked for no more messages', zh: '其已退订' },
  no_consent: { ms: 'Tiada persetujuan', en: 'They have not agreed to offers', zh: '未获同意' },
  forbidden: { ms: 'SMS tidak boleh mengatakan ini', en: 'An SMS may not say this', zh: '短信不得包含此内容' },
  refused: { ms: 'Ditolak', en: 'Refused', zh: '被拒绝' },
  no_answer: { ms: 'Tiada jawapan', en: 'No answer', zh: '无响应' },
  not_public: { ms: 'Alamat tidak awam', en: 'The address is not public', zh: '地址非公开' },
  bad_link: { ms: 'Alamat tidak sah', en: 'The address is not valid', zh: '地址无效' },
  no_coupon: { ms: 'Kupon tiada lagi', en: 'The coupon is gone', zh: '优惠券已不存在' },
  no_customer: { ms: 'Tiada pelanggan', en: 'There is no customer', zh: '没有对应客户' },
  doubt: { ms: 'Terganggu; tidak dihantar semula', en: 'Interrupted; not sent again', zh: '发送中断，不重发' },
  not_set_up: { ms: 'SMS belum disediakan', en: 'SMS is not set up', zh: '短信尚未设置' },
  abroad: {
    ms: 'Bukan nombor mudah alih Malaysia, dan ia tidak datang daripada kedai',
    en: 'No Malaysian mobile number, and a stranger typed it',
    zh: '不是马来西亚手机号码，且由陌生人填写',
  },
  stranger_limit: {
    ms: 'Had harian SMS bagi borang, troli dan pesanan belum bayar sudah dicapai',
    en: 'The day’s limit of texts for forms, carts and unpaid orders is reached',
    zh: '表单、购物车和未付款订单的短信已达当天上限',
  },
  enough: {
    ms: 'Sudah cukup mesej kepada orang ini hari ini',
    en: 'Enough messages to this person today',
    zh: '今天发给此人的消息已够多',
  },
}

/** Of a coupon that comes without words of the seller's own. */
export const couponWords = {
  subject: { ms: 'Kupon untuk anda daripada {shop}', en: 'A coupon for you from {shop}', zh: '{shop} 送您的优惠券' },
  text: {
    ms: 'Hai {name},\n\nGunakan kod {code} untuk pesanan anda yang seterusnya.',
    en: 'Hi {name},\n\nUse the code {code} with your next order.',
    zh: '{name}，您好：\n\n下次订购时请使用代码 {code}。',
  },
} satisfies Record<string, Message>
