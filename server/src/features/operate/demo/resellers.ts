import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hashPassword } from '../../shop/accounts/actions/passwords.ts'
import { applyToProgramme } from '../../resellers/resellers/actions/apply.ts'
import { decideReseller } from '../../resellers/resellers/actions/decide-reseller.ts'
import { savePriceList } from '../../resellers/resellers/actions/save-price-list.ts'
import { saveProgramme } from '../../resellers/resellers/actions/save-programme.ts'
import { addRank } from '../../resellers/resellers/actions/save-rank.ts'
import type { DemoShop } from './demo-part.ts'
import { findProductId } from './queries.ts'

/** Published with the demo (contract §8). */
const resellerPassword = 'demo-reseller-1'

type Step = [minimum: number, price: string]
type DemoRank = { name: string; percentOff: string; firstOrder: [number, string]; mug: Step[]; last: Step[] }
type DemoProgramme = {
  area: ProgrammeArea
  name: string
  settlement: 'margin' | 'commission'
  shipsTo: 'end_buyer' | 'both'
  commission: string
  terms: string
  ranks: DemoRank[]
  person: { name: string; phone: string; identity: string; account: string }
}

const programmes: DemoProgramme[] = [
  {
    area: 'dropship',
    name: 'Dropship Kedai Demo',
    settlement: 'commission',
    shipsTo: 'end_buyer',
    commission: '10',
    terms: 'Jual pada harga yang dipaparkan. Kami membungkus dan menghantar terus kepada pembeli anda, atas nama anda.',
    ranks: [{ name: 'Dropship', percentOff: '10', firstOrder: [0, '0'], mug: [[1, '21.90']], last: [[1, '69.80']] }],
    person: { name: 'Dropship Demo', phone: '+60111234501', identity: '900101-14-0001', account: '110000000001' },
  },
  {
    area: 'agent',
    name: 'Ejen Kedai Demo',
    settlement: 'margin',
    shipsTo: 'both',
    commission: '0',
    terms: 'Harga jualan tidak boleh kurang daripada harga runcit. Pesanan pertama sekurang-kurangnya 10 unit.',
    ranks: [
      {
        name: 'Ejen',
        percentOff: '20',
        firstOrder: [10, '150.00'],
        mug: [
          [1, '19.40'],
          [10, '18.60'],
        ],
        last: [[1, '61.70']],
      },
    ],
    person: { name: 'Ejen Demo', phone: '+60111234502', identity: '900102-14-0002', account: '110000000002' },
  },
  {
    area: 'stockist',
    name: 'Stokis Kedai Demo',
    settlement: 'margin',
    shipsTo: 'both',
    commission: '0',
    terms:
      'Stokis membeli secara pukal dan membekalkan ejen di kawasannya. Pesanan pertama sekurang-kurangnya 50 unit.',
    ranks: [
      {
        name: 'Stokis',
        percentOff: '30',
        firstOrder: [50, '800.00'],
        mug: [
          [1, '16.30'],
          [50, '15.10'],
        ],
        last: [[1, '54.60']],
      },
    ],
    person: { name: 'Stokis Demo', phone: '+60111234503', identity: '900103-14-0003', account: '110000000003' },
  },
  {
    area: 'agent-tier',
    name: 'Ejen Bertingkat Kedai Demo',
    settlement: 'margin',
    shipsTo: 'both',
    commission: '0',
    terms: 'Harga mengikut kuantiti setiap pesanan. Naik peringkat ditawarkan selepas jualan mencukupi.',
    ranks: [
      {
        name: 'Perak',
        percentOff: '15',
        firstOrder: [5, '80.00'],
        mug: [
          [1, '18.80'],
          [5, '17.70'],
          [20, '16.60'],
        ],
        last: [[1, '66.30']],
      },
      {
        name: 'Emas',
        percentOff: '25',
        firstOrder: [30, '500.00'],
        mug: [
          [1, '17.20'],
          [20, '15.70'],
        ],
        last: [[1, '58.40']],
      },
    ],
    person: {
      name: 'Ejen Bertingkat Demo',
      phone: '+60111234504',
      identity: '900104-14-0004',
      account: '110000000004',
    },
  },
]

/** The four programmes of contract §8, each with its ranks, their prices and one active reseller. */
export async function seedResellers(trx: Db, { id: shopId }: DemoShop, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const by = { shopId, userId: null, now }
  const passwordHash = await hashPassword(resellerPassword)
  const mug = await findProductId(trx, shopId, 'DEMO-MUG')
  const last = await findProductId(trx, shopId, 'DEMO-LAST')
  for (const programme of programmes) {
    const { area, person } = programme
    await saveProgramme(
      trx,
      { ...by, area },
      {
        name: programme.name,
        is_open: true,
        terms: programme.terms,
        settlement: programme.settlement,
        ships_to: programme.shipsTo,
        commission_percent: programme.commission,
      },
    )
    for (const {
      name,
      percentOff,
      firstOrder: [min_qty, min_amount],
      ...prices
    } of programme.ranks) {
      const rankId = await addRank(
        trx,
        { ...by, area },
        { name, percent_off: percentOff, first_order: { min_qty, min_amount } },
      )
      const linesOf = (productId: number | null, steps: Step[]) =>
        productId === null ? [] : steps.map(([minimum, price]) => ({ product_id: productId, price, min_qty: minimum }))
      await savePriceList(
        trx,
        { ...by, rankId },
        { prices: [...linesOf(mug, prices.mug), ...linesOf(last, prices.last)] },
      )
    }
    const id = await applyToProgramme(trx, deps, {
      shopId,
      area,
      applicant: {
        name: person.name,
        email: `${area}@demo.test`,
        phone: person.phone,
        identity: person.identity,
        account: person.account,
        bankName: 'Maybank',
        address: '12, Jalan Contoh 3, Taman Contoh',
        city: 'Shah Alam',
        postcode: '40000',
        state: 'MY-10',
        answers: {},
      },
      fields: {},
      sponsorCode: '',
      person: { passwordHash, lang: 'ms', isEmailVerified: true },
      documents: [],
      address: '',
      now,
    })
    await decideReseller(trx, { ...by, id, action: 'approve', skipsFirstOrder: true })
  }
}
