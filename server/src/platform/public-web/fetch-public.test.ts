import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPublic } from './fetch-public.ts'
import type { FetchOptions } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['175.143.0.1', true],
  ['2606:4700:4700::1111', true],
  ['2404:6800:4003::1', true],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['0.0.0.0', false],
  ['10.0.0.5', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['198.18.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd12::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:1::', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
  ['127.0.0.1.evil.test', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

describe('a link', () => {
  let base: string
  let asked = 0
  const server = createServer((request, answer) => {
    asked++
    const { pathname } = new URL(request.url ?? '/', 'http://a.test')
    if (pathname === '/picture') answer.end('bytes')
    else if (pathname === '/large') answer.end('x'.repeat(2_000))
    else if (pathname === '/says-large') answer.writeHead(200, { 'content-length': '5000' }).end()
    else if (pathname === '/inside') answer.writeHead(302, { location: 'http://inside.test/picture' }).end()
    else if (pathname === '/file') answer.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (pathname === '/round') answer.writeHead(302, { location: '/round' }).end()
    else if (pathname === '/on') answer.writeHead(301, { location: '/picture' }).end()
    else if (pathname === '/slow') return
    else answer.writeHead(404).end()
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://pictures.test:${(server.address() as AddressInfo).port}` // it listens on a port
  })
  afterAll(() => server.closeAllConnections())

  // The test's own server counts as public, every other name leads inside.
  const get = (link: string, more: Partial<FetchOptions> = {}) =>
    fetchPublic(link, {
      most: 1_000,
      signal: AbortSignal.timeout(500),
      mayReach: (address) => address === '127.0.0.1',
      lookup: async (host) =>
        host === 'pictures.test'
          ? [{ address: '127.0.0.1', family: 4 }]
          : host === 'both.test'
            ? [
                { address: '127.0.0.1', family: 4 },
                { address: '10.0.0.5', family: 4 },
              ]
            : [{ address: '192.168.0.1', family: 4 }],
      ...more,
    })

  test('is fetched, through redirects too', async () => {
    expect(await get(`${base}/picture`)).toEqual({ ok: true, bytes: Buffer.from('bytes') })
    expect(await get(`${base}/on`)).toEqual({ ok: true, bytes: Buffer.from('bytes') })
  })

  test.each([
    ['/large', 'too_large'],
    ['/says-large', 'too_large'],
    ['/none', 'not_found'],
    ['/inside', 'not_public'],
    ['/file', 'bad_link'],
    ['/round', 'not_found'],
    ['/slow', 'no_answer'],
  ])('%s is refused: %s', async (path, why) => expect(await get(base + path)).toEqual({ ok: false, why }))

  test('that leads inside is never asked for', async () => {
    const before = asked
    const plain = { most: 1_000, signal: AbortSignal.timeout(2_000) }
    const { port } = new URL(base)
    for (const link of [
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://0x7f000001/',
      'http://2130706433/',
      'http://[::ffff:127.0.0.1]/',
    ]) {
      expect([link, await fetchPublic(link, plain)]).toEqual([link, { ok: false, why: 'not_public' }])
    }
    for (const link of [
      `http://127.0.0.1:${port}/picture`,
      'file:///etc/passwd',
      'ftp://pictures.test/a',
      'gopher://pictures.test',
      'http://user:word@pictures.test/',
      'https://pictures.test:22/',
      'data:image/png;base64,AA',
      'picture.jpg',
      '',
    ]) {
      expect([link, await fetchPublic(link, plain)]).toEqual([link, { ok: false, why: 'bad_link' }])
    }
    expect(await get(base.replace('pictures', 'both') + '/picture')).toEqual({ ok: false, why: 'not_public' })
    expect(asked).toBe(before)
  })

  test('control: without a look at the address the same link is answered from inside', async () => {
    expect(
      await get(base.replace('pictures', 'inside') + '/picture', {
        mayReach: () => true,
        lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      }),
    ).toMatchObject({ ok: true })
  })
})
