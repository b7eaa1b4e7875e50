import { expect, it } from 'vitest'
import { texts } from '../messages.ts'
import { readRecipients } from './read-recipients.ts'

const buyer = { buyer_email: 'siti@mail.test', buyer_phone: '+60123456789' }

it('sends each way to what fits it, else to the buyer', () => {
  expect(readRecipients(buyer, { channels: ['email', 'whatsapp'], to: 'lain@mail.test' })).toEqual([
    { channel: 'email', recipient: 'lain@mail.test' },
    { channel: 'whatsapp', recipient: '+60123456789' },
  ])
  expect(readRecipients(buyer, { channels: ['email', 'sms'], to: '012-999 8888' })).toEqual([
    { channel: 'email', recipient: 'siti@mail.test' },
    { channel: 'sms', recipient: '+60129998888' },
  ])
})

it.each([
  [['email', 'whatsapp', 'sms'], 'bukan-emel', 'badEmail'],
  [['whatsapp'], 'bukan-emel', 'badPhone'],
  [['email', 'sms'], '12', 'badPhone'],
] as const)('by %j to %s is refused as what it was meant to be', (channels, to, name) => {
  expect(() => readRecipients(buyer, { channels, to })).toThrow(texts[name].en)
})
