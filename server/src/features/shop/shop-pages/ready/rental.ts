import { faq, gallery, heading, hero, map, policies, product, steps } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** Something for rent, with its calendar. */
export const rental: ReadyPage = {
  title: { ms: 'Sewaan', en: 'Rental', zh: '租赁' },
  purpose: {
    ms: 'Sewa barang: kalendar, cara menyewa dan tempat ambil',
    en: 'Rent out items: calendar, how it works and pick-up location',
    zh: '出租物品：日历、租借流程与取货地点',
  },
  description: {
    ms: 'Semak tarikh yang kosong dan tempah sewaan anda dalam talian.',
    en: 'Check available dates and book your rental online.',
    zh: '查看可租日期，在线预订。',
  },
  blocks: [
    hero(
      { ms: 'Sewa sahaja, tak perlu beli', en: 'Rent it, no need to buy', zh: '租就好，不必买' },
      {
        ms: 'Pilih tarikh yang kosong, bayar, dan ambil pada harinya.',
        en: 'Choose available dates, pay, and collect it on the day.',
        zh: '选择可租日期，付款，当天取货。',
      },
    ),
    product('rental'),
    gallery,
    heading({ ms: 'Cara menyewa', en: 'How it works', zh: '租借流程' }),
    steps(
      {
        ms: 'Pilih tarikh mula dan tarikh pulang.',
        en: 'Choose the first and the last day.',
        zh: '选择开始与归还日期。',
      },
      {
        ms: 'Bayar untuk mengesahkan tempahan.',
        en: 'Pay to confirm the booking.',
        zh: '付款以确认预订。',
      },
      {
        ms: 'Ambil barang dan periksa keadaannya bersama kami.',
        en: 'Collect it and check its condition with us.',
        zh: '取货，并与我们一起检查状况。',
      },
      { ms: 'Pulangkan pada masa yang ditetapkan.', en: 'Bring it back on time.', zh: '按时归还。' },
    ),
    faq(
      words.questions,
      [
        { ms: 'Boleh lanjutkan sewaan?', en: 'Can I keep it longer?', zh: '可以延长租期吗？' },
        {
          ms: 'Boleh, selagi tarikhnya masih kosong. Lihat halaman pesanan anda atau hubungi kami.',
          en: 'Yes, if the dates are still available. Check your order page or ask us.',
          zh: '只要日期未被预订就可以。请查看订单页面或联系我们。',
        },
      ],
      [
        { ms: 'Kalau barang rosak?', en: 'What if it breaks?', zh: '物品损坏怎么办？' },
        {
          ms: 'Beritahu kami segera. Kami akan semak bersama anda semasa barang dipulangkan.',
          en: 'Tell us at once. We will look at it together when you bring it back.',
          zh: '请立即告诉我们，归还时我们会一起检查。',
        },
      ],
    ),
    map({ ms: 'Tempat ambil dan pulang', en: 'Pick-up and return location', zh: '取还地点' }, 'shop'),
    policies({ ms: 'Syarat sewaan', en: 'Rental terms', zh: '租赁条款' }),
  ],
}
