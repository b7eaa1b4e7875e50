import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typeParsers } from '../../../platform/db/type-parsers.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addPerson, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { readCommand } from './actions/run-operate.ts'
import { base, grantAccess, makeOperator, operateAt, shopsSeenBy } from './operators.fixture.ts'

let kedai: TestApp
let client: Client
let mawar: TestShop
let adminId: number
let supportId: number
let admin: TestClient
let support: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  client = new Client({ ...kedai.deps.database.ownerAddress, types: typeParsers })
  await client.connect()
  mawar = await openTestShop(kedai, 'mawar')
  await openTestShop(kedai, 'melur')
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

describe('granting', () => {
  test('to several shops, or to none where one is not there', async () => {
    expect((await grant(['mawar', 'nowhere'], 'view')).body.data.shops).toEqual(['there is no shop nowhere'])
    expect(await seen()).toEqual([])
    expect((await grant(['mawar', 'Melur', 'melur'], 'view')).body.message).toContain('for 2 shops')
    expect(await seen()).toEqual(['mawar', 'melur'])
    const lines = async () => (await data('log', '--about', 'siti@kedai.test')).length as number
    const before = await lines()
    await grant(['mawar', 'melur'], 'view') // said twice: nothing to tell
    expect(await lines()).toBe(before)
    expect((await revoke('melur')).status).toBe(200)
    expect((await revoke('melur')).status).toBe(404)
  })

  test('an admin needs none, a stranger gets none', async () => {
    const to = (id: number) => admin.put(`${base}/operators/${id}/access`, { shops: ['mawar'], level: 'view' })
    expect((await to(adminId)).body).toMatchObject({ code: 409, message: expect.stringContaining('is an admin') })
    expect((await to(mawar.ownerId)).status).toBe(404)
  })

  test('becoming an admin ends it, and it does not come back', async () => {
    const second = await addOperator('dua@kedai.test', 'support')
    await admin.put(`${base}/operators/${second}/access`, { shops: ['mawar'], level: 'manage' })
    expect((await admin.put(`${base}/operators/${second}`, { role: 'admin' })).body.data.role).toBe('admin')
    expect((await data('log', '--last', '1'))[0]).toMatchObject({
      act: 'operators role',
      before: { role: 'support', access: { mawar: 'manage' } },
      after: { role: 'admin' },
    })
    await admin.put(`${base}/operators/${second}`, { role: 'support' })
    expect((await admin.get(`${base}/access?operator_id=${second}`)).body.data).toEqual([])
    expect((await admin.delete(`${base}/operators/${second}`)).status).toBe(200)
    expect((await admin.delete(`${base}/operators/${second}`)).status).toBe(404)
  })
})

