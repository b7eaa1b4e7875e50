import { expect, test } from 'vitest'
import { readRealtime, type RealtimeSettings } from './realtime.ts'

const secret = 'the secret of the installation, long enough'
const read = (env: Record<string, string> = {}) => readRealtime((name) => env[name] ?? null, secret)

test('the built-in application has a secret of its own, the same for all that share APP_SECRET', () => {
  const { settings } = read() as { settings: RealtimeSettings }
  expect(settings.app).toEqual({ id: 'kedai', key: 'kedai', secret: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(read()).toEqual({ settings })
  expect(readRealtime(() => null, `${secret}!`)).not.toEqual({ settings })
})

test('what is given counts, and a wrong one is told in one line', () => {
  const given = { PUSHER_APP_ID: '7', PUSHER_APP_KEY: 'shop-key', PUSHER_APP_SECRET: 'sixteen letters!' }
  expect(read(given)).toEqual({
    settings: { app: { id: '7', key: 'shop-key', secret: 'sixteen letters!' }, outside: null },
  })
  expect(read({ PUSHER_APP_KEY: 'a"b' })).toEqual({ wrong: 'PUSHER_APP_KEY may hold letters, digits, - and _ alone' })
  expect(read({ PUSHER_APP_SECRET: 'short' })).toEqual({ wrong: 'PUSHER_APP_SECRET must have at least 16 characters' })
})

test('a service that holds the sockets instead needs an application there, and says how pages reach it', () => {
  const given = { PUSHER_APP_ID: '7', PUSHER_APP_KEY: 'shop-key', PUSHER_APP_SECRET: 'sixteen letters!' }
  const outside = (env: Record<string, string>) => {
    const read_ = read({ ...given, ...env })
    return 'settings' in read_ ? read_.settings.outside : read_.wrong
  }
  expect(outside({ PUSHER_HOST: 'ws.example.com' })).toEqual({
    ...{ host: 'ws.example.com', port: 443, tls: true, socketHost: 'ws.example.com', socketPort: 443 },
  })
  expect(
    outside({
      PUSHER_HOST: 'soketi',
      PUSHER_SCHEME: 'http',
      PUSHER_PORT: '6001',
      PUSHER_SOCKET_HOST: 'ws.kedai.my',
      PUSHER_SOCKET_PORT: '443',
    }),
  ).toEqual({ host: 'soketi', port: 6001, tls: false, socketHost: 'ws.kedai.my', socketPort: 443 })
  expect(read({ PUSHER_HOST: 'ws.example.com' })).toEqual({ wrong: expect.stringContaining('PUSHER_APP_ID') })
  expect(outside({ PUSHER_HOST: 'https://ws.example.com' })).toContain('not the name of a host')
  expect(outside({ PUSHER_HOST: 'ws.example.com', PUSHER_PORT: '0' })).toBe('PUSHER_PORT must be a port, 1 to 65535')
  expect(outside({ PUSHER_HOST: 'ws.example.com', PUSHER_SCHEME: 'wss' })).toContain('not https or http')
  expect(outside({ PUSHER_SOCKET_PORT: '443' })).toContain('PUSHER_SOCKET_PORT needs PUSHER_HOST')
})
