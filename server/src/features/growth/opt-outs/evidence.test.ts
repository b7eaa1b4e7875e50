import { readFile } from 'node:fs/promises'
import { langs } from '@kedai/domain/text/lang.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { wordsVersion } from '../../../platform/words/words-version.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addReseller, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'
import { contactWords } from './shared/offer-words.ts'

const app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
afterAll(() => app.close())
const [shopId, rivalId] = [await openTestShop(app, 'demo'), await openTestShop(app, 'lain')]
const ownerOf = async (id: number) =>
  signedIn(
    app,
    (await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [id]))[0]?.id ?? 0,
  )
const [owner, rival] = [await ownerOf(shopId), await ownerOf(rivalId)]
const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
const order = async (lang: 'ms' | 'zh') =>
  (await app.client(lang)).post(placeUrl('MUG'), { ...aBuyer, quantity: '1', offers_consent: '1' })
const customer = async () =>
  (
    await app.asOwner<{ id: number }>(
      `select id::int as id from customers where shop_id = $1 and phone = '+60123456789'`,
      [shopId],
    )
  )[0]?.id ?? 0

test('each yes and each stop is kept: when, where, in which language and which words', async () => {
  expect((await order('ms')).status).toBe(200)
  app.clock.advance(60_000)
  expect((await order('zh')).status).toBe(200)
  app.clock.advance(60_000)
  await owner.post('/api/ajax/seller/opt-outs', { phone: aBuyer.phone })
  app.clock.advance(60_000)
  await owner.post('/api/ajax/seller/opt-outs', { phone: aBuyer.phone })
  await owner.delete('/api/ajax/seller/opt-outs?phone=0123456789')
  const { status, body } = await owner.get(`/api/ajax/seller/customers/${await customer()}/consents`)
  expect(status).toBe(200)
  const bySms = body.data.filter(({ channel }: { channel: string }) => channel === 'sms')
  expect(bySms.map(({ act, lang, by }: Record<string, string>) => [act, lang, by !== ''])).toEqual([
    ['resumed', '', true],
    ['stopped', '', true],
    ['given', 'zh', false],
    ['given', 'ms', false],
  ])
  const [, , chinese, malay] = bySms
  expect(malay).toMatchObject({
    purpose: 'offers',
    source: 'checkout',
    place: '/i/MUG',
    address: '+60123456789',
    name: aBuyer.name,
    words:
      'Hantar tawaran daripada Kedai demo kepada saya melalui SMS dan e-mel. Saya boleh berhenti pada bila-bila masa.',
    at: '2026-11-20 12:00:00',
  })
  expect(malay.version).toBe(wordsVersion(malay.words))
  expect(chinese.version).not.toBe(malay.version)
  // What is asked before something is sent stays the first.
  const [kept] = await app.asOwner('select lang, version, place from marketing_consents where channel = $1', ['sms'])
  expect(kept).toEqual({ lang: 'ms', version: malay.version, place: '/i/MUG' })
  expect((await rival.get(`/api/ajax/seller/customers/${await customer()}/consents`)).status).toBe(404)
})

test('it is a file, of everybody or of one', async () => {
  const all = (await owner.open('/exports/consents.csv')).text
  expect(all).toContain('checkout,/i/MUG,ms')
  expect(all.split('\r\n').filter(Boolean)).toHaveLength(7)
  const one = (await owner.open(`/exports/consents.csv?customer_id=${await customer()}`)).text
  expect(one.split('\r\n').filter(Boolean)).toHaveLength(7)
  expect((await rival.open('/exports/consents.csv')).text.split('\r\n').filter(Boolean)).toHaveLength(1)
  expect((await rival.open(`/exports/consents.csv?customer_id=${await customer()}`)).status).toBe(404)
})

test('a form of the shop’s pages keeps its page, and what it says is what is kept', async () => {
  const guest = await app.client('ms')
  const leave = (page: string, phone: string) =>
    guest.post('/api/ajax/guest/lead/demo', { name: 'Ali', phone, consent: true, source: 'banner', page })
  await leave('/s/demo/p/raya', '019-111 2222')
  await leave('/order/https://rahsia?x=1', '019-111 3333')
  const kept = await app.asOwner<{ place: string; words: string }>(
    `select place, words, lang, source from consent_events where source = 'banner' order by id`,
  )
  expect(kept).toMatchObject([
    { place: '/s/demo/p/raya', lang: 'ms', words: contactWords.ms.replace('{shop}', 'Kedai demo') },
    { place: '' },
  ])
})

test.each(langs)('the words of the form are those that are kept (%s)', async (lang) => {
  const catalogue = await readFile(
    new URL(`../../../../../web/src/locales/storefront/${lang}.po`, import.meta.url),
    'utf8',
  )
  expect(catalogue).toContain(`msgid "${contactWords.en}"\nmsgstr "${contactWords[lang]}"`)
})

test('who joins a programme agrees to its terms as they stand, and to no offers', async () => {
  await openProgrammes(app, shopId, mug)
  const { userId } = await addReseller(app, shopId, 'agent')
  const [event] = await app.asOwner<Record<string, string>>(
    `select e.purpose, e.source, e.words, e.version, (select count(*)::int from marketing_consents m where m.address = e.address) as offers
     from consent_events e join users u on u.id = $1 where e.purpose = 'programme' and e.channel = 'email' and e.address = lower(u.email)`,
    [userId],
  )
  expect(event).toMatchObject({ source: 'join_agent', words: 'Terma', version: wordsVersion('Terma'), offers: 0 })
})
