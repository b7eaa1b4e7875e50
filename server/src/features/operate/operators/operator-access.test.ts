import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typeParsers } from '../../../platform/db/type-parsers.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addPerson, addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { base, grantAccess, makeOperator, operateAt, shopsSeenBy } from './operators.fixture.ts'

const mails = { storage_mb: 500, mails_per_day: null }
let kedai: TestApp
let client: Client
let mawar: TestShop
let melur: TestShop
let adminId: number
let supportId: number
let admin: TestClient
let support: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  client = new Client({ ...kedai.deps.database.ownerAddress, types: typeParsers })
  await client.connect()
  mawar = await openTestShop(kedai, 'mawar')
  melur = await openTestShop(kedai, 'melur')
  adminId = await addOperator('admin@kedai.test', null)
  supportId = await addOperator('siti@kedai.test', 'support')
  admin = await signedIn(kedai, adminId)
  support = await signedIn(kedai, supportId)
})
afterAll(async () => {
  await client.end()
  await kedai.close()
})

const addOperator = async (email: string, role: 'admin' | 'support' | null) =>
  makeOperator(kedai, await addPerson(kedai, email), role)
const operate = (...args: string[]) => operateAt(kedai, client, args)

const data = async (...args: string[]) => JSON.parse(await operate(...args, '--json')) as any // oxlint-disable-line typescript/no-explicit-any -- a test looks into it freely
const grant = (shops: string[], level: 'view' | 'manage', more: { until?: string; reason?: string } = {}) =>
  grantAccess(admin, supportId, { shops, level, ...more })
const revoke = (shop: string) => admin.delete(`${base}/operators/${supportId}/access/${shop}`)
const seen = () => shopsSeenBy(support)
const failed = async (shopId: number | null, why: string) =>
  String(
    (
      await kedai.asOwner<{ id: number }>(
        `insert into outgoing_mails (shop_id, kind, data, failed_at, next_try_at, tries, last_error) values ($1, 'written', '{}', now(), 'infinity', 14, $2) returning id`,
        [shopId, why],
      )
    )[0]?.id,
  )

describe('shops', () => {
  test('who was an operator before there were roles may everything', async () => {
    expect((await admin.get(`${base}/me`)).body.data).toEqual({ email: 'admin@kedai.test', role: 'admin', shops: null })
    expect((await admin.get(`${base}/shops`)).body.data).toMatchObject([{ may: 'admin' }, { may: 'admin' }])
  })

  test('support to whom nothing was given sees none, and cannot tell one from none', async () => {
    expect((await support.get(`${base}/me`)).body.data).toMatchObject({ role: 'support', shops: 0 })
    for (const search of ['', 'mawar', 'owner@mawar.test', 'Kedai'])
      expect((await support.get(`${base}/shops?search=${search}`)).body).toMatchObject({ data: [], meta: { total: 0 } })
    const [theirs, none] = [await support.get(`${base}/shops/mawar`), await support.get(`${base}/shops/nowhere`)]
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect(theirs.body.message?.replace('mawar', 'nowhere')).toBe(none.body.message)
    expect((await support.post(`${base}/shops/mawar/suspend`, { reason: 'x' })).status).toBe(404)
  })

  test('given to look at: facts and log, and every change is refused with a sentence', async () => {
    expect((await grant(['mawar'], 'view', { reason: 'Aduan 17' })).body.message).toBe(
      'The access of siti@kedai.test to mawar is saved.',
    )
    expect(await seen()).toEqual(['mawar'])
    expect((await support.get(`${base}/shops/MAWAR`)).body.data).toMatchObject({ may: 'view', may_until: null })
    const refused = await support.put(`${base}/shops/mawar/quota`, mails)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You can view this shop but not change it. Ask an admin for access to manage it.',
    ])
    for (const [what, body] of [
      ['export', {}],
      ['password-link', { member: 'owner@mawar.test' }],
    ] as const)
      expect((await support.post(`${base}/shops/mawar/${what}`, body)).status).toBe(403)
    expect((await support.get(`${base}/shops/melur`)).status).toBe(404)
    expect(await data('log', '--about', 'mawar')).toMatchObject([
      { act: 'access grant', subject: 'siti@kedai.test', operator: 'admin@kedai.test', reason: 'Aduan 17' },
    ])
  })

  test('given to manage: what can be taken back; giving it away and erasing it are an admin’s', async () => {
    await grant(['mawar'], 'manage')
    expect((await support.put(`${base}/shops/mawar/quota`, mails)).body.data).toMatchObject({ storage_quota_mb: 500 })
    expect((await support.post(`${base}/shops/mawar/suspend`, { reason: 'Aduan' })).status).toBe(200)
    expect((await support.post(`${base}/shops/mawar/reopen`)).status).toBe(200)
    for (const [what, body] of [
      ['transfer', { to: 'siti@kedai.test' }],
      ['erase', { confirm: 'mawar' }],
    ] as const) {
      const { status, body: told } = await support.post(`${base}/shops/mawar/${what}`, body)
      expect([status, told.message]).toEqual([403, 'Only an admin can do this. Ask an admin.'])
      expect((await support.post(`${base}/shops/melur/${what}`, body)).status).toBe(404)
    }
  })

  test('until the end of a day in Malaysia, and not a moment longer', async () => {
    const today = '2026-11-20'
    expect((await grant(['mawar'], 'view', { until: '2026-11-19' })).body.data.until).toEqual([
      'Choose today or a future date.',
    ])
    await grant(['mawar'], 'view', { until: today })
    expect((await support.get(`${base}/shops/mawar`)).body.data).toMatchObject({ may: 'view', may_until: today })
    const night = Date.parse(`${today}T16:00:00Z`) - kedai.clock.now().getTime()
    kedai.clock.advance(night - 1)
    expect(await seen()).toEqual(['mawar'])
    kedai.clock.advance(1)
    expect(await seen()).toEqual([])
    expect((await support.get(`${base}/shops/mawar`)).status).toBe(404)
    expect((await admin.get(`${base}/access?operator_id=${supportId}`)).body.data).toMatchObject([
      { shop: 'mawar', until: today, is_over: true },
    ])
    expect((await admin.get(`${base}/operators`)).body.data[1]).toMatchObject({ email: 'siti@kedai.test', shops: 0 })
    admin = await signedIn(kedai, adminId)
    support = await signedIn(kedai, supportId)
  })
})

