import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

let kedai: TestApp
let owner: TestClient
let names = 0
beforeAll(async () => {
  kedai = await startTestApp()
})
afterAll(() => kedai.close())
beforeEach(async () => {
  owner = await openShop()
})

const staff = '/api/ajax/seller/staff'
async function openShop(): Promise<TestClient> {
  const client = await kedai.client()
  const { status } = await client.post('/api/ajax/auth/register', registrationFor(`kedai-no${(names += 1)}`))
  expect(status).toBe(200)
  await kedai.asOwner('update users set email_verified_at = now() where email_verified_at is null')
  return client
}
const invite = (email: string, changes: object = {}, client = owner) =>
  client.post(`${staff}/invitations`, { email, role: 'staff', permissions: ['orders'], ...changes })
async function linkFor(email: string): Promise<string> {
  const links = (await kedai.mailbox())
    .filter(({ recipient }) => recipient === email)
    .map(({ html }) => /http:\/\/localhost:3000\/invitation\?token=([\w-]+)/.exec(html)?.[1])
  return links.findLast((link) => link !== undefined) ?? ''
}
const invitationAt = (token: string) => `/api/ajax/auth/invitations/${token}`
const newPerson = { name: 'Siti Nurhaliza', phone: '', password: 'teh tarik jam lima' }
async function hire(email: string, changes: object = {}): Promise<{ client: TestClient; id: number }> {
  expect((await invite(email, changes)).status).toBe(200)
  const client = await kedai.client()
  expect((await client.post(`${invitationAt(await linkFor(email))}/accept`, newPerson)).status).toBe(200)
  const { members } = (await owner.get(staff)).body.data
  return { client, id: members.find((one: { email: string }) => one.email === email).id }
}
const change = (id: number, body: object, client = owner) => client.put(`${staff}/${id}`, body)
const remove = (id: number, client = owner) => client.post(`${staff}/${id}/remove`)

