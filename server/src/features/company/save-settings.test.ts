import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import type { TestClient } from '../../platform/test-app/test-client.ts'
import { openShop } from '../catalogue/catalogue.fixture.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  ;({ owner } = await openShop(app, 'kedai-satu'))
})
afterAll(() => app.close())

const sentence = 'These settings were changed elsewhere while this form was open. What you typed is still here: look once more, then save.'

describe.each([
  ['company', [{ name: 'Kedai Satu', city: 'Kajang' }, { name: 'Kedai Satu', city: 'Ipoh' }], 'city'],
  ['vacation', [{ is_active: true, mode: 'closed', message: 'Raya' }, { is_active: true, mode: 'browse', message: 'Balik kampung' }], 'message'],
  ['theme', [{ accent: '#c8102e' }, { accent: '#1f5fbf' }], 'accent'],
  ['banners', [{ promo_banner: { is_active: true, text: 'Jualan' } }, { promo_banner: { is_active: true, text: 'Pos percuma' } }], 'promo_banner'],
] as const)('two tabs with the settings of %s', (name, [first, second], field) => {
  const path = `/api/ajax/seller/${name}`
  const read = async () => (await owner.get(path)).body.data

  test('do not write over each other: the later one is told, gets what stands there, and may then save', async () => {
    const { revision } = await read()
    const saved = await owner.put(path, { ...first, revision })
    expect([saved.status, saved.body.data.revision === revision]).toEqual([200, false])
    const late = await owner.put(path, { ...second, revision })
    expect([late.status, late.body.message, late.body.data.current]).toEqual([409, sentence, saved.body.data])
    expect(await read()).toEqual(saved.body.data)
    const knowing = await owner.put(path, { ...second, revision: late.body.data.current.revision })
    expect(knowing.status).toBe(200)
    expect((await read())[field]).not.toEqual(saved.body.data[field])
  })

  test('the same form sent twice is done once; other settings of the shop are no other tab', async () => {
    const { revision } = await read()
    expect((await owner.put('/api/ajax/seller/order-numbers', { prefix: name.slice(0, 2).toUpperCase() })).status).toBe(200)
    for (const status of [200, 200]) expect((await owner.put(path, { ...first, revision })).status).toBe(status)
    expect((await owner.put(path, { ...second })).status).toBe(200) // who names no state writes over any
  })

  test('at the very same moment one is saved and the other told', async () => {
    await owner.put(path, {}).then(() => owner.put(path, name === 'company' ? { name: 'Kedai Satu' } : {}))
    const { revision } = await read()
    const answers = await Promise.all([first, second].map((form) => owner.put(path, { ...form, revision })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
