import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { registrationFor } from '../../../platform/test-app/registration-for.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const url = '/api/ajax/auth/register'
const register = async (body: object, lang?: string) => (await shop.client(lang)).post(url, body)

test('opens a shop, signs its owner in and answers with a token that works', async () => {
  const client = await shop.client('ms')
  const before = client.csrf
  const answer = await client.post(
    url,
    registrationFor('dapur-aisyah', { username: ' Dapur-Aisyah ', email: ' Kak.Aisyah@Mail.test ' }),
  )
  expect(answer).toMatchObject({
    status: 200,
    body: { status: true, message: 'Selamat datang! Kedai anda sudah dibuka.' },
  })
  expect(answer.body.data).toMatchObject({
    user: { name: 'Nur Aisyah binti Rahman', email: 'kak.aisyah@mail.test', phone: '+60123456789', lang: 'ms' },
    shops: [{ username: 'dapur-aisyah', name: 'Dapur Kak Aisyah', role: 'owner' }],
    redirect_to: '/seller',
  })
  expect(answer.body.data.csrf_token).not.toBe(before)
  expect(await client.get('/api/ajax/auth/me')).toMatchObject({
    status: 200,
    body: { data: { user: { email: 'kak.aisyah@mail.test' } } },
  })
  expect((await client.post('/api/ajax/auth/logout')).status).toBe(200)
  expect((await client.signIn('kak.aisyah@mail.test', 'nasi lemak pagi')).status).toBe(200)
})

describe('writes to the new owner', () => {
  const lettersTo = async (email: string) => (await shop.mailbox()).filter(({ recipient }) => recipient === email)

  test.each([
    ['ms', 'Kedai anda sudah dibuka', 'Tetapkan bayaran'],
    ['en', 'Your shop is open', 'Set up payment'],
    ['zh', '您的店铺已开张', '设置收款'],
  ])(
    'in the language of the sign-up, here %s: where the shop is, where to sign in, what comes next',
    async (lang, subject, next) => {
      await register(
        registrationFor(`surat-${lang}`, { name: 'Menang di hadiah.test', shop_name: 'Menang di hadiah.test' }),
        lang,
      )
      const [letter, ...others] = await lettersTo(`surat-${lang}@mail.test`)
      expect([letter?.subject, others]).toEqual([subject, []])
      expect(letter?.html).not.toContain('hadiah.test') // the address may be a stranger's
      for (const said of [
        `http://localhost:3000/s/surat-${lang}`,
        'http://localhost:3000/login',
        `surat-${lang}@mail.test`,
        next,
        'http://localhost:3000/seller/settings/payments',
      ]) {
        expect([letter?.plain, letter?.html]).toEqual([expect.stringContaining(said), expect.stringContaining(said)])
      }
    },
  )

  test('not of a registration that was refused, nor of a second shop', async () => {
    await register(registrationFor('surat-ms', { email: 'kemudian@mail.test' }))
    const owner = await shop.client()
    await owner.post(url, registrationFor('kedai-pertama'))
    expect(
      (
        await owner.post('/api/ajax/account/shops', {
          shop_name: 'Kedai dua',
          username: 'kedai-kedua',
          phone: '012-345 6789',
        })
      ).status,
    ).toBe(200)
    expect([await lettersTo('kemudian@mail.test'), (await lettersTo('kedai-pertama@mail.test')).length]).toEqual([
      [],
      1,
    ])
  })
})

