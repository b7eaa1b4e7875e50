import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { langs } from '../text/lang.ts'
import { displayPhone } from '../people/phone.ts'
import { invoiceSms } from './invoice-sms.ts'
import { measureSms } from './sms-parts.ts'
import { asSms, findSmsBreach, maxSmsParts, smsPrefix, smsShopName } from './sms-rules.ts'

const around = fc.constantFrom('', ' ', 'Salam, ', '发票：', 'sila ke\n', '(')
const after = fc.constantFrom('', ' terima kasih', '。谢谢', '\nKedai', ')')

describe('what an SMS may not carry', () => {
  it.each([
    ['Lihat https://kedai.test/i/abc', 'link', 'https://kedai.test/i/abc'],
    ['www.kedai', 'link', 'www.kedai'],
    ['di kedai-siti.my ya', 'link', 'kedai-siti.my'],
    ['KEDAI.COM.MY', 'link', 'KEDAI.COM.MY'],
    ['bit.ly/3xYz', 'link', 'bit.ly/3xYz'],
    ['wa.me/60123456789', 'link', 'wa.me/60123456789'],
    ['tulis ke siti@kedai.my', 'link', 'siti@kedai.my'],
    ['kedai．ｍｙ', 'link', 'kedai.my'],
    ['bit​.ly/x', 'link', 'bit.ly/x'],
    ['10.0.0.12', 'link', '10.0.0.12'],
    ['kedai.boutique/x', 'link', 'kedai.boutique/x'],
    ['谢谢.com', 'link', '谢谢.com'],
    ['Hubungi 012-345 6789', 'phone', '012-345 6789'],
    ['+60 12 345 6789', 'phone', '+60 12 345 6789'],
    ['60123456789', 'phone', '60123456789'],
    ['(03) 2345 6789', 'phone', '(03) 2345 6789'],
    ['1-300-88-2525', 'phone', '1-300-88-2525'],
    ['+65 9123 4567', 'phone', '+65 9123 4567'],
    ['0 1 2 3 4 5 6 7 8 9', 'phone', '0 1 2 3 4 5 6 7 8 9'],
    ['pada 5 012-3456789 ya', 'phone', '012-3456789'],
    ['Hantar no. IC anda', 'personal_data', 'no. IC'],
    ['apakah Kata Laluan?', 'personal_data', 'Kata Laluan'],
    ['send us the OTP', 'personal_data', 'OTP'],
    ['请回复身份证号码', 'personal_data', '身份证'],
  ])('%s', (text, rule, found) => {
    expect(findSmsBreach(text)).toEqual({ rule, found })
  })

  it.each([
    'Invois INV-2026-0012, RM 1,128.21, sebelum 01-12-2026.',
    'Bayar sebelum 3.30 pm, 10.am atau 3.pm.',
    'Barang sudah habis.Jumpa lagi',
    'Terima kasih... Jumpa 25/11/2026 09:00',
    'Beli 2.5kg @ RM5.00',
    'Sila lihat e-mel atau WhatsApp anda.',
    '发票 INV-0001，RM 20.00，请于2026年11月25日之前付款。',
    'Akaun Maybank 514012345678',
    'Pin rambut dan kotak icing',
    'SKU 12345 / 67890',
    '',
  ])('lets pass: %s', (text) => {
    expect(findSmsBreach(text)).toBeNull()
  })

  it('an invoice whose number looks like one to call is known to be none', () => {
    expect(findSmsBreach('Invois 0123456789', ['0123456789'])).toBeNull()
    expect(findSmsBreach('Invois 0123456789 hubungi 0198765432', ['0123456789'])).toMatchObject({ found: '0198765432' })
  })

  it('finds links and numbers wherever they stand', () => {
    const host = fc
      .tuple(
        fc.stringMatching(/^[a-z][a-z0-9]{1,12}$/),
        fc.constantFrom('.com', '.my', '.com.my', '.shop', '.ly/a1', '.me/60123456789'),
      )
      .map((both) => both.join(''))
    const phone = fc
      .stringMatching(/^1[02-46-9][0-9]{7}$/)
      .chain((national) =>
        fc.constantFrom(`0${national}`, `+60${national}`, `60${national}`, displayPhone(`+60${national}`)),
      )
    fc.assert(
      fc.property(
        fc.oneof(
          host,
          host.map((one) => `https://${one}`),
          phone,
        ),
        around,
        after,
        (bad, before, behind) => {
          expect(findSmsBreach(`${before}${bad}${behind}`)).not.toBeNull()
        },
      ),
    )
  })
})

