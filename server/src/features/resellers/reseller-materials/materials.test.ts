import { programmeAreas } from '@kedai/contracts/programmes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from '../resellers/earnings.fixture.ts'
import { addReseller, areaCalls } from '../resellers/resellers.fixture.ts'

let world: Earnings
beforeAll(async () => void (world = await openEarnings(signedIn)))
afterAll(() => world.app.close())

const path = (area: string) => `${root}/programmes/${area}/materials`
const poster = Buffer.from('%PDF-1.4\n% poster\n%%EOF\n')

it('hands members pictures and words, with their own link in place', async () => {
  const { app, shopId, seller } = world
  const words = 'Cawan baharu! Tempah di sini: {link}\nHabis cepat.'
  const added = await seller.multipart(path('agent'), {
    title: 'Poster Raya',
    words,
    file: { filename: 'poster.pdf', bytes: poster },
  })
  expect([added.status, added.body.message]).toEqual([200, 'Sales material added.'])
  expect((await seller.multipart(path('agent'), { title: 'Ayat WhatsApp', words: 'Jom beli' })).status).toBe(200)
  const listed = (await seller.get(path('agent'))).body.data
  expect(listed).toMatchObject([
    { title: 'Ayat WhatsApp', file: null },
    { words, file: { is_pdf: true } },
  ])

  const agent = await addReseller(app, shopId, 'agent')
  const own = (await areaCalls(await signedIn(app, agent.userId), 'agent', 'demo').get('/materials')).body.data
  expect(own[1].words).toBe(words.replace('{link}', `http://demo.localhost:3000/?ref=${await world.codeOf(agent.id)}`))
  expect((await seller.get(own[1].file.url)).status).toBe(200)
})

it('keeps them to the members of that programme', async () => {
  const { app, shopId } = world
  for (const area of programmeAreas) {
    const member = await signedIn(app, (await addReseller(app, shopId, area)).userId)
    for (const other of programmeAreas)
      expect([area, other, (await areaCalls(member, other, 'demo').get('/materials')).status]).toEqual([
        area,
        other,
        area === other ? 200 : 403,
      ])
  }
})

it('refuses nothing at all and files of other kinds, and takes back what was handed out', async () => {
  const { seller, rival } = world
  const empty = await seller.multipart(path('agent'), { title: 'Kosong', words: ' ' })
  expect([empty.status, Object.keys(empty.body.data)]).toEqual([422, ['words']])
  const script = { filename: 'a.html', bytes: Buffer.from('<script>1</script>') }
  expect((await seller.multipart(path('agent'), { title: 'Skrip', file: script })).status).toBe(422)
  const [first] = (await seller.get(path('agent'))).body.data
  expect((await rival.delete(`${root}/materials/${first.id}`)).status).toBe(404)
  expect((await seller.delete(`${root}/materials/${first.id}`)).status).toBe(200)
  expect((await seller.delete(`${root}/materials/${first.id}`)).status).toBe(404)
})
