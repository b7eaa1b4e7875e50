import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reachDatabase } from '../server/src/platform/backup/reach-database.ts'
import { expectSound, openDemo } from './demo-site.ts'
import type { Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
let tokens: Record<'admin' | 'siti', string>
beforeAll(async () => {
  demo = await openDemo()
  tokens = { admin: await makePerson('admin@kedai.test'), siti: await makePerson('siti@kedai.test') }
})
afterAll(() => demo?.close())

/** Somebody who signs in by two steps and has just done so; the first is an admin, as at the command line. Answers the token of the session. */
async function makePerson(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { client, close } = await reachDatabase({ databaseUrl: null, dataDir: demo.dataDir })
  try {
    await client.query(
      `with person as (insert into users (email, name, password_hash, lang, email_verified_at, totp_secret) values ($1, $1, 'none', 'ms', now(), 'JBSWY3DPEHPK3PXP') returning id),
        admin as (insert into operators (user_id) select id from person where $1 like 'admin@%')
      insert into sessions (id_hash, user_id, created_at, seen_at, confirmed_at, expires_at) select $2, id, now(), now(), now(), now() + interval '1 day' from person`,
      [email, createHash('sha256').update(token).digest()],
    )
  } finally {
    await close()
  }
  return token
}

async function enter(who: keyof typeof tokens, path: string): Promise<Visitor> {
  const visitor = await demo.visit(360)
  await visitor.page.goto('/login')
  await visitor.page.context().addCookies([{ name: 'kedai', value: tokens[who], url: visitor.page.url() }])
  await visitor.page.goto(path)
  return visitor
}

it('an admin adds support and gives it a shop; it sees that one, may only look, then manage, and then nothing', async () => {
  const admin = await enter('admin', '/operator/operators')
  const dialog = admin.page.getByRole('dialog')
  await admin.page.getByRole('button', { name: 'Tambah pengendali' }).click()
  await dialog.getByLabel('E-mel').fill('siti@kedai.test')
  await expectSound(admin)
  await dialog.getByRole('button', { name: 'Tambah' }).click()
  await admin.page.getByRole('heading', { name: 'siti@kedai.test' }).waitFor()
  await admin.page.getByRole('button', { name: 'Beri kedai' }).click()
  await dialog.getByLabel('Alamat kedai').fill('demo')
  await expectSound(admin)
  await dialog.getByRole('button', { name: 'Beri akses' }).click()
  await admin.page.getByRole('link', { name: 'demo', exact: true }).waitFor()
  await expectSound(admin)

  const siti = await enter('siti', '/operator')
  await siti.page.getByText('1 kedai').waitFor()
  expect(await siti.page.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
    'Kedai',
    'Kerja gagal',
    'Log',
  ])
  await expectSound(siti)
  await siti.page.getByRole('link', { name: 'demo' }).click()
  await siti.page.getByText('Lihat sahaja. Minta pentadbir').waitFor()
  expect(await siti.page.getByRole('main').getByRole('button').count()).toBe(0)
  await expectSound(siti)
  for (const [path, told] of [
    ['/operator/shops/rival', 'Tiada kedai bernama rival'],
    ['/operator/operators', 'Hanya pentadbir'],
  ] as const) {
    await siti.page.goto(path)
    await siti.page.getByText(told).waitFor()
  }

  await admin.page.getByRole('button', { name: 'Ubah' }).click()
  await dialog.getByLabel('Urus').check()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await admin.page.getByRole('listitem').getByText('Urus').waitFor()
  await siti.page.goto('/operator/shops/demo')
  await siti.page.getByRole('button', { name: 'Had' }).waitFor()
  expect(await siti.page.getByRole('button', { name: /Pindah|Padam/ }).count()).toBe(0)

  await admin.page.getByRole('button', { name: 'Tarik balik' }).click()
  await dialog.getByRole('button', { name: 'Tarik balik' }).click()
  await admin.page.getByText('Belum ada kedai diberi').waitFor()
  await siti.page.goto('/operator')
  await siti.page.getByText('Belum ada kedai untuk anda').waitFor()
  await siti.leave()
  await admin.leave()
})
