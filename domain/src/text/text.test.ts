import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { excerpt } from './excerpt.ts'
import { isLang, langs } from './lang.ts'
import { orderMessage, productMessage, whatsappLink } from './whatsapp.ts'

// Lone surrogates too: what a careless cut of an emoji leaves behind.
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0, max: 0xff }))
  .map((code) => String.fromCodePoint(code))

const order = {
  shopName: 'Kedai Mawar',
  orderNo: 'A-1001',
  lines: [
    { title: 'Cawan & piring', options: 'Merah / L', quantity: 2 },
    { title: '杯子 ☕', options: '', quantity: 1 },
  ],
  total: sen(123450),
  link: 'https://kedai.test/order/x',
}

describe('excerpt', () => {
  it('cuts between words and never inside a character', () => {
    expect(excerpt('satu dua  tiga\nempat', 100)).toBe('satu dua tiga empat')
    expect(excerpt('satu dua tiga empat', 14)).toBe('satu dua…')
    expect(excerpt('手工制作的陶瓷杯子', 5)).toBe('手工制作…')
    expect(excerpt('🍜🍜🍜🍜', 3)).toBe('🍜🍜…')
    expect(excerpt('abc', 0)).toBe('')
  })

  it('is never longer than asked, and whole when it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat({ max: 40 }), (text, longest) => {
        const short = excerpt(text, longest)
        expect(Array.from(short).length).toBeLessThanOrEqual(longest)
        expect(short.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('WhatsApp', () => {
  it('opens a chat with a number that wa.me understands', () => {
    expect(whatsappLink('012-345 6789', 'Hai')).toBe('https://wa.me/60123456789?text=Hai')
    expect(whatsappLink('+60123456789', '')).toBe('https://wa.me/60123456789')
    expect(whatsappLink(null, 'Hai')).toBe('https://wa.me/?text=Hai')
    expect(whatsappLink('12', 'Hai')).toBe('https://wa.me/?text=Hai')
  })

  it('carries any text unharmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (text) => {
        const link = whatsappLink('+60123456789', text)
        expect(link).toMatch(/^https:\/\/wa\.me\/60123456789\?text=[A-Za-z0-9%!'()*._~-]+$/)
        expect(decodeURIComponent(link.slice(link.indexOf('=') + 1))).toBe(text.toWellFormed())
      }),
    )
    expect(() => whatsappLink(null, '\uD800')).not.toThrow()
  })

  it.each(langs)('tells of an order in %s', (lang) => {
    const message = orderMessage(order, lang)
    expect(message.split('\n')).toHaveLength(5)
    const parts = [
      'Kedai Mawar',
      'A-1001',
      '2 × Cawan & piring (Merah / L)',
      '1 × 杯子 ☕',
      'RM 1,234.50',
      'https://kedai.test/order/x',
    ]
    for (const part of parts) expect(message).toContain(part)
    expect(orderMessage({ ...order, link: null }, lang)).not.toContain('https')
    expect(productMessage({ title: 'Cawan', link: 'https://kedai.test/i/C1' }, lang)).toMatch(
      /Cawan.*\nhttps:\/\/kedai\.test\/i\/C1$/,
    )
  })

  it('speaks three languages', () => {
    expect(new Set(langs.map((lang) => orderMessage(order, lang))).size).toBe(3)
    expect([isLang('zh'), isLang('fr')]).toEqual([true, false])
  })
})
