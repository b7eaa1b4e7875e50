import { list, success } from '@kedai/contracts/envelope.ts'
import {
  addStockNode,
  stockNode,
  stockTransfer,
  stockTransferQuery,
  transferStock as transferBody,
  type StockNode,
  type StockTransfer,
} from '@kedai/contracts/stock-nodes.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { transferStock } from './actions/transfer-stock.ts'
import { nodeTexts } from './messages.ts'
import { insertWarehouse, listNodeLines, listNodes, type NodeLineRow, type NodeRow } from './queries/nodes.ts'
import { listTransfers, type TransferRow } from './queries/transfers.ts'

const tags = ['stock']
const config = { auth: 'seller', work: 'products' } as const
const perPage = 25

/** Where a shop's goods are, and what went from where to where. (contract §9) */
export async function stockNodeRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  const read = async (trx: Db, shopId: number, lang: Lang) => {
    const lines = await listNodeLines(trx, shopId)
    return (await listNodes(trx, shopId)).map((node) => presentNode(node, lines, lang))
  }

  app.get(
    '/api/ajax/seller/stock-nodes',
    { schema: { response: { 200: list(stockNode) }, tags }, config, preHandler },
    async ({ seller: { shopId }, lang }) => {
      const nodes = await inTransaction(db, { shopId, readOnly: true }, (trx) => read(trx, shopId, lang))
      return okList(nodes, { page: 1, per_page: nodes.length, total: nodes.length, last_page: 1 })
    },
  )

  app.post(
    '/api/ajax/seller/stock-nodes',
    { schema: { body: addStockNode, response: { 200: success(stockNode) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { name } = request.body
      const made = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const id = await insertWarehouse(trx, shopId, name, clock.now())
        if (id === null) throw refuseField('name', nodeTexts.nameTaken)
        const subject = { type: 'stock_node' as const, ref: id, name }
        await recordAudit(trx, {
          shopId,
          userId,
          action: 'stock_node.added',
          subject,
          after: { name },
          now: clock.now(),
        })
        const node = (await listNodes(trx, shopId)).find((one) => one.id === id)
        if (!node) throw new AppError('not_found', texts.notFound)
        return presentNode(node, [], request.lang)
      })
      return ok(made, request.say(nodeTexts.added))
    },
  )

  app.post(
    '/api/ajax/seller/stock-transfers',
    { schema: { body: transferBody, response: { 200: success(stockTransfer) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const made = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const id = await transferStock(trx, { shopId, userId, now: clock.now() }, request.body)
        const [row] = await listTransfers(trx, { shopId, id, limit: 1, offset: 0 })
        if (!row) throw new AppError('not_found', texts.notFound)
        return presentTransfer(row, await listNodes(trx, shopId), request.lang)
      })
      return ok(made, request.say(nodeTexts.moved, { number: made.number }))
    },
  )

  app.get(
    '/api/ajax/seller/stock-transfers',
    { schema: { querystring: stockTransferQuery, response: { 200: list(stockTransfer) }, tags }, config, preHandler },
    async ({ seller: { shopId }, query: { page }, lang }) => {
      const { found, nodes } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => ({
        found: await readUncountedPage({ page, perPage, list: (slice) => listTransfers(trx, { shopId, ...slice }) }),
        nodes: await listNodes(trx, shopId),
      }))
      return okList(
        found.rows.map((row) => presentTransfer(row, nodes, lang)),
        found.meta,
      )
    },
  )
}

const nameOf = (node: NodeRow, lang: Lang): string =>
  node.kind === 'hq' ? say(nodeTexts.hq, lang) : (node.reseller_name ?? node.name)

const presentLine = ({ option_values, ...line }: TransferRow['lines'][number]) => ({
  variation_id: line.variation_id,
  product_id: line.product_id,
  title: line.title,
  options: optionsText(option_values),
  quantity: line.quantity,
})

const presentNode = (node: NodeRow, lines: readonly NodeLineRow[], lang: Lang): StockNode => ({
  id: node.id,
  kind: node.kind,
  name: nameOf(node, lang),
  reseller: node.reseller_id === null ? null : { id: node.reseller_id, name: node.reseller_name ?? '' },
  quantity: node.quantity,
  lines: lines.filter((line) => line.node_id === node.id).map(presentLine),
})

function presentTransfer(row: TransferRow, nodes: readonly NodeRow[], lang: Lang): StockTransfer {
  const end = (id: number | null) => {
    const node = nodes.find((one) => one.id === id)
    return node ? { id: node.id, name: nameOf(node, lang) } : null
  }
  return {
    number: row.number,
    from: end(row.from_node),
    to: end(row.to_node),
    reason: row.reason,
    order_no: row.order_no,
    lines: row.lines.map(presentLine),
    note: row.note,
    at: formatTime(row.at),
  }
}
