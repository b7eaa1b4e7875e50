import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { securityContact: 'mailto:holes@kedai.test' } })
})
afterAll(() => app.close())

test('who finds a hole finds where to report it, and until when the file holds', async () => {
  const visitor = await app.client()
  const { status, headers, text } = await visitor.open('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:holes@kedai.test',
    Canonical: expect.stringMatching(/^https?:\/\/.+\/\.well-known\/security\.txt$/),
  })
  const days = (Date.parse(fields['Expires'] ?? '') - app.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
  app.clock.advance(1000)
  expect((await visitor.open('/.well-known/security.txt')).text).toBe(text)
})
