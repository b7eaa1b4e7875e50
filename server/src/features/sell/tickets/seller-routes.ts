import { success } from '@kedai/contracts/envelope.ts'
import {
  checkedTicket,
  checkInTicket,
  ticketEvents,
  ticketList,
  ticketsExportQuery,
  ticketsQuery,
} from '@kedai/contracts/tickets.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile, type Cell } from '../../../platform/csv/write-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readInPieces } from '../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { checkIn, deliverArrived } from './actions/check-in.ts'
import { columnTitles, statusWords } from './messages.ts'
import { answersOf, presentTicket } from './present.ts'
import {
  countTickets,
  listEvents,
  listTickets,
  listTicketsAfter,
  type TicketRow,
  type TicketsWanted,
} from './queries/tickets.ts'

const path = '/api/ajax/seller/tickets'
const perPage = 25
const countedAtMost = 2_000
const atOnce = 500
const eventsAtMost = 100
const tags = ['tickets']
const config = { auth: 'seller', work: 'orders' } as const

/** Who comes to a shop's events, and the door that lets them in. (contract §2a) */
export async function sellerTicketRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  const preHandler = mustManage('orders')

  app.get(
    path,
    { schema: { querystring: ticketsQuery, response: { 200: ticketList }, tags }, config, preHandler },
    async (request) => {
      const { product, status, term = '', page } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const of = { shopId, product, status, term }
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countTickets(trx, of, cap),
          list: (slice) => listTickets(trx, of, slice),
        }),
      )
      return okList(
        rows.map((row) => presentTicket(row, request.lang)),
        meta,
      )
    },
  )

  app.get(
    `${path}.csv`,
    { schema: { querystring: ticketsExportQuery, tags }, config: { ...config, raw: true }, preHandler },
    async (request, reply) => {
      const { product, status, term = '' } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const titles = columnTitles.map((title) => title[request.lang])
      reply.headers(asDownload(product === undefined ? 'tickets.csv' : `${product}-tickets.csv`))
      const questions = await questionsOf(db, { shopId, product, status, term }, request.lang)
      return reply.send(
        csvFile(
          [...titles, ...questions.values()],
          cells(db, { shopId, product, status, term }, [...questions.keys()], request.lang),
        ),
      )
    },
  )

  app.get(
    `${path}/events`,
    { schema: { response: { 200: ticketEvents }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) => listEvents(trx, shopId, eventsAtMost))
      return ok(rows.map((row) => ({ ...row, starts_at: row.starts_at === '' ? null : row.starts_at })))
    },
  )

  app.post(
    `${path}/check-in`,
    { schema: { body: checkInTicket, response: { 200: success(checkedTicket) }, tags }, config, preHandler },
    async (request) => {
      const { code, at, device, product } = request.body
      const { shopId, userId } = request.seller
      const { checked, arrived } = await inTransaction(db, { shopId }, (trx) =>
        checkIn(trx, {
          shopId,
          userId,
          code,
          at: at === undefined ? null : parseTime(at),
          device,
          product,
          lang: request.lang,
          now: clock.now(),
        }),
      )
      if (arrived !== null)
        await inTransaction(db, { shopId }, (trx) =>
          deliverArrived(trx, { shopId, orderId: arrived, now: clock.now() }),
        )
      return ok(checked, checked.message)
    },
  )
}

// A column for each question that somebody among the first answered; events of one shop ask much the same.
async function questionsOf(db: Db, of: TicketsWanted, lang: Lang): Promise<Map<string, string>> {
  const rows = await inTransaction(db, { shopId: of.shopId, readOnly: true }, (trx) =>
    listTicketsAfter(trx, of, 0, atOnce),
  )
  return new Map(rows.flatMap((row) => answersOf(row, lang)).map(({ key, label }) => [key, label]))
}

async function* cells(db: Db, of: TicketsWanted, keys: readonly string[], lang: Lang): AsyncIterable<Cell[]> {
  for await (const row of readInPieces<TicketRow>(db, of.shopId, (trx, last) =>
    listTicketsAfter(trx, of, last?.id ?? 0, atOnce),
  )) {
    const answers = answersOf(row, lang)
    yield [
      row.code,
      row.title,
      row.item_title,
      row.name,
      row.email,
      displayPhone(row.mobile),
      statusWords[presentTicket(row, lang).status][lang],
      row.admitted_at && formatTime(row.admitted_at),
      row.order_no,
      ...keys.map((key) => answers.find((answer) => answer.key === key)?.value ?? null),
    ]
  }
}
