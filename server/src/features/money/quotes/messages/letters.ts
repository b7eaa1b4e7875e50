import type { Message } from '../../../../platform/errors/message.ts'

/** What the buyer and the shop's owners read by mail. Parameters: `{number}` `{shop}` `{name}` `{buyer}` `{total}` `{last}` `{reason}`. */
export const letterTexts = {
  subject: {
    ms: 'Sebut harga {number} daripada {shop}: {total}',
    en: 'Quote {number} from {shop}: {total}',
    zh: '{shop} 的报价单 {number}：{total}',
  },
  hello: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name} 您好，' },
  here: {
    ms: 'Berikut sebut harga {number} berjumlah {total}. Ia sah sehingga {last}; terima atau tolak melalui pautan ini.',
    en: 'Here is quote {number} for {total}. It is valid until {last}. Accept or decline it with this link.',
    zh: '这是报价单 {number}，总额 {total}，有效期至 {last}。请通过此链接接受或拒绝。',
  },
  see: { ms: 'Lihat dan jawab sebut harga', en: 'View and respond to the quote', zh: '查看并回复报价单' },
  open: { ms: 'Lihat sebut harga', en: 'View quote', zh: '查看报价单' },
  number: { ms: 'Sebut harga', en: 'Quote', zh: '报价单' },
  total: { ms: 'Jumlah', en: 'Total', zh: '总额' },
  last: { ms: 'Sah sehingga', en: 'Valid until', zh: '有效期至' },
  reasonLabel: { ms: 'Sebab', en: 'Reason', zh: '原因' },
  accepted: {
    ms: '{buyer} menerima sebut harga {number}',
    en: '{buyer} accepted quote {number}',
    zh: '{buyer} 接受了报价单 {number}',
  },
  acceptedText: {
    ms: '{name} menaip nama sebagai tanda terima. Buat invoisnya sekarang.',
    en: '{name} accepted the quote by typing their name. You can now create the invoice.',
    zh: '{name} 已填写姓名表示接受，请现在开具发票。',
  },
  declined: {
    ms: '{buyer} menolak sebut harga {number}',
    en: '{buyer} declined quote {number}',
    zh: '{buyer} 拒绝了报价单 {number}',
  },
  declinedText: {
    ms: 'Anda boleh mengubahnya dan menghantarnya semula.',
    en: 'You can change it and send it again.',
    zh: '您可以更改后重新发送。',
  },
  viewed: {
    ms: '{buyer} membuka sebut harga {number}',
    en: '{buyer} opened quote {number}',
    zh: '{buyer} 打开了报价单 {number}',
  },
  viewedText: {
    ms: 'Seseorang dengan pautan itu telah membaca sebut harga. Kami memberitahu anda paling banyak sekali sehari bagi setiap sebut harga.',
    en: 'Someone opened the quote with the link. We notify you at most once a day per quote.',
    zh: '有人通过链接查看了报价单。每张报价单每天最多通知您一次。',
  },
} satisfies Record<string, Message>
