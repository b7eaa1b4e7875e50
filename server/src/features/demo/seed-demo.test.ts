import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../../config.ts'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import { registrationFor } from '../../platform/test-app/registration-for.ts'
import { seedDemo } from './seed-demo.ts'

const rowsOf = (shop: TestApp) => shop.asOwner<{ rows: string }>(`
  select (select count(*) from shops) || ' ' || (select count(*) from shop_members) || ' ' || (select count(*) from coupons) || ' '
    || (select count(*) from payment_methods) || ' ' || (select count(*) from demo_parts) as rows`)

describe('the demo', () => {
  let shop: TestApp
  let took: number
  beforeAll(async () => {
    shop = await startTestApp()
    const started = performance.now()
    await seedDemo(shop.deps)
    took = performance.now() - started
  })
  afterAll(() => shop.close())

  test('is in place within four seconds', () => expect(took).toBeLessThan(4_000))

  test.each([
    ['seller@demo.test', 'demo', 'owner', []],
    ['staff@demo.test', 'demo', 'staff', ['orders']],
    ['seller@rival.test', 'rival', 'owner', []],
  ])('%s signs in', async (email, username, role, permissions) => {
    const { status, body } = await (await shop.client()).signIn(email, 'demo-seller-1')
    expect(status).toBe(200)
    expect(body.data.shops).toMatchObject([{ username, role, permissions }])
  })

  test('has the coupons and the ways to pay of the contract', async () => {
    const codes = await shop.asOwner<{ code: string }>('select code from coupons order by code')
    expect(codes.map(({ code }) => code)).toEqual(['DEMO10', 'DEMO5', 'EXPIRED', 'ONCE'])
    const methods = await shop.asOwner<{ code: string }>(`
      select code from payment_methods where shop_id = (select id from shops where username = 'demo') order by position`)
    expect(methods.map(({ code }) => code)).toEqual(['sandbox', 'bank_transfer', 'cod'])
  })

  test('a second start, and two at once, add nothing', async () => {
    const before = await rowsOf(shop)
    await seedDemo(shop.deps)
    await Promise.all([seedDemo(shop.deps), seedDemo(shop.deps)])
    expect(await rowsOf(shop)).toEqual(before)
  })

  test('what a visitor removed stays removed', async () => {
    await shop.asOwner(`delete from coupons where code = 'DEMO5'`)
    await seedDemo(shop.deps)
    expect(await shop.asOwner(`select 1 from coupons where code = 'DEMO5'`)).toEqual([])
  })
})

test('two first starts at once make one demo', async () => {
  const shop = await startTestApp()
  await Promise.all([seedDemo(shop.deps), seedDemo(shop.deps)])
  expect(await shop.asOwner('select username from shops order by username')).toEqual([{ username: 'demo' }, { username: 'rival' }])
  await shop.close()
})

test('a start that was cut goes on where it stopped', async () => {
  const shop = await startTestApp()
  await seedDemo(shop.deps)
  const whole = await rowsOf(shop)
  await shop.asOwner('delete from coupons')
  await shop.asOwner(`delete from demo_parts where name = 'coupons of demo'`)
  await seedDemo(shop.deps)
  expect(await rowsOf(shop)).toEqual(whole)
  await shop.close()
})

test('somebody else’s shop of that name is left alone, and the start says so', async () => {
  const shop = await startTestApp()
  await (await shop.client()).post('/api/ajax/auth/register', registrationFor('demo'))
  await expect(seedDemo(shop.deps)).rejects.toThrow(ConfigError)
  expect(await shop.asOwner('select username from shops')).toEqual([{ username: 'demo' }])
  await shop.close()
})
