import { expect, test } from 'vitest'
import { readRealtime } from './config-realtime.ts'

const secret = 'the secret of the installation, long enough'
const read = (env: Record<string, string> = {}) => readRealtime((name) => env[name] ?? null, secret)

test('the built-in application has a secret of its own, the same for all that share APP_SECRET', () => {
  const { settings } = read() as { settings: { app: { id: string; key: string; secret: string } } }
  expect(settings.app).toEqual({ id: 'kedai', key: 'kedai', secret: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(read()).toEqual({ settings })
  expect(readRealtime(() => null, `${secret}!`)).not.toEqual({ settings })
})

test('what is given counts, and a wrong one is told in one line', () => {
  const given = { PUSHER_APP_ID: '7', PUSHER_APP_KEY: 'shop-key', PUSHER_APP_SECRET: 'sixteen letters!' }
  expect(read(given)).toEqual({ settings: { app: { id: '7', key: 'shop-key', secret: 'sixteen letters!' } } })
  expect(read({ PUSHER_APP_KEY: 'a"b' })).toEqual({ wrong: 'PUSHER_APP_KEY may hold letters, digits, - and _ alone' })
  expect(read({ PUSHER_APP_SECRET: 'short' })).toEqual({ wrong: 'PUSHER_APP_SECRET must have at least 16 characters' })
})
