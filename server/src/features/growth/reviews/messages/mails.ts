import type { Message } from '../../../../platform/errors/message.ts'

/** Parameters: `{order_no}` `{shop}` `{name}` `{title}` `{stars}` `{words}` `{count}`. */
export const mailTexts = {
  askSubject: {
    ms: 'Bagaimana pesanan {order_no}? · {shop}',
    en: 'How was order {order_no}? · {shop}',
    zh: '订单 {order_no} 您还满意吗？· {shop}',
  },
  askHeading: { ms: 'Bagaimana barangnya?', en: 'How was it?', zh: '您觉得怎么样？' },
  hello: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name} 您好，' },
  askText: {
    ms: 'Barang anda daripada {shop} sudah dihantar seminggu yang lalu. Beri bintang dan beberapa patah kata: ia membantu pembeli lain.',
    en: 'Your order from {shop} was sent a week ago. Rate it and write a short review to help other buyers.',
    zh: '{shop} 一周前已将货品发给您。请打个星、写几句话，帮助其他买家。',
  },
  ask: { ms: 'Beri penilaian', en: 'Rate now', zh: '立即评价' },
  onlyOnce: {
    ms: 'Kami bertanya sekali sahaja. Pautan ini milik anda sahaja.',
    en: 'We will only ask once. This link is private to you.',
    zh: '我们只询问一次。此链接仅供您使用。',
  },
  newSubject: {
    ms: 'Ulasan baharu: {title}, {stars} daripada 5 bintang',
    en: 'New review: {title}, {stars} of 5 stars',
    zh: '新评价：{title}，{stars} 星（共 5 星）',
  },
  manySubject: { ms: '{count} ulasan baharu', en: '{count} new reviews', zh: '{count} 条新评价' },
  newHeading: { ms: 'Ulasan baharu', en: 'A new review', zh: '新评价' },
  withWords: { ms: '“{words}”\n{name}', en: '“{words}”\n{name}', zh: '“{words}”\n{name}' },
  withoutWords: { ms: '{name}, tanpa kata-kata', en: '{name}, no comment', zh: '{name}，没有留言' },
  aBuyer: { ms: 'Seorang pembeli', en: 'A buyer', zh: '一位买家' },
  more: {
    ms: 'Ada {count} lagi dalam senarai ulasan anda.',
    en: 'There are {count} more in your reviews list.',
    zh: '评价列表中还有 {count} 条。',
  },
  newText: {
    ms: 'Balasan anda dibaca oleh semua yang melihat produk ini.',
    en: 'Everyone who views the product can read your reply.',
    zh: '所有看到此商品的人都会读到您的回复。',
  },
  open: { ms: 'Baca dan jawab', en: 'Read and reply', zh: '查看并回复' },
} satisfies Record<string, Message>
