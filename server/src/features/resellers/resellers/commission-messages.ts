import type { Message } from '../../../platform/errors/message.ts'

export const commissionTexts = {
  oneOfBoth: {
    ms: 'Isi sama ada peratus atau amaun seunit, bukan kedua-duanya.',
    en: 'Fill in either a percentage or an amount per piece, not both.',
    zh: '请填写百分比或每件金额，二者选一。',
  },
  unknownRank: {
    ms: 'Peringkat ini bukan milik program ini. Pilih yang lain.',
    en: 'This rank does not belong to this programme. Choose another.',
    zh: '此级别不属于该计划，请选择其他级别。',
  },
  endsEarly: {
    ms: 'Tarikh tamat mesti selepas tarikh mula.',
    en: 'The end must be after the start.',
    zh: '结束日期必须晚于开始日期。',
  },
  rulesSaved: { ms: 'Peraturan komisen disimpan.', en: 'Commission rules saved.', zh: '佣金规则已保存。' },
  /** Why a referred order earns nothing. */
  ownPurchase: {
    ms: 'Pembelian sendiri tidak diberi komisen.',
    en: 'Your own purchases earn no commission.',
    zh: '自购不计佣金。',
  },
  notPaidYet: {
    ms: 'Komisen dikira selepas pembeli membayar.',
    en: 'Commission is calculated after the buyer pays.',
    zh: '买家付款后才计算佣金。',
  },
  earnsNothing: {
    ms: 'Pesanan ini tiada komisen.',
    en: 'This order earns no commission.',
    zh: '此订单没有佣金。',
  },
  firstOrder: {
    ms: 'Buat pesanan pertama sekurang-kurangnya {quantity} unit dan {amount} untuk menjadi ahli aktif.',
    en: 'To become an active member, place a first order of at least {quantity} pieces and {amount}.',
    zh: '请下首张订单（至少 {quantity} 件，金额至少 {amount}）以成为正式成员。',
  },
  warned: {
    ms: 'Kedai telah memberi amaran: {reason}',
    en: 'The shop has given you a warning: {reason}',
    zh: '店铺已向您发出警告：{reason}',
  },
} satisfies Record<string, Message>
