import { describe, expect, test } from 'vitest'
import { asCampaignSms, findCampaignBreach } from './sms-disguises.ts'
import { quietUntil } from './quiet-hours.ts'

describe('what a campaign may not say, however it is written', () => {
  test.each([
    ['Jumpa kami di https://kedai.test/x', 'link'],
    ['klik b i t . l y / abc', 'link'],
    ['klik bit . ly/abc', 'link'],
    ['klik bit[.]ly/abc', 'link'],
    ['kedai dot com', 'link'],
    ['kedai titik com', 'link'],
    ['kedaі.соm sekarang', 'link'],
    ['w w w . kedai', 'link'],
    ['hxxp://kedai', 'link'],
    ['wa . me/kedai', 'link'],
    ['tinyurl . com / jualan', 'link'],
    ['Telefon 012-345 6789', 'phone'],
    ['Telefon 0 1 2 3 4 5 6 7 8 9', 'phone'],
    ['Telefon o12 345 6789', 'phone'],
    ['Telefon O1Z', null],
    ['Telefon kosong satu dua tiga empat lima enam tujuh lapan sembilan', 'phone'],
    ['Telefon 012*345*6789', 'phone'],
    ['Hantar no. k/p anda', 'personal_data'],
    ['Hantar I.C. number anda', 'personal_data'],
    ['Balas dengan O.T.P', 'personal_data'],
  ])('%s: %s', (text, rule) => expect(findCampaignBreach(text)?.rule ?? null).toBe(rule))

  test.each([
    'Jualan hujung minggu! Diskaun 20% untuk semua mug. Jumpa anda di kedai.',
    'Promo 1.1: RM 10, RM 20 dan RM 30. Stok 120 unit sahaja.',
    'Buka jam 10.30 pagi, 25 Dis 2026. Kod RAYA2026',
    'Habis. Comel sungguh, cepat datang',
    '全场八折,欢迎光临',
    'Raya sale: buy 1 free 1 until 31/12/2026',
  ])('%s is fine', (text) => expect(findCampaignBreach(text)).toBeNull())
})

test('the price and the shop come first', () => {
  expect(asCampaignSms('Jualan besar di Kedai Kak Ani', 'Kedai Kak Ani')).toBe(
    'RM0.00 Kedai Kak Ani: Jualan besar di Kedai Kak Ani',
  )
  expect(asCampaignSms('RM0.00 Kedai Kak Ani: jualan', 'Kedai Kak Ani')).toBe('RM0.00 Kedai Kak Ani: jualan')
})

test('quiet hours end at nine', () => {
  expect(quietUntil(new Date('2026-11-24T04:00:00Z'))).toBeNull()
  expect(quietUntil(new Date('2026-11-24T12:00:00Z'))?.toISOString()).toBe('2026-11-25T01:00:00.000Z')
  expect(quietUntil(new Date('2026-11-24T00:59:59Z'))?.toISOString()).toBe('2026-11-24T01:00:00.000Z')
})
