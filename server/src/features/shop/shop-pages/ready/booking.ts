import { gallery, heading, hero, list, map, product, reviews, space, text, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** A salon, a workshop, a clinic: appointments. */
export const booking: ReadyPage = {
  title: { ms: 'Tempah janji temu', en: 'Book an appointment', zh: '预约服务' },
  purpose: {
    ms: 'Salon, bengkel atau rawatan: pembeli pilih hari dan masa',
    en: 'A salon, workshop or treatment: buyers choose a day and time',
    zh: '美发、维修或护理：买家选择日期与时间',
  },
  description: {
    ms: 'Pilih hari dan masa yang sesuai, dan tempah janji temu dalam talian.',
    en: 'Choose a day and time that suits you, and book online.',
    zh: '选择合适的日期与时间，在线预约。',
  },
  blocks: [
    hero(
      { ms: 'Datang ikut masa anda', en: 'Come when it suits you', zh: '时间由您定' },
      {
        ms: 'Pilih hari dan masa di bawah. Tidak perlu menunggu giliran.',
        en: 'Choose a day and a time below. No waiting in line.',
        zh: '在下方选择日期与时间，无需排队等候。',
      },
    ),
    product('service'),
    heading({ ms: 'Sebelum datang', en: 'Before you come', zh: '到访之前' }),
    list(
      { ms: 'Sampai lima minit lebih awal.', en: 'Be there five minutes early.', zh: '请提前五分钟到达。' },
      {
        ms: 'Beritahu kami kalau ada permintaan khas.',
        en: 'Tell us if you have a special request.',
        zh: '如有特别要求请告诉我们。',
      },
      {
        ms: 'Tak jadi datang? Beritahu awal supaya orang lain boleh mengisi masa itu.',
        en: 'Cannot come? Tell us early so that someone else can use the slot.',
        zh: '无法前来？请提早通知，好让他人使用该时段。',
      },
    ),
    space,
    gallery,
    reviews({ ms: 'Kata pelanggan', en: 'Customer reviews', zh: '顾客评价' }, 6),
    map({ ms: 'Cari kami', en: 'Find us', zh: '我们的位置' }, 'shop'),
    text({
      ms: 'Hari dan masa yang boleh ditempah sentiasa dipaparkan di atas.',
      en: 'Available dates and times are shown above.',
      zh: '可预约的日期与时间始终显示在上方。',
    }),
    whatsapp(words.askOnWhatsapp, {
      ms: 'Hai, saya nak tanya sebelum menempah.',
      en: 'Hello, I have a question before I book.',
      zh: '您好，预约前我想咨询一下。',
    }),
  ],
}
