import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

describe('where one goes after signing in', () => {
  it.each([
    '/seller/orders',
    '/seller/orders?status=to_pack&page=2',
    '/seller/products/12',
    '/seller/orders?term=kuih%20lapis',
    '/s/demo',
    '/',
  ])('to %s', (path) => expect(nextPath(path, '/seller')).toBe(path))

  it.each([
    null,
    '',
    'seller',
    'https://evil.test',
    'http://evil.test/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%2f%2fevil.test',
    '/%2fevil.test',
    '/%5cevil.test',
    '/%5C/evil.test',
    ' /seller',
    '/ seller',
    '/\t/evil.test',
    '/\n/evil.test',
    '/seller\r\nSet-Cookie: a=b',
    '/seller\u0000',
    '//user@evil.test',
    'user@evil.test',
    '/\u2044/evil.test',
    '\u3000//evil.test',
    '/\u3002evil',
    '//evil%E3%80%82test',
    '//[::1]',
    '//127.0.0.1',
    './/evil.test',
    '/./\\evil.test',
    '?next=//evil.test',
    '#//evil.test',
    'vbscript:x',
    'blob:https://evil.test/x',
    'file:///etc/passwd',
    'mailto:a@evil.test',
    'ftp://evil.test',
    '//evil.test/%2e%2e',
    '/seller"onload="x',
    "/seller'x",
    '/<script>',
    '/seller;url=evil',
    '%2f%2fevil.test',
    'https://localhost@evil.test',
    '/login',
    '/login?next=/login',
    '/register',
    '/reset?token=x',
    '/forgot',
    '/../login',
    '/./login',
    '/seller/../login',
    '/%5c%5cevil.test',
    '//%2fevil.test',
    'https://',
    '/\u0009/evil.test',
    '/seller|x',
  ])('never to %j', (path) => expect(nextPath(path, '/seller')).toBe('/seller'))

  it('never to another host, whatever dots and slashes it holds', () => {
    for (const path of ['/..//evil.test', '/.//evil.test', '/a/..//evil.test', '/a/../..//evil.test']) {
      expect(new URL(nextPath(path, '/seller'), 'https://shop.test').host).toBe('shop.test')
    }
  })
})
