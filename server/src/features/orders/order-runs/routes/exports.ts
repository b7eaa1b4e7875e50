import { orderExportQuery, orderRunParams } from '@kedai/contracts/order-runs.ts'
import type { ExportPreset } from '@kedai/contracts/order-runs.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { writeExport } from '../actions/write-export.ts'
import { findRun } from '../queries/runs.ts'

/** The spreadsheet of a run, streamed. `x-total-rows` says how many orders are read for it, for a bar that moves. */
export async function orderExportRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const config = { auth: 'seller', work: 'orders', idOf: 'order_run', raw: true } as const

  app.get(
    '/exports/orders/:run_id',
    {
      schema: { params: orderRunParams, querystring: orderExportQuery, tags: ['orders'] },
      config,
      preHandler: mustManage('orders'),
    },
    async (request, reply) => {
      const ref = { shopId: request.seller.shopId, runId: request.params.run_id }
      const { preset } = request.query
      const run = await inTransaction(db, { shopId: ref.shopId, readOnly: true }, (trx) => findRun(trx, ref))
      if (!run) throw new AppError('not_found', common.notFound)
      const file = `${request.say(fileNames[preset])}-${formatDate(clock.now())}.csv`
      reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
        .header('x-total-rows', String(run.total))
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      return reply
        .type('text/csv; charset=utf-8')
        .send(writeExport(db, ref, { total: run.total, preset, lang: request.lang }))
    },
  )
}

const fileNames = {
  all: { ms: 'pesanan', en: 'orders', zh: '订单' },
  accountant: { ms: 'pesanan-akauntan', en: 'orders-accountant', zh: '订单-会计' },
  courier: { ms: 'pesanan-kurier', en: 'orders-courier', zh: '订单-快递' },
} satisfies Record<ExportPreset, Message>