describe('the last admin', () => {
  test('can neither be made support nor be removed on the page, or at the machine while others work there', async () => {
    for (const { status, body } of [
      await admin.put(`${base}/operators/${adminId}`, { role: 'support' }),
      await admin.delete(`${base}/operators/${adminId}`),
    ])
      expect([status, body.message]).toEqual([
        409,
        'admin@kedai.test is the last admin; make someone else an admin first',
      ])
    await expect(operate('operators', 'role', 'admin@kedai.test', 'support')).rejects.toThrow('last admin')
    await expect(operate('operators', 'remove', 'admin@kedai.test')).rejects.toThrow('last admin')
  })

  test('two admins cannot send each other away at once', async () => {
    for (let round = 0; round < 5; round++) {
      const otherId = await addOperator(`lain${round}@kedai.test`, 'admin')
      const other = await signedIn(kedai, otherId)
      const answers = await Promise.all([
        admin.put(`${base}/operators/${otherId}`, { role: 'support' }),
        other.put(`${base}/operators/${adminId}`, { role: 'support' }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await kedai.asOwner(`select 1 from operators where role = 'admin'`)).toHaveLength(1)
      await kedai.asOwner(`update operators set role = 'admin' where user_id = $1`, [adminId])
      await kedai.asOwner('delete from operators where user_id = $1', [otherId])
    }
  })
})

describe('at the command line, who is an admin by nature', () => {
  test.each([
    [['access', 'grant', 'siti@kedai.test', 'mawar'], '--level is missing'],
    [['access', 'grant', 'siti@kedai.test', 'mawar', '--level', 'all'], '--level must be view or manage'],
    [['access', 'grant', 'siti@kedai.test', 'mawar,', '--level', 'view'], 'with commas between'],
    [['access', 'grant', 'siti@kedai.test', 'mawar', '--level', 'view', '--until', 'soon'], '--until must be a day'],
    [['access', 'grant', 'siti@kedai.test', 'mawar', '--level', 'view', '--until', '2020-01-01'], 'is over already'],
    [['operators', 'role', 'siti@kedai.test', 'king'], 'the role must be admin or support'],
    [['operators', 'add', 'x@y.test', '--role', 'king'], '--role must be admin or support'],
  ])('%j is typed wrongly', (args, line) => expect(operate(...args)).rejects.toThrow(line))

  test('access is given, changed, listed and taken away, each told in the log; a dry run does none of it', async () => {
    await operate('access', 'revoke', 'siti@kedai.test', 'mawar')
    const given = ['access', 'grant', 'Siti@kedai.test', 'mawar,melur', '--level', 'view', '--until', '2027-01-31']
    expect(await operate(...given, '--dry-run')).toContain('Nothing was changed')
    expect(await data('access')).toEqual([])
    expect(await operate(...given, '--reason', 'Tiket 4')).toBe(
      'siti@kedai.test may view mawar, melur until 2027-01-31.',
    )
    expect(await operate('access', 'grant', 'siti@kedai.test', 'melur', '--level', 'manage')).toBe(
      'siti@kedai.test now may manage melur.',
    )
    expect(await data('access', '--shop', 'mawar')).toMatchObject([
      { email: 'siti@kedai.test', level: 'view', reason: 'Tiket 4', granted_by: 'farid', is_over: false },
    ])
    expect(await operate('access', '--operator', 'siti@kedai.test')).toMatch(/mawar +view +2027-01-31 +farid +Tiket 4/)
    expect(await operate('operators')).toMatch(/siti@kedai.test +support +2 +two steps/)
    await expect(operate('access', 'revoke', 'siti@kedai.test', 'nowhere')).rejects.toThrow('there is no shop nowhere')
    await operate('access', 'revoke', 'siti@kedai.test', 'melur')
    await expect(operate('access', 'revoke', 'siti@kedai.test', 'melur')).rejects.toThrow('has no access to melur')
    const log = await data('log', '--about', 'melur', '--last', '3')
    expect(log.map(({ act, operator }: Record<string, string>) => `${act} by ${operator}`)).toEqual([
      'access revoke by farid',
      'access change by farid',
      'access grant by farid',
    ])
    expect(readCommand([])).toMatchObject({ help: expect.stringContaining('access revoke EMAIL SHOP[,SHOP…]') })
  })

  test('operators are added as one or the other', async () => {
    await addPerson(kedai, 'baru@kedai.test')
    expect(await operate('operators', 'add', 'baru@kedai.test', '--role', 'support')).toContain('operate access grant')
    expect(await operate('operators', 'role', 'baru@kedai.test', 'support')).toContain('was already support')
    expect(await operate('operators', 'remove', 'baru@kedai.test')).toBe('baru@kedai.test is no longer an operator.')
  })
})

test('with a shop that is erased its access goes, and who takes its address gives nothing of before away', async () => {
  expect(await seen()).toEqual(['mawar'])
  await admin.put(`${base}/shops/mawar/quota`, { storage_mb: 7, mails_per_day: null })
  await operate('erase', 'shop', 'mawar', '--yes')
  expect([await seen(), await data('access')]).toEqual([[], []])
  await openTestShop(kedai, 'mawar2')
  await kedai.asOwner(`update shops set username = 'mawar' where username = 'mawar2'`)
  await grant(['mawar'], 'manage')
  expect((await support.get(`${base}/log?about=mawar`)).body.data).toMatchObject([{ act: 'access grant' }])
  expect((await support.get(`${base}/shops/mawar/runs`)).body.data).toEqual([])
})
