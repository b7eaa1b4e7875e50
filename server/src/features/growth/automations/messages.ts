import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  saved: { ms: 'Automasi disimpan.', en: 'Automation saved.', zh: '自动化已保存。' },
  needsText: { ms: 'Tulis mesejnya.', en: 'Write the message.', zh: '请填写内容。' },
  needsSubject: { ms: 'E-mel memerlukan tajuk.', en: 'An e-mail needs a subject.', zh: '邮件需要主题。' },
  needsTag: { ms: 'Tulis label yang diberi.', en: 'Enter a tag.', zh: '请填写标签。' },
  needsTitle: { ms: 'Tulis apa yang perlu dibuat.', en: 'Enter the task.', zh: '请填写待办事项。' },
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
    en: 'Invalid amount: {value}',
    zh: '无法识别此金额：{value}',
  },
  notForStock: {
    ms: 'Tiada pelanggan di sini: label dan kupon tidak boleh dibuat apabila stok rendah.',
    en: 'Low-stock automations have no customer, so they cannot add tags or send coupons.',
    zh: '此处没有客户：低库存时无法添加标签或发送优惠券。',
  },
  notForResellers: {
    ms: 'Ini tentang penjual semula: label dan kupon hanya untuk pelanggan.',
    en: 'This automation is for resellers. Tags and coupons are for customers only.',
    zh: '此流程针对分销商：标签和优惠券仅适用于客户。',
  },
  linkInSms: {
    ms: 'SMS tidak boleh mengandungi pautan. Hantar {link} melalui e-mel.',
    en: 'SMS cannot contain links. Send {link} by e-mail.',
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
    en: 'You can have up to {most} automations.',
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
    en: 'We have no record of who set up this webhook. Check its address, then save the automation.',
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
    en: 'Buyer details are sent outside your shop',
    zh: '买家资料将发送到店外',
  },
  automation: { ms: 'Automasi', en: 'Automation', zh: '自动化' },
  host: { ms: 'Dihantar ke', en: 'Sent to', zh: '发送至' },
  text: {
    ms: '{person} menetapkan webhook yang menghantar nama, telefon, e-mel dan pesanan pembeli ke alamat ini. Jika ini bukan anda atau pasukan anda, matikan automasi ini dan tukar kata laluan anda sekarang.',
    en: '{person} set up a webhook that sends buyers’ names, phone numbers, e-mails and orders to this address. If this was not you or your team, switch off the automation and change your password now.',
    zh: '{person} 设置了 webhook，会把买家的姓名、电话、邮箱和订单发送到此地址。如果不是您或您的同事操作，请立即关闭该自动化并更改密码。',
  },
  button: { ms: 'Semak automasi', en: 'Check the automations', zh: '检查自动化' },
} satisfies Record<string, Message>

/** Why a run did nothing, or a step of it. */
export const whyTexts: Record<string, Message> = {
  condition: {
    ms: 'Syarat tidak dipenuhi: {field}',
    en: 'Condition not met: {field}',
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
    en: 'Skipped: too many within an hour',
    zh: '一小时内过多，已跳过',
  },
  over: {
    ms: 'Pesanan sudah dibayar atau dibatalkan',
    en: 'The order is already paid or cancelled',
    zh: '订单已付款或取消',
  },
  trigger: {
    ms: 'Belum berlaku pada pesanan ini',
    en: 'This event has not happened to this order',
    zh: '此订单尚未发生该事件',
  },
  over_cart: {
    ms: 'Troli sudah dipesan atau dikosongkan',
    en: 'The cart was already ordered or emptied',
    zh: '购物车已下单或清空',
  },
  restocked: { ms: 'Stok sudah ditambah', en: 'Back in stock', zh: '已补货' },
  over_rental_due: {
    ms: 'Sudah dipulangkan, atau masanya berubah',
    en: 'Already returned, or the rental time changed',
    zh: '已归还或时间已更改',
  },
  over_rental_overdue: {
    ms: 'Sudah dipulangkan, atau masanya berubah',
    en: 'Already returned, or the rental time changed',
    zh: '已归还或时间已更改',
  },
  over_renewal_due: {
    ms: 'Sudah diperbaharui atau dibatalkan',
    en: 'Already renewed or cancelled',
    zh: '已续期或已取消',
  },
  over_ticket_tomorrow: {
    ms: 'Tiket sudah digunakan, dibatalkan atau dipindahkan',
    en: 'The ticket is already used, void or moved to another time',
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
  not_yet: { ms: 'Belum sampai masanya', en: 'Not due yet', zh: '时间未到' },
  no_one: {
    ms: 'Tiada orang yang bersetuju menerima tawaran',
    en: 'No customers have agreed to offers',
    zh: '没有同意接收优惠的人',
  },
  no_phone: { ms: 'Tiada nombor telefon', en: 'No phone number', zh: '没有电话号码' },
  no_email: { ms: 'Tiada e-mel', en: 'No e-mail address', zh: '没有邮箱' },
  opted_out: { ms: 'Sudah berhenti langgan', en: 'Opted out', zh: '已退订' },
  no_consent: { ms: 'Tiada persetujuan', en: 'No consent to offers', zh: '未获同意' },
  forbidden: { ms: 'Tidak dibenarkan dalam SMS', en: 'Not allowed in an SMS', zh: '短信不得包含此内容' },
  refused: { ms: 'Ditolak', en: 'Refused', zh: '被拒绝' },
  no_answer: { ms: 'Tiada jawapan', en: 'No answer', zh: '无响应' },
  not_public: { ms: 'Alamat tidak awam', en: 'The address is not public', zh: '地址非公开' },
  bad_link: { ms: 'Alamat tidak sah', en: 'The address is not valid', zh: '地址无效' },
  no_coupon: { ms: 'Kupon tiada lagi', en: 'The coupon no longer exists', zh: '优惠券已不存在' },
  no_customer: { ms: 'Tiada pelanggan', en: 'No customer', zh: '没有对应客户' },
  doubt: { ms: 'Terganggu; tidak dihantar semula', en: 'Interrupted; not sent again', zh: '发送中断，不重发' },
  not_set_up: { ms: 'SMS belum disediakan', en: 'SMS is not set up', zh: '短信尚未设置' },
  abroad: {
    ms: 'Bukan nombor mudah alih Malaysia',
    en: 'Not a Malaysian mobile number',
    zh: '不是马来西亚手机号码',
  },
  stranger_limit: {
    ms: 'Had harian SMS bagi borang, troli dan pesanan belum bayar sudah dicapai',
    en: 'Daily SMS limit for forms, carts and unpaid orders reached',
    zh: '表单、购物车和未付款订单的短信已达当天上限',
  },
  enough: {
    ms: 'Had mesej harian untuk orang ini sudah dicapai',
    en: 'Daily message limit for this person reached',
    zh: '此人今天的消息已达上限',
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
