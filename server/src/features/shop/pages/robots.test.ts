import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

test('search engines may look at shops, and at nothing personal', async () => {
  const { status, headers, text } = await (await shop.client()).open('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const shut = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
  const isShut = (path: string) => shut.some((start) => path.startsWith(start))
  expect(['/order/abc', '/seller/orders', '/files/1/slip.jpg', '/api/ajax/auth/me'].every(isShut)).toBe(true)
  expect(['/', '/s/demo', '/s/demo/i/MUG', '/media/1/a.jpg'].some(isShut)).toBe(false)
})
