import { list } from '@kedai/contracts/envelope.ts'
import {
  consentEvent,
  consentExportQuery,
  customerConsentsParams,
  type ConsentEvent,
} from '@kedai/contracts/opt-outs.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile, type Cell } from '../../../platform/csv/write-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readInPieces } from '../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { okList } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { evidenceTitles } from './messages.ts'
import { findCustomerName, listEvidenceAfter, listEvidenceOf, type EvidenceRow } from './queries/evidence.ts'

const atMost = 200
const atOnce = 500
const tags = ['growth']
const config = { auth: 'seller', work: 'customers' } as const

/** On what ground a shop wrote to somebody: each yes with the words as they were read, and each stop. */
export async function evidenceRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('customers')
  const readOf = (shopId: number, customerId: number): Promise<EvidenceRow[]> =>
    inTransaction(db, { shopId, readOnly: true }, async (trx) => {
      if ((await findCustomerName(trx, shopId, customerId)) === null) throw new AppError('not_found', common.notFound)
      return listEvidenceOf(trx, { shopId, customerId }, atMost)
    })

  app.get(
    '/api/ajax/seller/customers/:customer_id/consents',
    {
      schema: { params: customerConsentsParams, response: { 200: list(consentEvent) }, tags },
      config: { ...config, idOf: 'customer' },
      preHandler,
    },
    async ({ seller: { shopId }, params }) => {
      const rows = (await readOf(shopId, params.customer_id)).map(present)
      return okList(rows, { page: 1, per_page: atMost, total: rows.length, last_page: 1 })
    },
  )

  app.get(
    '/exports/consents.csv',
    { schema: { querystring: consentExportQuery, tags }, config: { ...config, raw: true }, preHandler },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const { customer_id: customerId } = request.query
      const rows = customerId === undefined ? allOf(db, shopId) : await readOf(shopId, customerId)
      reply.headers(asDownload(`${username}-consents-${formatDate(clock.now())}.csv`))
      return reply.send(
        csvFile(
          evidenceTitles.map((title) => title[request.lang]),
          cells(rows),
        ),
      )
    },
  )
}

const allOf = (db: Db, shopId: number): AsyncIterable<EvidenceRow> =>
  readInPieces<EvidenceRow>(db, shopId, (trx, last) => listEvidenceAfter(trx, shopId, last?.id ?? 0, atOnce))

async function* cells(rows: AsyncIterable<EvidenceRow> | Iterable<EvidenceRow>): AsyncIterable<Cell[]> {
  for await (const row of rows) {
    const { at, act, purpose, channel, address, name, source, place, lang, version, words, by } = present(row)
    yield [
      at,
      act,
      purpose,
      channel,
      channel === 'sms' ? displayPhone(address) : address,
      name,
      source,
      place,
      lang,
      version,
      words,
      by,
    ]
  }
}

const shape = consentEvent.shape
const present = (row: EvidenceRow): ConsentEvent => ({
  id: row.id,
  purpose: shape.purpose.catch('offers').parse(row.purpose),
  act: shape.act.catch('given').parse(row.act),
  channel: row.channel === 'sms' ? 'sms' : 'email',
  address: row.address,
  name: row.name,
  source: row.source,
  place: row.place,
  words: row.words,
  version: row.version,
  lang: row.lang,
  at: formatTime(row.at),
  by: row.user_name ?? '',
})
