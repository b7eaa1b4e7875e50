import { customerParams } from '@kedai/contracts/customers.ts'
import { statementQuery, type StatementSection } from '@kedai/contracts/statements.ts'
import { asDownload, csvFile, type Cell } from '../../../../platform/csv/write-csv.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { sendPdf } from '../../../../platform/documents/send-pdf.ts'
import { readStatement, type Wanted } from '../actions/read-statement.ts'
import { kindTexts, paperTexts } from '../messages.ts'
import { mustBeInOrder } from '../period.ts'

const path = '/exports/customers/:customer_id'
const schema = { params: customerParams, querystring: statementQuery, tags: ['customers'] }
const config = { auth: 'seller', work: 'customers', idOf: 'customer', raw: true } as const

/** A statement to keep: on paper, and as a sheet. */
export async function statementFileRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const preHandler = mustManage('customers')
  const read = (request: AnyRequest, wanted: Pick<Wanted, 'customerId' | 'buyer' | 'from' | 'to' | 'lang'>) => {
    mustBeInOrder(wanted)
    const { shopId } = request.seller
    return inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
      readStatement(trx, { shopId, ...wanted, now: deps.clock.now(), reader: request.lang }),
    )
  }

  app.get(`${path}/statement.pdf`, { schema, config, preHandler }, async (request, reply) => {
    const { document } = await read(request, { customerId: request.params.customer_id, ...request.query })
    return sendPdf(deps, reply, document, { paper: 'a4', shopId: request.seller.shopId })
  })

  app.get(`${path}/statement.csv`, { schema, config, preHandler }, async (request, reply) => {
    const told = await read(request, { customerId: request.params.customer_id, ...request.query })
    const { lang } = told.document
    const titles = [
      paperTexts.day,
      paperTexts.entry,
      paperTexts.charge,
      paperTexts.paid,
      paperTexts.balance,
      paperTexts.currency,
    ].map((title) => say(title, lang))
    const rowsOf = (section: StatementSection): Cell[][] => {
      const { currency } = section
      const rows = section.rows.map((row) => {
        const title = [
          say(kindTexts[row.kind], lang, { number: row.number ?? '', applied: row.applied }).trim(),
          row.detail,
        ]
          .filter(Boolean)
          .join(' · ')
        return row.amount.startsWith('-')
          ? [row.day, title, null, row.amount.slice(1), row.balance, currency]
          : [row.day, title, row.amount, null, row.balance, currency]
      })
      return [
        [told.from, say(paperTexts.opening, lang), null, null, section.opening, currency],
        ...rows,
        [told.to, say(paperTexts.closing, lang), null, null, section.closing, currency],
      ]
    }
    reply.headers(
      asDownload(`${request.seller.username}-statement-${request.params.customer_id}-${told.from}-${told.to}.csv`),
    )
    return reply.send(csvFile(titles, [told, ...told.others].flatMap(rowsOf)))
  })
}