test('keeps nothing of the password but an argon2id hash', async () => {
  await register(registrationFor('hash-saja'))
  const [user] = await shop.asOwner<{ password_hash: string }>(
    `select password_hash from users where email = 'hash-saja@mail.test'`,
  )
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

describe('refuses, by field and in the language of the request', () => {
  test.each([
    ['name', { name: ' ' }, 'Nama perlu diisi.'],
    ['name', { name: '12' }, 'Tulis nama anda, sekurang-kurangnya dua huruf.'],
    ['email', { email: 'kak aisyah' }, 'Alamat e-mel ini nampak tidak lengkap. Contoh: nama@contoh.com'],
    ['phone', { phone: '12345' }, 'Nombor telefon ini nampak tidak betul. Contoh: 012-345 6789'],
    ['shop_name', { shop_name: '---' }, 'Nama kedai perlu ada sekurang-kurangnya satu huruf atau angka.'],
    ['password', { password: 'pendek' }, 'Kata laluan perlu sekurang-kurangnya 8 aksara.'],
    [
      'password',
      { password: 'password123' },
      'Kata laluan ini mudah diteka. Cuba beberapa perkataan, contohnya "teh tarik jam lima".',
    ],
    [
      'password',
      { password: 'Nur Aisyah binti Rahman' },
      'Kata laluan tidak boleh sama dengan nama, e-mel atau nama kedai anda.',
    ],
    ['username', { username: 'ab' }, 'Sekurang-kurangnya 3 aksara.'],
    ['username', { username: 'kak_aisyah' }, 'Guna huruf kecil a–z, angka, dan tanda sempang di tengah sahaja.'],
    ['username', { username: '12345' }, 'Perlu ada sekurang-kurangnya satu huruf.'],
    ['username', { username: 'admin' }, 'Nama ini disimpan untuk kegunaan Kedai. Sila pilih nama lain.'],
  ])('%s %j', async (field, changes, message) => {
    const answer = await register(registrationFor('yang-ditolak', changes), 'ms')
    expect(answer).toMatchObject({
      status: 422,
      body: { status: false, code: 422, message, data: { [field]: [message] } },
    })
    expect(Object.keys(answer.body.data)).toEqual([field])
  })

  test('all of them at once', async () => {
    const answer = await register({ name: '1', email: 'x@', phone: '1', password: 'x', shop_name: '-', username: 'x' })
    expect(Object.keys(answer.body.data)).toEqual(['shop_name', 'username', 'name', 'phone', 'email', 'password'])
    expect(await shop.asOwner(`select 1 from users where email = 'yang-ditolak@mail.test'`)).toEqual([])
  })

  test('what was left out together with what is wrong and what is taken', async () => {
    await register(registrationFor('ada-orang'))
    const answer = await register({
      shop_name: ' ',
      username: 'ada-orang',
      phone: '1',
      email: 'Ada-Orang@mail.test',
      password: '',
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        data: {
          shop_name: ['Shop name is required.'],
          username: ['Another shop has this name. Try adding your town or your own name.'],
          name: ['Name is required.'],
          phone: ['This phone number does not look right. Example: 012-345 6789'],
          email: ['This e-mail address already has an account. Sign in, or reset your password.'],
          password: ['Password is required.'],
        },
      },
    })
    const owner = await shop.client()
    await owner.post(url, registrationFor('punya-satu'))
    expect(
      Object.keys((await owner.post('/api/ajax/account/shops', { username: 'ada-orang', phone: '1' })).body.data),
    ).toEqual(['shop_name', 'username', 'phone'])
  })

  test('an e-mail address and a username that are taken, in any case', async () => {
    await register(registrationFor('sudah-ada'))
    expect((await register(registrationFor('lain', { email: 'SUDAH-ADA@mail.test' }))).body.data).toEqual({
      email: ['This e-mail address already has an account. Sign in, or reset your password.'],
    })
    expect((await register(registrationFor('Sudah-Ada', { email: 'baru@mail.test' }))).body.data).toEqual({
      username: ['Another shop has this name. Try adding your town or your own name.'],
    })
  })
})

test('of twenty who want one username at once, one gets it and the others are told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => register(registrationFor('rebutan', { email: `rebut${n}@mail.test` }))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 200) expect(Object.keys(body.data)).toEqual(['username'])
  // Who was refused has no account either.
  expect(await shop.asOwner(`select 1 from users where email like 'rebut%'`)).toHaveLength(1)
})

test('what is not asked for is not stored', async () => {
  const answer = await register({
    ...registrationFor('mass-assign'),
    id: 1,
    shop_id: 1,
    role: 'owner',
    permissions: ['staff'],
    created_at: '2000-01-01',
  })
  expect(answer.status).toBe(200)
  expect(answer.body.data.user.id).not.toBe(1)
})

describe('says while it is typed whether a username is free', () => {
  const ask = async (name: string) =>
    (await (await shop.client()).get(`/api/ajax/auth/username/${encodeURIComponent(name)}`)).body.data

  test.each([
    ['Kuih-Mak-Tok', { username: 'kuih-mak-tok', available: true, message: 'This name is available.' }],
    [
      'login',
      { username: 'login', available: false, message: 'This name is reserved by Kedai. Please choose another.' },
    ],
    [
      'a b',
      { username: 'a b', available: false, message: 'Use only the letters a–z, digits, and hyphens in between.' },
    ],
  ])('%s', async (name, answer) => expect(await ask(name)).toEqual(answer))

  test('not when somebody has it', async () => {
    await register(registrationFor('warung-ali'))
    expect(await ask('WARUNG-ALI')).toMatchObject({
      available: false,
      message: 'Another shop has this name. Try adding your town or your own name.',
    })
  })
})
