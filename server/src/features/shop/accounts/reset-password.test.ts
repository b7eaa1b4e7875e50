import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
  for (const username of ['kedai-lupa', 'kedai-dua', 'kedai-tiga'])
    await (await shop.client('ms')).post('/api/ajax/auth/register', registrationFor(username))
  await shop.mailbox() // their letters of welcome
})
afterAll(() => shop.close())

const ask = async (email: string, lang?: string) => (await shop.client(lang)).post('/api/ajax/auth/forgot', { email })
const reset = async (token: string, password: string) =>
  (await shop.client()).post('/api/ajax/auth/reset', { token, password })
const linkIn = ({ html }: { html: string }) => /http:\/\/localhost:3000\/reset\?token=([\w-]+)/.exec(html)?.[1] ?? ''
const lettersTo = async (email: string) => (await shop.mailbox()).filter(({ recipient }) => recipient === email)

async function freshLink(email: string): Promise<string> {
  await ask(email)
  return linkIn((await lettersTo(email)).at(-1) ?? { html: '' })
}

test('asking is answered alike for a known e-mail and an unknown one', async () => {
  const known = await ask(' Kedai-Lupa@mail.test')
  expect(known).toMatchObject({ status: 200, body: { status: true, data: null } })
  expect((await ask('tiada@mail.test')).text).toBe(known.text)
  expect((await ask('bukan e-mel')).text).toBe(known.text)
  expect(await lettersTo('tiada@mail.test')).toEqual([])
})

test('the mail speaks the language of its reader and leads to PUBLIC_URL, whatever host was asked', async () => {
  const client = await shop.client('en', '127.0.0.1:9876')
  expect((await client.post('/api/ajax/auth/forgot', { email: 'kedai-dua@mail.test' })).status).toBe(200)
  const letter = (await lettersTo('kedai-dua@mail.test')).at(-1)
  expect(letter).toMatchObject({ subject: 'Tetapkan kata laluan baharu anda' })
  expect(letter?.html).not.toContain('9876')
  expect(Buffer.from(linkIn(letter ?? { html: '' }), 'base64url')).toHaveLength(32)
})

test('a link changes the password once and signs out everywhere', async () => {
  const email = 'kedai-lupa@mail.test'
  const [phone, laptop] = [await shop.client(), await shop.client()]
  for (const device of [phone, laptop]) await device.signIn(email, goodPassword)
  const [older, link] = [await freshLink(email), await freshLink(email)]
  const idBefore = phone.cookies.get('kedai')

  const changed = await phone.post('/api/ajax/auth/reset', { token: link, password: 'teh tarik jam lima' })
  expect(changed).toMatchObject({
    status: 200,
    body: { message: 'The new password is saved. Please sign in with it.', data: { redirect_to: '/login' } },
  })
  expect(phone.cookies.get('kedai')).not.toBe(idBefore)
  for (const device of [phone, laptop]) expect((await device.get('/api/ajax/auth/me')).status).toBe(401)

  expect((await phone.signIn(email, goodPassword)).status).toBe(422)
  expect((await phone.signIn(email, 'teh tarik jam lima')).status).toBe(200)
  for (const used of [link, older]) {
    expect((await reset(used, 'roti canai kosong')).body).toMatchObject({
      code: 409,
      message: 'This link has been used or has expired. Request a new one.',
    })
  }
  expect((await lettersTo(email)).at(-1)?.subject).toBe('Kata laluan anda telah ditukar')
})

describe('a link', () => {
  const email = 'kedai-tiga@mail.test'

  test('stays good when the password is refused', async () => {
    const link = await freshLink(email)
    expect((await reset(link, 'pendek')).body.data).toEqual({ password: ['The password needs at least 8 characters.'] })
    expect((await reset(link, email)).body.data).toEqual({
      password: ['The password cannot be your name, e-mail address or shop name.'],
    })
    expect((await reset(link, 'kuih lapis sarawak')).status).toBe(200)
  })

  test('is used by one of ten who send it at once', async () => {
    const link = await freshLink(email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(link, `kuih lapis nombor ${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('is dead after an hour, and a made-up one always was', async () => {
    const link = await freshLink(email)
    shop.clock.advance(3600_000)
    expect((await reset(link, 'kuih lapis sarawak')).status).toBe(409)
    expect((await reset('x'.repeat(43), 'kuih lapis sarawak')).status).toBe(409)
    expect((await reset('', 'kuih lapis sarawak')).status).toBe(422)
  })

  test('is nowhere in the database but as a hash', async () => {
    const link = await freshLink(email)
    const rows = await shop.asOwner<{ row: string }>('select password_resets::text as row from password_resets')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(link)
  })
})
