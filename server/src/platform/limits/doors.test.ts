import { success } from '@kedai/contracts/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Feature } from '../feature.ts'
import { ok } from '../http/envelope.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { wrongWith } from './doors.ts'
import { doorsPage } from './doors-page.ts'
import { limitTable } from './table.ts'

const done = { response: { 200: success(z.null()) } }
const planted: Feature = {
  name: 'planted doors',
  async routes(app, { limits }) {
    app.post('/planted/open', { schema: done, config: { auth: 'guest' } }, async () => ok(null))
    app.get('/planted/:id/pdf', { schema: done, config: { auth: 'guest' } }, async () => ok(null))
    app.post('/planted/forgets', { schema: done, config: { auth: 'guest', counts: ['lead'] } }, async () => ok(null))
    app.post('/planted/hides', { schema: done, config: { auth: 'guest', limits: ['writing'] } }, async (request) => {
      await limits.take(request, 'lead')
      return ok(null)
    })
    app.post('/planted/held/:user', { schema: done, config: { auth: 'guest', limits: ['own_link'] } }, async () =>
      ok(null),
    )
    app.get('/planted/read', { schema: done, config: { auth: 'guest' } }, async () => ok(null))
  },
}

describe('the doors of the product', () => {
  let kedai: TestApp
  beforeAll(async () => {
    kedai = await startTestApp()
  })
  afterAll(() => kedai.close())

  test('every open door has its limits', () => {
    expect(kedai.app.openDoors.length).toBeGreaterThan(200)
    expect(kedai.app.openDoors.map(wrongWith).filter(Boolean)).toEqual([])
  })

  test('docs/LIMITS.md is what the routes say: npm run limits', async () => {
    const page = doorsPage(kedai.app.openDoors.filter(({ path }) => !path.startsWith('/test/')))
    await expect(page).toMatchFileSnapshot('../../../../docs/LIMITS.md')
  })
})

describe('planted breaches', () => {
  let kedai: TestApp
  beforeAll(async () => {
    kedai = await startTestApp({ features: [planted], config: { rateLimits: true } })
  })
  afterAll(() => kedai.close())

  test('a door that nothing counts, and a paper that is not counted as one, are named', () => {
    const wrong = kedai.app.openDoors.map(wrongWith).filter((line) => line?.includes('/planted/'))
    expect(wrong).toEqual([
      'POST /planted/open: strangers may write here, and no limit counts them',
      'GET /planted/:id/pdf: it is drawn, and is not counted as paper',
    ])
  })

  test('a door that declares what it does not count, or counts what it does not declare, fails', async () => {
    const client = await kedai.client()
    expect((await client.post('/planted/forgets')).status).toBe(500)
    expect((await client.post('/planted/hides')).status).toBe(500)
    expect((await client.post('/planted/held/demo')).status).toBe(200)
  })

  test('what is declared is counted: by person, by /64 and by what the address names', async () => {
    const client = await kedai.client()
    const { person, shop } = limitTable.own_link
    const from = (at: number) => ({ remoteAddress: `2001:db8:9:${at}::1` })
    const statuses: number[] = []
    for (let at = 0; at <= person.points; at++)
      statuses.push((await client.post('/planted/held/one', undefined, from(at))).status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([person.points, 429])
    // Another link is open for others, and one link is closed for all after so many.
    let asked = 0
    for (let status = 200; status === 200; asked++)
      status = (await (await kedai.client()).post('/planted/held/two', undefined, from(asked + 1000))).status
    expect(asked - 1).toBe(shop.points)
    expect((await (await kedai.client()).post('/planted/held/three', undefined, from(1))).status).toBe(200)
  })

  test('reading has a wide limit of its own, by /64', async () => {
    const from = (at: number) => ({ remoteAddress: `2a05:4f00:9:1::${at.toString(16)}` })
    const client = await kedai.client()
    const { points } = limitTable.reading.person
    for (let at = 0; at < points; at += 100)
      await Promise.all(Array.from({ length: 100 }, (_, one) => client.get('/planted/read', from(at + one))))
    expect((await client.get('/planted/read', from(7))).status).toBe(429)
    expect((await (await kedai.client()).get('/planted/read', from(7))).status).toBe(200)
    // This machine and its owner's network are left alone: there stand proxies, and pages that ask in memory.
    expect((await client.get('/planted/read')).status).toBe(200)
  })
})
