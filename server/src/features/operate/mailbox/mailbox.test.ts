import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { registrationFor } from '../../../platform/test-app/registration-for.ts'

const path = '/api/ajax/demo/mailbox'
const name = '<script>window.__xss=1</script> Aisyah'

describe('in demo mode', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await startTestApp()
    const client = await shop.client('ms')
    await client.post('/api/ajax/auth/register', registrationFor('kedai-surat', { name }))
    await shop.runJobs() // the letter of welcome comes first
    for (let n = 0; n < 21; n++) await client.post('/api/ajax/auth/forgot', { email: 'kedai-surat@mail.test' })
    await shop.runJobs()
  })
  afterAll(() => shop.close())

  test('every mail is listed, newest first, page by page', async () => {
    const client = await shop.client()
    const first = await client.get(path)
    expect(first.body.meta).toEqual({ page: 1, per_page: 20, total: 22, last_page: 2, total_is_capped: false })
    expect(first.body.data[0]).toEqual({
      id: 22,
      recipient: 'kedai-surat@mail.test',
      subject: 'Tetapkan kata laluan baharu anda',
      sent_at: '2026-11-20 12:00:00',
    })
    expect((await client.get(`${path}?page=2`)).body.data).toHaveLength(2)
    expect((await client.get(`${path}?page=0`)).status).toBe(422)
  })

  test('a mail is shown as it came, and can do nothing', async () => {
    const client = await shop.client()
    const { body } = await client.get(`${path}/2`)
    expect(body.data).toMatchObject({
      id: 2,
      html_url: '/demo/mailbox/2/html',
      plain: expect.stringContaining('http://localhost:3000/reset?token='),
    })
    const shown = await client.open(body.data.html_url)
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/)
    expect(shown.text).not.toContain('<script')
    expect(shown.text).toContain('&lt;script&gt;')
    expect((await client.get(`${path}/999`)).status).toBe(404)
    expect((await client.get(`${path}/x`)).status).toBe(404)
  })
})

test('what was attached to a mail is opened from it', async () => {
  const shop = await startTestApp()
  const content = { subject: { ms: 'Invois', en: 'Invoice', zh: '发票' }, blocks: [] }
  const attachments = [
    { filename: 'Invois INV-1 “é”.pdf', content: Buffer.from('%PDF-1.7 kertas') },
    { filename: 'a.html', content: Buffer.from('<script>1</script>') },
  ]
  await shop.deps.mail.post({ id: 'x', to: 'akaun@runcit.test', lang: 'ms', content, attachments })
  const client = await shop.client()
  const { files } = (await client.get(`${path}/1`)).body.data
  expect(files).toEqual([
    { name: 'Invois INV-1 “é”.pdf', size: 15, url: '/demo/mailbox/1/files/1' },
    { name: 'a.html', size: 18, url: '/demo/mailbox/1/files/2' },
  ])
  const [pdf, other] = [await client.open(files[0].url), await client.open(files[1].url)]
  expect([pdf.headers['content-type'], pdf.headers['content-disposition'], pdf.text]).toEqual([
    'application/pdf',
    `inline; filename*=UTF-8''${encodeURIComponent(attachments[0]!.filename)}`,
    '%PDF-1.7 kertas',
  ])
  expect([other.headers['content-type'], other.headers['content-disposition']]).toEqual([
    'application/octet-stream',
    "attachment; filename*=UTF-8''a.html",
  ])
  expect((await client.open('/demo/mailbox/1/files/3')).status).toBe(404)
  await shop.close()
})

test('outside of demo mode there is no mailbox', async () => {
  const shop = await startTestApp({ config: { demo: false } })
  const client = await shop.client()
  for (const url of [path, `${path}/1`, '/demo/mailbox/1/html', '/demo/mailbox/1/files/1'])
    expect((await client.get(url)).status).toBe(404)
  await shop.close()
})
