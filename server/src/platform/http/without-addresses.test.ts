import { expect, test } from 'vitest'
import { createHttpApp } from './create-http-app.ts'
import { withoutAddresses } from './without-addresses.ts'

test.each([
  ['Key (email)=(nur.aisyah@pembeli.test) already exists.', 'Key (email)=(n***@pembeli.test) already exists.'],
  ['550 5.1.1 <a@b.test>: no such user', '550 5.1.1 <a***@b.test>: no such user'],
  ['connect ECONNREFUSED 203.0.113.77:5432', 'connect ECONNREFUSED 203.0.113.x:5432'],
  ['from ::ffff:203.0.113.77 to 2001:db8:1:2:3:4:5:6', 'from ::ffff:203.0.113.x to 2001:db8:1::x'],
  ['from 2001:db8::7, again', 'from 2001:db8::x, again'],
  ['listening on 127.0.0.1:3000, ::1 and 0.0.0.0', 'listening on 127.0.0.1:3000, ::1 and 0.0.0.0'],
  [
    '{"time":1795449600000,"at":"2026-11-23T16:17:46.123Z","took":"12:34:56","msg":"node 24.21.0"}',
    '{"time":1795449600000,"at":"2026-11-23T16:17:46.123Z","took":"12:34:56","msg":"node 24.21.0"}',
  ],
  ['at file:///srv/kedai/node_modules/@kedai/x.ts:12:34', 'at file:///srv/kedai/node_modules/@kedai/x.ts:12:34'],
])('%s', (line, shown) => {
  expect(withoutAddresses(line)).toBe(shown)
})

test('a long line costs little', () => {
  const lines = [
    'a'.repeat(1_000_000),
    'a.'.repeat(500_000),
    '1.'.repeat(500_000),
    ':'.repeat(1_000_000),
    'a@'.repeat(500_000),
  ]
  const began = performance.now()
  for (const line of lines) withoutAddresses(line)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('the log of the server goes through it, errors and their details included', async () => {
  const lines: string[] = []
  const app = await createHttpApp({
    publicUrl: 'http://localhost:3000',
    host: '127.0.0.1',
    maxSoldBytes: 1,
    trustProxy: false,
    realtimePort: 0,
    tls: null,
    logLevel: 'info',
    paymentHosts: [],
    checkReplies: false,
    loosenedCsp: false,
    logTo: { write: (line) => void lines.push(line) },
  })
  const err = Object.assign(new Error('duplicate key: nur@pembeli.test'), {
    detail: 'Key (email)=(nur@pembeli.test)',
    address: '203.0.113.77',
  })
  app.log.error({ err }, 'from 203.0.113.77')
  await app.close()
  expect(lines.join('')).toContain('n***@pembeli.test')
  expect(lines.join('')).not.toMatch(/nur@|113\.77/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'from 203.0.113.x' })
})