describe('an invitation', () => {
  test('reaches its reader by mail, with a secret of 256 bits that the database does not hold', async () => {
    const answer = await invite(' Aisyah@Staff.test ')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          invitations: [{ email: 'aisyah@staff.test', role: 'staff', permissions: ['orders'], is_expired: false }],
        },
      },
    })
    const token = await linkFor('aisyah@staff.test')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    for (const { row } of await kedai.asOwner<{ row: string }>(
      'select staff_invitations::text as row from staff_invitations',
    ))
      expect(row).not.toContain(token)
    expect(answer.text).not.toContain(token)
  })

  test('makes an account for somebody new, signed in, with the work he was given and no other', async () => {
    const { client } = await hire('baru@staff.test', { permissions: ['products', 'orders'] })
    expect((await client.get('/api/ajax/auth/me')).body.data).toMatchObject({
      user: { email: 'baru@staff.test', name: newPerson.name },
      shops: [{ role: 'staff', permissions: ['orders', 'products'] }],
    })
    expect((await client.get('/api/ajax/seller/orders')).status).toBe(200)
    expect((await client.get('/api/ajax/seller/money')).status).toBe(403)
    expect((await client.get(staff)).status).toBe(403)
  })

  test('works once, however often it is sent', async () => {
    await invite('sekali@staff.test')
    const link = `${invitationAt(await linkFor('sekali@staff.test'))}/accept`
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => (await kedai.client()).post(link, newPerson)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await (await kedai.client()).post(link, newPerson)).body).toMatchObject({
      code: 404,
      message: 'This invitation was used, cancelled or has expired. Ask the shop owner for a new one.',
    })
  })

  test('is joined with a press by whoever is signed in, with the password by who is not', async () => {
    const other = await openShop()
    const email = (await other.get('/api/ajax/auth/me')).body.data.user.email
    await invite(email)
    const at = invitationAt(await linkFor(email))
    expect((await other.get(at)).body.data).toMatchObject({ step: 'open', email, signed_in_as: null })
    const elsewhere = await kedai.client()
    expect((await elsewhere.get(at)).body.data).toMatchObject({ step: 'sign_in' })
    expect((await owner.get(at)).body.data).toMatchObject({
      step: 'sign_in',
      signed_in_as: expect.stringContaining('@'),
    })
    expect((await elsewhere.post(`${at}/accept`, { password: 'bukan ini' })).status).toBe(422)
    expect((await elsewhere.post(`${at}/accept`, { password: goodPassword })).status).toBe(200)
    expect((await elsewhere.get('/api/ajax/auth/me')).body.data.shops).toHaveLength(2)
  })

  test('is dead after seven days, when taken back, and when a newer one was sent', async () => {
    await invite('lama@staff.test')
    const [first] = [await linkFor('lama@staff.test')]
    const { id } = (await owner.get(staff)).body.data.invitations[0]
    expect((await owner.post(`${staff}/invitations/${id}/resend`)).status).toBe(409)
    kedai.clock.advance(60_000)
    expect((await owner.post(`${staff}/invitations/${id}/resend`)).status).toBe(200)
    const second = await linkFor('lama@staff.test')
    const guest = await kedai.client()
    expect((await guest.get(invitationAt(first))).status).toBe(404)
    expect((await guest.get(invitationAt(second))).status).toBe(200)
    kedai.clock.advance(7 * 24 * 3600_000)
    expect((await guest.get(invitationAt(second))).status).toBe(404)
    owner = await openShop()
    await invite('tarik@staff.test')
    const third = await linkFor('tarik@staff.test')
    const open = (await owner.get(staff)).body.data.invitations[0]
    expect((await owner.post(`${staff}/invitations/${open.id}/revoke`)).body.data.invitations).toEqual([])
    expect((await owner.post(`${staff}/invitations/${open.id}/revoke`)).status).toBe(409)
    expect((await guest.post(`${invitationAt(third)}/accept`, newPerson)).status).toBe(404)
  })

  test('is refused in words', async () => {
    expect((await invite('bukan e-mel')).body.data).toEqual({
      email: ['This e-mail address looks incomplete. Example: name@example.com'],
    })
    expect((await invite('a@staff.test', { permissions: [] })).body.data).toEqual({
      permissions: ['Choose at least one area of work.'],
    })
    expect((await invite('a@staff.test', { permissions: ['staff', 'bank_accounts'] })).body.data).toEqual({
      permissions: ['Choose at least one area of work.'],
    })
    await invite('dua@staff.test')
    expect((await invite('dua@staff.test')).body.data.email[0]).toContain('was already invited')
    const me = (await owner.get('/api/ajax/auth/me')).body.data.user.email
    expect((await invite(me)).body.data.email[0]).toContain('already works in your shop')
    await invite('lemah@staff.test')
    const at = invitationAt(await linkFor('lemah@staff.test'))
    const weak = await (await kedai.client()).post(`${at}/accept`, { name: '', password: 'pendek' })
    expect(Object.keys(weak.body.data)).toEqual(['name', 'password'])
    expect((await (await kedai.client()).get(at)).body.data.step).toBe('register')
  })
})