describe('an SMS as it goes', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'Kd.:/@ 0123456789+-my'), maxLength: 30 }),
    fc.constantFrom('kedai.my', 'www.x', 'Siti 012-3456789', 'a@b.co', '...', ''),
  )

  it('begins with its price, names the shop, and stays as it is', () => {
    expect(asSms('Salam, sudah siap.', 'Kedai Siti')).toBe('RM0.00 Kedai Siti: Salam, sudah siap.')
    expect(asSms('rm0 Salam dari kedai siti', 'Kedai Siti')).toBe('RM0.00 Salam dari kedai siti')
    expect(asSms('RM0.50 murah', 'Kedai')).toBe('RM0.00 Kedai: RM0.50 murah')
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), anyName, (words, shop) => {
        const once = asSms(words, shop)
        expect(once.startsWith(smsPrefix)).toBe(true)
        expect(once.toLowerCase()).toContain(smsShopName(shop).toLowerCase())
        expect(asSms(once, shop)).toBe(once)
      }),
    )
  })

  it.each([
    ['kedai.my', 'kedai my'],
    ['Kedai Siti', 'Kedai Siti'],
    ['Siti 012-345 6789', 'Siti'],
    ['https://kedai.com/x', 'https kedai com x'],
    ['  ', 'Kedai'],
    ['阿娣小店', '阿娣小店'],
  ])('a shop called %j goes as %j', (shop, said) => {
    expect(smsShopName(shop)).toBe(said)
  })

  it('in our own words keeps every rule, whatever the shop is called', () => {
    const facts = fc.record({
      lang: fc.constantFrom(...langs),
      shop: anyName,
      number: fc.stringMatching(/^[A-Z0-9-]{0,12}[0-9]{4}$/),
      story: fc.constantFrom('here', 'reminder', 'settled' as const),
      isPart: fc.boolean(),
      amount: fc.constantFrom('RM 0.05', 'RM 128.21', 'RM 1,234,567.89'),
      due: fc.constantFrom('25 Nov 2026', '1 Dis 2026', '2026年12月31日'),
      reached: fc.subarray(['email', 'whatsapp'] as const),
    })
    fc.assert(
      fc.property(facts, (one) => {
        const text = invoiceSms(one)
        const breach = findSmsBreach(text, [one.number])
        expect(breach?.rule ?? 'personal_data').toBe('personal_data') // a shop may be called "OTP"
        expect(text).toContain(one.number)
        expect(text).toContain(one.amount)
        if (one.story !== 'settled') expect(text).toContain(one.due)
        expect(text.includes('WhatsApp')).toBe(one.story !== 'settled' && one.reached.includes('whatsapp'))
        expect(measureSms(text).parts).toBeLessThanOrEqual(maxSmsParts)
      }),
    )
  })

  it('takes one part in Malay and English for an ordinary shop', () => {
    const facts = {
      shop: 'Kedai Runcit Siti',
      number: 'INV-2026-0012',
      story: 'here',
      amount: 'RM 1,128.21',
      isPart: false,
      due: '25 Nov 2026',
      reached: ['email', 'whatsapp'],
    } as const
    expect(invoiceSms({ ...facts, lang: 'ms' })).toBe(
      'RM0.00 Kedai Runcit Siti: Invois INV-2026-0012, RM 1,128.21, perlu dibayar sebelum atau pada 25 Nov 2026. Sila lihat e-mel atau WhatsApp anda.',
    )
    expect(langs.map((lang) => measureSms(invoiceSms({ ...facts, lang })).parts)).toEqual([1, 1, 2])
  })
})
