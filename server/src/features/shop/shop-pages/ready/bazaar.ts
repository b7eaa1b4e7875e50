import { countdown, gallery, heading, hero, list, map, products, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'

/** A stall for some days: where, until when, and what is brought along. */
export const bazaar: ReadyPage = {
  title: { ms: 'Gerai bazar', en: 'Bazaar stall', zh: '市集摊位' },
  purpose: {
    ms: 'Gerai sementara: di mana, sampai bila, dan apa yang dibawa',
    en: 'A pop-up stall: place, last day and products',
    zh: '快闪摊位：地点、日期与带来的商品',
  },
  description: {
    ms: 'Jumpa kami di gerai: tempat, hari terakhir dan barang yang kami bawa.',
    en: 'Visit our stall: location, last day and products.',
    zh: '到摊位找我们：地点、最后一天与带来的商品。',
  },
  blocks: [
    hero(
      { ms: 'Jumpa kami di bazar', en: 'Meet us at the bazaar', zh: '市集见' },
      {
        ms: 'Datang lihat, cuba dan pilih sendiri. Nak simpankan dahulu? Pesan di sini.',
        en: 'Come, look, try and choose for yourself. Want to reserve an item? Order it here.',
        zh: '欢迎到场看看、试试、亲自挑选。想先预留？在这里下单。',
      },
      { ms: 'Lihat semua barang', en: 'See everything', zh: '查看全部商品' },
    ),
    map({ ms: 'Cari gerai kami', en: 'Find our stall', zh: '摊位地点' }, 'elsewhere'),
    countdown({ ms: 'Hari terakhir di gerai', en: 'Last day at the stall', zh: '摊位最后一天' }, 14),
    products({ ms: 'Yang kami bawa', en: 'At our stall', zh: '我们带来的商品' }, 'newest', 8),
    heading({ ms: 'Sebelum datang', en: 'Before you come', zh: '到场之前' }),
    list(
      {
        ms: 'Datang awal kalau mahu pilihan paling banyak.',
        en: 'Come early for the widest choice.',
        zh: '早到选择更多。',
      },
      {
        ms: 'Pesan dan bayar di sini dahulu kalau tidak mahu terlepas.',
        en: 'Order and pay here first if you do not want to miss out.',
        zh: '不想错过，可先在这里下单付款。',
      },
      {
        ms: 'Bawa beg sendiri kalau boleh.',
        en: 'Bring a bag of your own if you can.',
        zh: '如方便请自备购物袋。',
      },
    ),
    gallery,
    whatsapp(
      { ms: 'Tanya sebelum datang', en: 'Ask before you come', zh: '到场前先问问' },
      {
        ms: 'Hai, saya nak tanya tentang gerai di bazar.',
        en: 'Hello, I have a question about your stall at the bazaar.',
        zh: '您好，我想了解市集摊位的情况。',
      },
    ),
  ],
}
