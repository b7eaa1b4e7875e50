import { invoiceTabs } from '@kedai/domain/invoices/tabs.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import {
  computeInvoice as computeBody,
  computedInvoice,
  invoiceProduct,
  invoiceProductsQuery,
} from '@kedai/contracts/seller-invoices.ts'
import { invoiceListQuery, invoiceRow, invoiceSummary, invoiceSumQuery } from '@kedai/contracts/invoice-list.ts'
import { listSum } from '@kedai/contracts/values.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readPage } from '../../../../platform/http/read-page.ts'
import { sumList } from '../../../../platform/http/sum-list.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { invoiceDefaults } from '../actions/invoice-defaults.ts'
import { presentSums } from '../present/figures.ts'
import { presentProduct } from '../present/product-found.ts'
import { presentInvoiceRow } from '../present/invoice-row.ts'
import { presentSteps } from '../present/steps.ts'
import { countInvoices, listInvoices } from '../queries/list-invoices.ts'
import { searchProducts } from '../queries/search-products.ts'
import { receivedDays } from '../queries/received.ts'
import { countTabs, sumMoney } from '../queries/sum-invoices.ts'
import { readContent } from '../read-content.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/invoices'
const tags = ['invoices']
const config = { auth: 'seller', work: 'invoices' } as const

/** Finding invoices and what goes into them; nothing here writes. */
export async function invoiceListRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  const preHandler = mustManage('invoices')

  app.get(
    path,
    { schema: { querystring: invoiceListQuery, response: { 200: list(invoiceRow) }, tags }, config, preHandler },
    async (request) => {
      const {
        page,
        term = '',
        status: tab,
        age,
        customer_id: customerId,
        from,
        to,
        received_from: receivedFrom,
        received_to: receivedTo,
      } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const today = formatDate(clock.now())
      const wanted = {
        shopId,
        tab,
        age,
        term,
        customerId,
        from,
        to,
        received: receivedDays(receivedFrom, receivedTo),
        today,
      }
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countInvoices(trx, wanted, cap),
          list: (slice) => listInvoices(trx, { ...wanted, ...slice }),
        }),
      )
      return okList(
        rows.map((row) => presentInvoiceRow(row, today)),
        meta,
      )
    },
  )

  app.get(
    `${path}/sum`,
    { schema: { querystring: invoiceSumQuery, response: { 200: success(listSum) }, tags }, config, preHandler },
    async (request) => {
      const {
        patient,
        term = '',
        status: tab,
        age,
        customer_id: customerId,
        from,
        to,
        received_from: receivedFrom,
        received_to: receivedTo,
      } = request.query
      const { shopId } = request.seller
      if (patient) await limits.take(request, 'search')
      const wanted = {
        shopId,
        tab,
        age,
        term,
        customerId,
        from,
        to,
        received: receivedDays(receivedFrom, receivedTo),
        today: formatDate(clock.now()),
      }
      return ok({ count: await sumList(db, { shopId, patient }, (trx) => countInvoices(trx, wanted, null)) })
    },
  )

  app.get(
    `${path}/summary`,
    { schema: { response: { 200: success(invoiceSummary) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const today = formatDate(clock.now())
      const [counts, money] = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        Promise.all([
          countTabs(trx, shopId, today, countedAtMost + 1),
          sumMoney(trx, shopId, { today, since: plusDays(today, -30) }),
        ]),
      )
      const tab = (name: (typeof invoiceTabs)[number], owed: number | null = null) => ({
        count: Math.min(counts[name], countedAtMost),
        is_capped: counts[name] > countedAtMost,
        owed: owed === null ? null : inRinggit(owed),
      })
      return ok({
        tabs: {
          draft: tab('draft'),
          awaiting_payment: tab('awaiting_payment', money.awaiting),
          overdue: tab('overdue', money.overdue),
          partial: tab('partial', money.partial),
          paid: tab('paid'),
          void: tab('void'),
          slips_to_check: tab('slips_to_check'),
        },
        owed: inRinggit(money.owed),
        overdue: inRinggit(money.overdue),
        received_30_days: inRinggit(money.received),
        has_foreign: money.foreign,
      })
    },
  )

  app.get(
    `${path}/products`,
    {
      schema: { querystring: invoiceProductsQuery, response: { 200: list(invoiceProduct) }, tags },
      config,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      await limits.take(request, 'search')
      const found = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        searchProducts(trx, shopId, request.query.term),
      )
      return okList(
        found.map((product) => presentProduct(product, clock.now())),
        { page: 1, per_page: found.length, total: found.length, last_page: 1 },
      )
    },
  )

  app.post(
    `${path}/compute`,
    { schema: { body: computeBody, response: { 200: success(computedInvoice) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const defaults = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        invoiceDefaults(trx, shopId, { lang: request.lang, now: clock.now() }),
      )
      const { sums, input } = readContent(request.body, defaults)
      return ok({
        ...presentSums(sums, input),
        line_totals: sums.lineTotals.map((total) => formatAmount(total, input.currency)),
        steps: presentSteps(sums, input, request.lang),
      })
    },
  )
}

const inRinggit = (amount: number): string => formatRinggit(sen(amount))
