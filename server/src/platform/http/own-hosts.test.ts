import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { createHostRule } from './own-hosts.ts'

describe('whose name it is', () => {
  test.each([
    [
      'https://kedai.test',
      '127.0.0.1',
      [
        'kedai.test',
        'KEDAI.test.',
        'demo.kedai.test',
        'www.kedai.test',
        'localhost',
        'demo.localhost',
        '127.0.0.1',
        '[::1]',
      ],
      [
        'evil.test',
        'kedai.test.evil.test',
        'evilkedai.test',
        'a.b.kedai.test',
        '.kedai.test',
        '10.0.0.5',
        '203.0.113.5',
        '',
      ],
    ],
    [
      'http://192.168.1.5:3000',
      '0.0.0.0',
      ['192.168.1.5', '127.0.0.1', 'localhost'],
      ['192.168.1.6', 'kedai.local', 'evil.test', '0.0.0.0'],
    ],
    ['https://kedai.test', '10.0.0.5', ['10.0.0.5', 'kedai.test'], ['10.0.0.6']],
    ['https://kedai.test', '2001:db8::5', ['[2001:db8::5]'], ['[2001:db8::6]']],
  ])('with PUBLIC_URL %s and HOST %s', (publicUrl, host, ours, others) => {
    const isOurs = createHostRule({ publicUrl, host })
    expect(ours.filter((name) => !isOurs(name))).toEqual([])
    expect(others.filter(isOurs)).toEqual([])
  })
})

describe('at the door', () => {
  let kedai: TestApp
  beforeAll(async () => {
    kedai = await startTestApp({ config: { publicUrl: 'https://kedai.test', demo: false } })
  })
  afterAll(() => kedai.close())
  const ask = (url: string, host: string, accept = 'application/json') =>
    kedai.app.inject({ url, headers: { host, accept, 'accept-language': 'en' } })

  test('pages, calls and files are 404 below a name that is not ours, and say nothing of it', async () => {
    for (const url of ['/', '/login', '/api/ajax/auth/me', '/openapi.json', '/favicon.ico']) {
      for (const accept of ['application/json', 'text/html']) {
        const answer = await ask(url, 'evil.test', accept)
        expect([url, accept, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, accept, 404, undefined])
        expect(answer.body).not.toContain('evil')
        expect(answer.body).toContain('There is no shop at this address')
      }
    }
  })

  test('control: under ours they are there; a load balancer asks by whatever name it has', async () => {
    expect((await ask('/api/ajax/auth/me', 'kedai.test')).statusCode).toBe(401)
    expect((await ask('/api/ajax/auth/me', 'demo.kedai.test')).statusCode).toBe(401)
    expect((await ask('/healthz', '10.0.0.9:3000')).statusCode).toBe(200)
    expect((await ask('/readyz', 'evil.test')).statusCode).toBe(200)
  })
})
