import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { MailContent } from './mail-content.ts'
import { startMailServer } from './mail-server.fixture.ts'
import type { Message } from '../errors/message.ts'
import { renderMail } from './render-mail.ts'
import { scaledTimeout } from '../test-app/scaled-timeout.ts'

const content: MailContent = {
  subject: { ms: 'Pesanan {no}', en: 'Order {no}', zh: '订单 {no}' },
  params: { no: '<1001>\r\nBcc: all@buyer.test' },
  blocks: [
    {
      kind: 'heading',
      text: { ms: 'Terima kasih, {name}', en: 'Thank you, {name}', zh: '谢谢，{name}' },
      params: { name: '<script>alert(1)</script>' },
    },
    {
      kind: 'lines',
      rows: [
        { label: 'Mug & "saucer"', value: 'RM 25.00' },
        { label: { ms: 'Jumlah', en: 'Total', zh: '总计' }, value: 'RM 25.00' },
      ],
    },
    {
      kind: 'button',
      text: { ms: 'Lihat pesanan', en: 'See the order', zh: '查看订单' },
      url: 'https://kedai.test/order/a?b=1&c="',
    },
  ],
}

let kedai: TestApp
beforeAll(async () => {
  kedai = await startTestApp()
})
afterAll(() => kedai.close())

const send = (app: TestApp, to: string) =>
  inTransaction(app.db, {}, (trx) => app.deps.mail.send(trx, { to, lang: 'ms', content }))

test.each([
  ['ms', 'Terima kasih', 'Jumlah'],
  ['en', 'Thank you', 'Total'],
  ['zh', '谢谢', '总计'],
] as const)('in %s', (lang, thanks, total) => {
  const mail = renderMail(content, lang)
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain(thanks)
    expect(body).toContain(total)
  }
})

test('what people typed is text in a mail, and ends no header', () => {
  const { subject, html } = renderMail(content, 'en')
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('href="https://kedai.test/order/a?b=1&amp;c=&quot;"')
})

test.each(['name', 'buyer'])('no mail program makes a link of what somebody typed as %s', (key) => {
  const text: Message = { ms: `Hai {${key}},`, en: `Hello {${key}},`, zh: `{${key}} 您好，` }
  const params = { [key]: 'Menang di evil.test' }
  const { html, text: plain } = renderMail(
    { subject: text, params, blocks: [{ kind: 'paragraph', text, params }] },
    'en',
  )
  expect(plain).toBe('Hello Menang di evil test,\n')
  expect(html.match(/Hello Menang di evil test,/g)).toHaveLength(2)
})

test('in the demo a mail lands in the mailbox, after the commit and only then', async () => {
  await send(kedai, 'aminah@buyer.test')
  await expect(
    inTransaction(kedai.db, {}, async (trx) => {
      await kedai.deps.mail.send(trx, { to: 'nobody@buyer.test', lang: 'ms', content })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  const mails = await kedai.mailbox()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['aminah@buyer.test'])
})

test('a mail server gets it, and one that is down keeps nobody waiting and loses nothing', async () => {
  const server = await startMailServer({ mode: 'cut' })
  const app = await startTestApp({
    config: { mail: { smtpUrl: server.url, from: 'Kedai <kedai@shop.test>', connections: 2 } },
  })
  const started = performance.now()
  await send(app, 'siti@buyer.test')
  expect(performance.now() - started).toBeLessThan(scaledTimeout(500))
  await app.runJobs()
  expect(server.taken).toEqual([])
  server.mode = 'takes'
  await app.asOwner('update outgoing_mails set next_try_at = now()')
  await app.runJobs()
  expect(server.taken[0]?.message).toMatch(/To: <siti@buyer\.test>/)
  expect(server.taken[0]?.message).toMatch(/Message-ID: <m\d+-0-\w+@kedai>/)
  await app.close()
  await server.close()
}, 20_000)
