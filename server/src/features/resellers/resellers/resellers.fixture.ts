import { programmeAreas, type ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'
import { applyToProgramme } from './actions/apply.ts'
import { decideReseller } from './actions/decide-reseller.ts'
import { savePriceList } from './actions/save-price-list.ts'
import { saveProgramme } from './actions/save-programme.ts'
import { addRank } from './actions/save-rank.ts'

/** What a mug of RM 25.00 costs in each area, and from ten pieces on: amounts that no other answer has. */
export const areaPrices = {
  dropship: { one: '21.37', ten: '20.91' },
  agent: { one: '19.43', ten: '18.67' },
  stockist: { one: '16.29', ten: '15.11' },
  'agent-tier': { one: '18.83', ten: '17.71' },
} satisfies Record<ProgrammeArea, { one: string; ten: string }>

export type TestProgramme = { rankId: number }
export type TestReseller = { id: number; userId: number; email: string }

/** All four programmes of a shop, each with one rank and its price of a mug. */
export async function openProgrammes(
  app: TestApp,
  shopId: number,
  mug: TestListing,
): Promise<Record<ProgrammeArea, TestProgramme>> {
  const made: [string, TestProgramme][] = []
  for (const area of programmeAreas) {
    const rankId = await inTransaction(app.db, { shopId }, async (trx) => {
      const by = { shopId, userId: null, now: app.clock.now() }
      await saveProgramme(trx, { ...by, area }, { is_open: true, terms: 'Terma', commission_percent: '10' })
      const id = await addRank(trx, { ...by, area }, { name: 'Asas' })
      await savePriceList(
        trx,
        { ...by, rankId: id },
        {
          prices: [
            { product_id: mug.productId, price: areaPrices[area].one, min_qty: 1 },
            { product_id: mug.productId, price: areaPrices[area].ten, min_qty: 10 },
          ],
        },
      )
      return id
    })
    made.push([area, { rankId }])
  }
  return Object.fromEntries(made) as Record<ProgrammeArea, TestProgramme> // one for each name
}

let count = 0

/** Somebody who was approved in a programme and is signed in. */
export async function addReseller(
  app: TestApp,
  shopId: number,
  area: ProgrammeArea,
  sponsorCode = '',
): Promise<TestReseller> {
  count += 1
  const email = `${area}${count}@reseller.test`
  const id = await inTransaction(app.db, { shopId }, async (trx) => {
    const made = await applyToProgramme(trx, app.deps, {
      shopId,
      area,
      applicant: anApplicant(count, email),
      fields: {},
      sponsorCode,
      person: { passwordHash: 'none', lang: 'en', isEmailVerified: true },
      documents: [],
      address: '',
      now: app.clock.now(),
    })
    await decideReseller(trx, { shopId, userId: null, id: made, action: 'approve', now: app.clock.now() })
    return made
  })
  const [row] = await app.asOwner<{ id: number }>('select id from users where email = $1', [email])
  const userId = row?.id ?? 0
  return { id, userId, email }
}

export const anApplicant = (at: number, email: string) => ({
  name: `Ahli ${at}`,
  email,
  phone: `+6011${String(20_000_000 + at)}`,
  identity: `9001011400${String(at).padStart(2, '0')}`,
  account: `5500${String(100_000 + at)}`,
  bankName: 'Maybank',
  address: '1, Jalan Contoh',
  city: 'Kajang',
  postcode: '43000',
  state: 'MY-10',
  answers: {},
})

/** A reseller's calls of an area at a shop. */
export function areaCalls(client: TestClient, area: string, shop: string) {
  const root = `/api/ajax/${area}`
  const options = { headers: { 'x-shop': shop } }
  return {
    get: (path: string) => client.get(`${root}${path}`, options),
    post: (path: string, body?: object, headers: Record<string, string> = {}) =>
      client.post(`${root}${path}`, body, { headers: { ...options.headers, ...headers } }),
    put: (path: string, body: object) => client.put(`${root}${path}`, body, options),
    delete: (path: string) => client.delete(`${root}${path}`, options),
  }
}