describe('what failed', () => {
  test('is listed and ended within the shops that were given alone', async () => {
    await grant(['mawar'], 'manage', { until: '' })
    const [mine, theirs, nobodys] = [
      await failed(mawar.shopId, 'mine'),
      await failed(melur.shopId, 'theirs'),
      await failed(null, 'nobody’s'),
    ]
    expect((await support.get(`${base}/failures/mails`)).body.data).toMatchObject([{ id: mine, may_end: true }])
    for (const id of [theirs, nobodys, '987654321'])
      for (const ending of ['retry', 'give-up'])
        expect((await support.post(`${base}/failures/mails/${id}/${ending}`)).status).toBe(404)
    await grant(['mawar'], 'view')
    expect((await support.get(`${base}/failures/mails`)).body.data).toMatchObject([{ id: mine, may_end: false }])
    expect((await support.post(`${base}/failures/mails/${mine}/retry`)).status).toBe(403)
    await grant(['mawar'], 'manage')
    expect((await support.post(`${base}/failures/mails/${mine}/retry`)).status).toBe(200)
    expect((await admin.get(`${base}/failures/mails`)).body.data).toHaveLength(2)
    expect((await data('log', '--about', 'mawar'))[0]).toMatchObject({
      act: 'mails retry',
      operator: 'siti@kedai.test',
    })
  })

  test('jobs are those of a shop; of no shop they are an admin’s', async () => {
    const job = async (shopId: number | null) =>
      (
        await kedai.asOwner<{ id: string }>(
          `insert into pgboss.job (name, data, state, output, completed_on) values ('order-mail', $1, 'failed', '{"message": "no way"}', now()) returning id`,
          [JSON.stringify(shopId === null ? {} : { shopId })],
        )
      )[0]?.id ?? ''
    const [mine, theirs, nobodys] = [await job(mawar.shopId), await job(melur.shopId), await job(null)]
    expect((await support.get(`${base}/failures/jobs`)).body.data).toMatchObject([{ id: mine, shop: 'mawar' }])
    for (const id of [theirs, nobodys])
      expect((await support.post(`${base}/failures/jobs/${id}/give-up`)).status).toBe(404)
    expect((await support.post(`${base}/failures/jobs/${mine}/give-up`)).status).toBe(200)
    expect((await admin.get(`${base}/failures/jobs`)).body.data).toHaveLength(2)
  })

  test('webhooks too', async () => {
    const automation = async ({ shopId }: TestShop) =>
      `a${
        (
          await kedai.asOwner<{ id: number }>(
            `with a as (insert into automations (shop_id, name, trigger, steps, secret, created_at, updated_at) values ($1, 'Ulasan', 'order_paid', '[]', 's', now(), now()) returning id)
            insert into automation_runs (shop_id, automation_id, trigger, steps, state, why, ended_at)
            select $1, id, 'order_paid', '[]', 'failed', 'tiada', now() from a returning id`,
            [shopId],
          )
        )[0]?.id
      }`
    const [mine, theirs] = [await automation(mawar), await automation(melur)]
    expect((await support.get(`${base}/failures/webhooks`)).body.data).toMatchObject([{ id: mine, shop: 'mawar' }])
    expect((await support.post(`${base}/failures/webhooks/${theirs}/retry`)).status).toBe(404)
    expect((await support.post(`${base}/failures/webhooks/${mine}/give-up`)).status).toBe(200)
  })
})

