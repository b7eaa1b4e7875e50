import { couponExportQuery } from '@kedai/contracts/seller-coupons.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile } from '../../../platform/csv/write-csv.ts'
import type { Cell } from '../../../platform/csv/write-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { readInPieces } from '../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { columnTitles, kindWords, statusWords } from './export-messages.ts'
import { presentRow } from './present-coupon.ts'
import { listCouponsAfter } from './queries/setup.ts'
import type { CouponsWanted, ListedCoupon } from './queries/setup.ts'

const atOnce = 500
const config = { auth: 'seller', work: 'coupons', raw: true } as const

/** The codes of a batch, or all that the list finds, as a spreadsheet. */
export async function couponExportRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.get(
    '/exports/coupons.csv',
    { schema: { querystring: couponExportQuery, tags: ['coupons'] }, config, preHandler: mustManage('coupons') },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const now = clock.now()
      reply.headers(asDownload(`${username}-coupons-${formatDate(now)}.csv`))
      return reply.send(
        csvFile(
          columnTitles.map((title) => title[request.lang]),
          cells(db, { ...request.query, shopId, now }, request.lang),
        ),
      )
    },
  )
}

async function* cells(db: Db, wanted: CouponsWanted, lang: Lang): AsyncIterable<Cell[]> {
  for await (const found of readInPieces<ListedCoupon>(db, wanted.shopId, (trx, last) =>
    listCouponsAfter(trx, wanted, last?.id ?? 0, atOnce),
  )) {
    const row = presentRow(found)
    yield [
      row.code,
      row.name,
      kindWords[row.kind][lang],
      row.percent ?? row.amount,
      row.min_spend,
      row.used,
      row.max_uses,
      row.starts_at,
      row.ends_at,
      statusWords[row.status][lang],
    ]
  }
}
