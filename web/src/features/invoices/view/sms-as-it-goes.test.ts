import { describe, expect, test } from 'vitest'
import { numberToCome, smsAsItGoes } from './sms-as-it-goes.ts'

type Invoice = Parameters<typeof smsAsItGoes>[0]
const invoice: Invoice = {
  lang: 'ms',
  number: 'INV-0012',
  user: { username: 'siti', name: 'Kedai Siti' },
  total: '128.21',
  balance_due: '128.21',
  next_payment: null,
  lifecycle: 'approved',
  due_date: '2026-12-01',
  deliveries: [],
}
const seen = (change: Partial<Invoice>, words = '', chosen: ('email' | 'whatsapp' | 'sms')[] = ['sms']) =>
  smsAsItGoes({ ...invoice, ...change }, { words, chosen })

describe('the SMS that the dialog shows', () => {
  test('is the one that goes out, in the language of the invoice', () => {
    expect(seen({}).text).toBe(
      'RM0.00 Kedai Siti: Invois INV-0012, RM 128.21, perlu dibayar sebelum atau pada 1 Dis 2026.',
    )
    expect(seen({ lang: 'en' }, '', ['email', 'sms']).text).toBe(
      'RM0.00 Kedai Siti: Invoice INV-0012, RM 128.21, is due on 1 Dec 2026. Please see your e-mail.',
    )
    expect(seen({ balance_due: '0.00', lang: 'en' }).text).toBe(
      'RM0.00 Kedai Siti: Invoice INV-0012 for RM 128.21 is paid in full. Thank you.',
    )
    expect(
      seen({ lang: 'en', next_payment: { part: 1, parts: 2, amount: '50.00', due_date: '2026-11-30' } }).text,
    ).toContain('The next part of invoice INV-0012, RM 50.00, is due on 30 Nov 2026.')
  })

  test('a draft has no number and no payments yet', () => {
    expect(seen({ lifecycle: 'draft', number: null, balance_due: '0.00' }).text).toContain(
      `Invois ${numberToCome}, RM 128.21,`,
    )
  })

  test('sends to the WhatsApp that went out before, not to one that failed', () => {
    const past = (status: 'sent' | 'failed') =>
      ({
        id: 1,
        reason: 'send',
        channel: 'whatsapp',
        recipient: '',
        status,
        response: null,
        link: null,
        parts: null,
        created_at: '',
        sent_at: null,
        opened_at: null,
        delivered_at: null,
      }) as const
    expect(seen({ deliveries: [past('sent')] }).text).toContain('WhatsApp')
    expect(seen({ deliveries: [past('failed')] }).text).not.toContain('WhatsApp')
  })

  test('names the one character that costs, and nothing where the language does', () => {
    expect(seen({}, 'Sudah siap…')).toMatchObject({ odd: '…', perPart: 70, size: { encoding: 'ucs2' } })
    expect(seen({}, 'Sudah\u2003siap').odd).toBe('U+2003')
    expect(seen({ lang: 'zh' })).toMatchObject({ odd: null, size: { encoding: 'ucs2' } })
    expect(seen({}, 'Sudah siap')).toMatchObject({ odd: null, perPart: 160 })
  })

  test('says what the law forbids; its own number is none to call', () => {
    expect(seen({}, 'Lihat kedai.my').breach).toEqual({ rule: 'link', found: 'kedai.my' })
    expect(seen({ number: '0123456789' }, 'Invois 0123456789').breach).toBeNull()
    expect(seen({}, 'a'.repeat(700))).toMatchObject({ isTooLong: true, breach: null })
  })
})
