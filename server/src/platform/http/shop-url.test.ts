import { expect, test } from 'vitest'
import { shopUrl } from './shop-url.ts'

test.each([
  ['http://localhost:3000', false, 'http://demo.localhost:3000'],
  ['https://kedai.test', true, 'https://demo.kedai.test'],
  ['https://kedai.test:8443', true, 'https://demo.kedai.test:8443'],
  ['https://kedai.test', false, 'https://kedai.test/s/demo'],
  ['http://192.168.1.5:3000', false, 'http://192.168.1.5:3000/s/demo'],
  ['http://127.0.0.1:3000', false, 'http://127.0.0.1:3000/s/demo'],
  ['http://[::1]:3000', false, 'http://[::1]:3000/s/demo'],
])('%s, with a host for each shop: %s, shows a shop at %s', (publicUrl, shopHosts, expected) =>
  expect(shopUrl({ publicUrl, shopHosts }, 'demo')).toBe(expected),
)
