import { expect, it } from 'vitest'
import { addressPrefix, readDevice } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', '', ''],
])('%s', (userAgent, browser, system) => expect(readDevice(userAgent)).toEqual({ browser, system }))

it('tells the neighbourhood of an address and no more', () => {
  expect(['175.136.20.77', '::ffff:10.0.0.9', '2001:d08:1234:5678::1', ''].map(addressPrefix)).toEqual([
    '175.136.20.…',
    '10.0.0.…',
    '2001:d08:1234:…',
    '',
  ])
})
