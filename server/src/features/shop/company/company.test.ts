import { describe, expect, test } from 'vitest'
import { photo } from '../../../platform/test-app/pictures.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { uploadPhoto } from '../../sell/catalogue/catalogue.fixture.ts'
import { startOpenedShops } from '../../sell/catalogue/opened-shops.fixture.ts'

const path = '/api/ajax/seller/company'
const { app, owner, rival } = await startOpenedShops()

const form = (given: object = {}) => ({ name: 'Kedai Satu', ...given })
const picture = async (client: TestClient) =>
  (
    await client.multipart('/api/ajax/seller/shop-pictures', {
      picture: { filename: 'logo.jpg', bytes: await photo(500, 500) },
    })
  ).body.data.id as number
const seen = async () => (await (await app.client('en')).get('/api/ajax/guest/front-store/kedai-satu')).body.data

describe('what a shop says of itself', () => {
  test('is saved as it is meant, and seen by everybody', async () => {
    const logo = await picture(owner)
    const { status, body } = await owner.put(
      path,
      form({
        name: '  Kedai  Satu Dua ',
        description: 'Tembikar\u202E\n\nbuatan tangan ',
        email: ' Kedai@Satu.test ',
        phone_number: '03-8888 1234',
        whatsapp_number: '012 345 6789',
        telegram_username: 'https://t.me/kedai_satu',
        show_address: true,
        address: 'No. 8, Jalan Satu',
        postcode: '43000',
        city: 'Kajang',
        state: 'selangor',
        socmed: { facebook: '@kedai.satu', tiktok: '@kedai.satu', instagram: 'instagram.com/kedai_satu' },
        logo_id: logo,
      }),
    )
    expect([status, body.message]).toEqual([200, 'Shop details saved.'])
    expect(body.data).toMatchObject({
      name: 'Kedai Satu Dua',
      description: 'Tembikar\n\nbuatan tangan',
      email: 'kedai@satu.test',
      phone_number: '+60388881234',
      whatsapp_number: '+60123456789',
      telegram_username: 'kedai_satu',
      state: 'MY-10',
      socmed: { facebook: 'https://www.facebook.com/kedai.satu', twitter: '' },
      logo: { id: logo },
      store_url: 'http://localhost:3000/s/kedai-satu',
    })
    expect((await owner.get(path)).body.data).toEqual(body.data)
    expect(await seen()).toMatchObject({
      name: 'Kedai Satu Dua',
      telegram_username: 'kedai_satu',
      logo: { url: expect.stringMatching(/^\/media\//) },
      company: { address: 'No. 8, Jalan Satu', postcode: '43000', state: { code: 'MY-10' } },
      socmed: {
        instagram: 'https://instagram.com/kedai_satu',
        tiktok: 'https://www.tiktok.com/@kedai.satu',
        linkedin: null,
      },
    })
  })

  test('what is left out is empty, and the address is hidden', async () => {
    await owner.put(path, form({ address: 'No. 8' }))
    expect(await seen()).toMatchObject({
      logo: null,
      telegram_username: null,
      company: { show_address: false, address: null, email: null, phone_number: null },
      socmed: { facebook: null },
    })
    expect((await owner.get(path)).body.data.address).toBe('No. 8')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '!!!' }, 'name'],
    [{ email: 'kedai@' }, 'email'],
    [{ phone_number: '12' }, 'phone_number'],
    [{ whatsapp_number: 'abc' }, 'whatsapp_number'],
    [{ telegram_username: 'a b' }, 'telegram_username'],
    [{ postcode: '4300' }, 'postcode'],
    [{ state: 'Atlantis' }, 'state'],
    [{ show_address: true }, 'address'],
    [{ socmed: { facebook: 'javascript:alert(1)' } }, 'socmed.facebook'],
    [{ logo_id: 999_999 }, 'logo_id'],
    [{ description: 'x'.repeat(1001) }, 'description'],
  ])('%j is refused at its field', async (given, field) => {
    const { status, body } = await owner.put(path, form(given))
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })

  test('a logo is the shop’s own, and no product picture', async () => {
    for (const id of [await picture(rival), await uploadPhoto(owner)])
      expect((await owner.put(path, form({ logo_id: id }))).status).toBe(422)
  })
})

test('nobody else reads or writes it', async () => {
  const stranger = await app.client()
  expect([(await stranger.get(path)).status, (await stranger.put(path, form())).status]).toEqual([401, 401])
  expect((await rival.get(path)).body.data.username).toBe('kedai-dua')
})
