import { describe, expect, test } from 'vitest'
import { readPaymentOrigins } from './payments.ts'

const read = (settings: Record<string, string>) => readPaymentOrigins((name) => settings[name] ?? null)

describe('the origin of a payment provider', () => {
  test('is its own unless a setting says another', () => {
    expect(read({})).toEqual({ origins: {} })
    expect(read({ BILLPLZ_BASE_URL: 'http://127.0.0.1:9000/', STRIPE_BASE_URL: 'https://relay.test' })).toEqual({
      origins: { billplz: 'http://127.0.0.1:9000', stripe: 'https://relay.test' },
    })
  })

  test.each([
    'billplz',
    'https://relay.test/api',
    'http://relay.test',
    'ftp://127.0.0.1',
    'https://me@relay.test',
    'https://relay.test/?x',
  ])('%s stops the start, and is not repeated', (origin) => {
    const answer = read({ CHIP_BASE_URL: origin })
    expect(answer).toEqual({ wrong: expect.stringContaining('CHIP_BASE_URL must be a bare origin') })
    expect(JSON.stringify(answer)).not.toContain(origin)
  })
})