test('a link for a new password opens no more than support was given', async () => {
  const link = (shop: string, member: string) => support.post(`${base}/shops/${shop}/password-link`, { member })
  await addStaff(kedai, mawar.shopId, 'staf@mawar.test', [])
  expect((await link('mawar', 'staf@mawar.test')).status).toBe(200)
  const both = await addStaff(kedai, mawar.shopId, 'dua@mawar.test', [])
  await kedai.asOwner(`insert into shop_members (shop_id, user_id, role) values ($1, $2, 'staff')`, [
    melur.shopId,
    both,
  ])
  const elsewhere = await link('mawar', 'dua@mawar.test')
  expect([elsewhere.status, elsewhere.body.message]).toEqual([403, expect.stringContaining('only an admin')])
  await kedai.asOwner(`insert into shop_members (shop_id, user_id, role) values ($1, $2, 'staff')`, [
    mawar.shopId,
    adminId,
  ])
  expect((await link('mawar', 'admin@kedai.test')).status).toBe(403)
  expect((await link('mawar', 'owner@melur.test')).status).toBe(409)
  expect(await kedai.asOwner('select 1 from password_resets where user_id = any($1)', [[both, adminId]])).toEqual([])
  await grant(['melur'], 'view')
  expect((await link('mawar', 'dua@mawar.test')).status).toBe(403)
  await grant(['melur'], 'manage')
  expect((await link('mawar', 'dua@mawar.test')).status).toBe(200)
  await revoke('melur')
  await kedai.asOwner('delete from shop_members where user_id = $1', [adminId])
})

describe('an export', () => {
  const runs = async () => (await admin.get(`${base}/shops/mawar/runs`)).body.data

  test('is not made for who may not any more when its turn comes', async () => {
    await support.post(`${base}/shops/mawar/export`)
    await grant(['mawar'], 'view')
    await kedai.runJobs()
    expect((await runs())[0]).toMatchObject({ state: 'failed', why: 'siti@kedai.test can no longer do this' })
    await grant(['mawar'], 'manage')
  })

  test('cannot be fetched any more once the shop was taken away', async () => {
    await support.post(`${base}/shops/mawar/export`)
    await kedai.runJobs()
    const { download } = (await support.get(`${base}/shops/mawar/runs`)).body.data[0]
    expect((await support.open(download)).status).toBe(200)
    await grant(['mawar'], 'view')
    expect((await support.open(download)).status).toBe(403)
    await revoke('mawar')
    expect((await support.open(download)).status).toBe(404)
    expect((await support.get(`${base}/shops/mawar/runs`)).status).toBe(404)
  })
})

test('the log tells support of its shops alone, whoever did it', async () => {
  await grant(['mawar'], 'view')
  await admin.put(`${base}/shops/mawar/quota`, { storage_mb: null, mails_per_day: 5 })
  await admin.put(`${base}/shops/melur/quota`, { storage_mb: null, mails_per_day: 5 })
  const read = async (about: string) =>
    (await support.get(`${base}/log?about=${about}`)).body.data as { act: string; shop: string; operator: string }[]
  expect((await read(''))[0]).toMatchObject({ act: 'quota', operator: 'admin@kedai.test', shop: 'mawar' })
  expect(new Set((await read('')).map(({ shop }) => shop))).toEqual(new Set(['mawar']))
  expect(await read('melur')).toEqual([])
  expect((await read('siti@kedai.test')).map(({ act }) => act)).toContain('access revoke')
  expect((await admin.get(`${base}/log?about=melur`)).body.data[0]).toMatchObject({ act: 'quota', shop: 'melur' })
})

test('what is the installation’s is an admin’s, with a sentence', async () => {
  const refused = [
    await support.get(`${base}/alerts`),
    await support.get(`${base}/operators`),
    await support.get(`${base}/access`),
    await support.post(`${base}/operators`, { person: 'owner@mawar.test', role: 'support' }),
    await support.put(`${base}/operators/${supportId}`, { role: 'admin' }),
    await support.delete(`${base}/operators/${adminId}`),
    await support.put(`${base}/operators/${supportId}/access`, { shops: ['melur'], level: 'manage' }),
  ]
  for (const { status, body } of refused)
    expect([status, body.message]).toEqual([403, 'Only an admin can do this. Ask an admin.'])
  expect(await seen()).toEqual(['mawar'])
})