describe('a place in the shop', () => {
  test('changes from the next call on, and ends likewise', async () => {
    const { client, id } = await hire('ubah@staff.test')
    expect((await change(id, { role: 'staff', permissions: ['products'] })).status).toBe(200)
    expect((await client.get('/api/ajax/seller/orders')).status).toBe(403)
    expect((await client.get('/api/ajax/seller/products')).status).toBe(200)
    expect((await remove(id)).body.data.members).toHaveLength(1)
    expect((await client.get('/api/ajax/seller/products')).status).toBe(403)
    expect((await remove(id)).status).toBe(404)
    const actions = await kedai.asOwner<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from audit_log where shop_id = (select max(shop_id) from audit_log) order by id`,
    )
    expect(actions).toMatchObject([
      { action: 'staff.invited' },
      { action: 'staff.joined' },
      { action: 'staff.changed', before: { permissions: ['orders'] }, after: { permissions: ['products'] } },
      { action: 'staff.removed', before: { role: 'staff', permissions: ['products'] }, after: null },
    ])
  })

  test('is nobody’s own to change, and the last owner stays', async () => {
    const me = (await owner.get('/api/ajax/auth/me')).body.data.user.id
    expect((await change(me, { role: 'staff', permissions: ['orders'] })).body).toMatchObject({
      code: 409,
      message: 'This is you. Only another owner can change your access.',
    })
    expect((await remove(me)).status).toBe(409)
    const { client, id } = await hire('pemilik@staff.test', { role: 'owner' })
    const both = await Promise.all([
      change(id, { role: 'staff', permissions: ['orders'] }),
      change(me, { role: 'staff', permissions: ['orders'] }, client),
    ])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const owners = await kedai.asOwner(
      `select 1 from shop_members m join shop_members mine using (shop_id) where mine.user_id = $1 and m.role = 'owner'`,
      [me],
    )
    expect(owners.length).toBeGreaterThanOrEqual(1)
  })

  test('is given by an owner of this shop who has just proved who he is', async () => {
    const { client, id } = await hire('siapa@staff.test')
    const stranger = await openShop()
    expect((await change(id, { role: 'owner' }, stranger)).status).toBe(404)
    expect((await remove(id, stranger)).status).toBe(404)
    expect((await change(id, { role: 'owner' }, client)).status).toBe(403)
    expect((await change(id, { role: 'owner' }, await kedai.client())).status).toBe(401)
    kedai.clock.advance(11 * 60_000)
    expect(await change(id, { role: 'owner' })).toMatchObject({ status: 403, body: { data: { must_confirm: true } } })
    expect((await invite('lagi@staff.test')).status).toBe(403)
    expect((await remove(id)).status).toBe(200) // taking away is never kept waiting
  })
})

describe('leaving a shop', () => {
  const leave = (client: TestClient, username: string) => client.post('/api/ajax/account/shops/leave', { username })
  const shopOf = async (client: TestClient) =>
    (await client.get('/api/ajax/auth/me')).body.data.shops[0]?.username ?? null
  const working = (client: TestClient) => client.get('/api/ajax/seller/orders').then(({ status }) => status)

  test('ends the work at once on every device, is in the log, and the owner is told', async () => {
    const { client, id } = await hire('pergi@staff.test')
    const other = await kedai.client()
    await other.signIn('pergi@staff.test', newPerson.password)
    const shop = await shopOf(client)
    expect([await working(client), await working(other)]).toEqual([200, 200])
    const left = await leave(client, shop)
    expect([left.status, left.body.message]).toEqual([200, expect.stringContaining('You have left')])
    expect([await working(client), await working(other), await shopOf(other)]).toEqual([403, 403, null])
    expect((await leave(client, shop)).status).toBe(404) // sent twice, it is done once
    expect((await owner.get(staff)).body.data.members.map((one: { id: number }) => one.id)).not.toContain(id)
    const [line] = await kedai.asOwner<{ action: string; user_id: number; before: object }>(
      `select action, user_id, before from audit_log where subject_ref = $1 and action like 'staff.le%'`,
      [String(id)],
    )
    expect(line).toMatchObject({
      action: 'staff.left',
      user_id: id,
      before: { role: 'staff', permissions: ['orders'] },
    })
    const email = (await owner.get('/api/ajax/auth/me')).body.data.user.email
    expect(
      (await kedai.mailbox()).filter(
        ({ recipient, subject }) => recipient === email && subject.includes(newPerson.name),
      ),
    ).toHaveLength(1)
    expect((await client.get('/api/ajax/account')).status).toBe(200)
  })

  test('is not for the only owner, until there is another', async () => {
    const shop = await shopOf(owner)
    const refused = await leave(owner, shop)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You are the only owner of this shop. Make someone else an owner under Staff before you leave.',
    ])
    const { client } = await hire('pemilik2@staff.test', { role: 'owner', permissions: [] })
    const both = await Promise.all([leave(owner, shop), leave(client, shop)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is for who works there', async () => {
    const shop = await shopOf(owner)
    const stranger = await openShop()
    const [foreign, missing] = [await leave(stranger, shop), await leave(stranger, 'tiada-kedai')]
    expect([foreign.status, missing.text]).toEqual([404, foreign.text])
    expect((await leave(await kedai.client(), shop)).status).toBe(401)
    expect((await leave(owner, '')).status).toBe(422)
  })
})
