import { messageExportQuery } from '@kedai/contracts/messages.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { asDownload, csvFile, type Cell } from '../../../platform/csv/write-csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { readInPieces } from '../../../platform/db/read-in-pieces.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { say } from '../../../platform/errors/message.ts'
import { basisTexts, channelTexts, columnTitles, reasonTexts, stateTexts } from './messages.ts'
import { presentMessage } from './present.ts'
import { listMessagesAfter, type ListedMessage, type MessagesWanted } from './queries/list-messages.ts'

const atOnce = 500
const config = { auth: 'seller', work: 'customers', raw: true } as const

/** The ledger of messages, or what matches of it, as a spreadsheet. */
export async function messageExportRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  app.get(
    '/exports/messages.csv',
    { schema: { querystring: messageExportQuery, tags: ['growth'] }, config, preHandler: mustManage('customers') },
    async (request, reply) => {
      const { shopId, username } = request.seller
      const wanted = { shopId, ...request.query }
      if (wanted.term !== '') await limits.take(request, 'search')
      reply.headers(asDownload(`${username}-messages-${formatDate(clock.now())}.csv`))
      return reply.send(
        csvFile(
          columnTitles.map((title) => title[request.lang]),
          cells(db, wanted, request.lang),
        ),
      )
    },
  )
}

async function* cells(db: Db, wanted: MessagesWanted, lang: Lang): AsyncIterable<Cell[]> {
  for await (const found of readInPieces<ListedMessage>(db, wanted.shopId, (trx, last) =>
    listMessagesAfter(trx, wanted, last, atOnce),
  )) {
    const row = presentMessage(found, lang)
    yield [
      row.created_at,
      say(reasonTexts[row.reason], lang),
      say(channelTexts[row.channel], lang),
      row.channel === 'email' ? row.recipient : displayPhone(row.recipient),
      row.name,
      row.about?.text ?? '',
      say(stateTexts[row.state], lang),
      row.why,
      say(basisTexts[row.basis], lang),
      row.consent_at,
      row.consent_version,
      row.template,
      row.version,
      row.parts,
      row.cost,
      row.by,
      row.sent_at,
      row.delivered_at,
      row.opened_at,
    ]
  }
}
