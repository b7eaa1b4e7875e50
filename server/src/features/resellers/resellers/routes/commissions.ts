import {
  commissionListQuery,
  commissionRow,
  commissionRules,
  type CommissionRow,
  saveCommissionRules as rulesBody,
} from '@kedai/contracts/commissions.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { programmeAreas, type ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { basisPoints, formatPercent } from '@kedai/domain/money/percent.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../../platform/http/read-page.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { revisionOfRules, saveCommissionRules } from '../actions/save-commission-rules.ts'
import { commissionTexts } from '../commission-messages.ts'
import { listRules } from '../queries/commission-rules.ts'
import { type CommissionListRow, listCommissions } from '../queries/commissions.ts'

const tags = ['resellers']
const config = { auth: 'seller', work: 'resellers' } as const
const perPage = 25

/** What resellers earned, and by which rules they do. (contract §9) */
export async function commissionRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('resellers')

  app.get(
    '/api/ajax/seller/commissions',
    { schema: { querystring: commissionListQuery, response: { 200: list(commissionRow) }, tags }, config, preHandler },
    async ({ query, seller: { shopId } }) => {
      const { page, state, reseller_id: resellerId } = query
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) => listCommissions(trx, { shopId, state, resellerId, ...slice }),
        }),
      )
      return okList(rows.map(presentCommission), meta)
    },
  )

  const read = async (trx: Db, shopId: number, area: ProgrammeArea) => {
    const rows = await listRules(trx, shopId, area)
    return {
      rules: rows.map(({ percent_bp: rate, per_unit_sen: perUnit, ...rule }) => ({
        ...rule,
        percent: rate === null ? null : formatPercent(basisPoints(rate)),
        per_unit: perUnit === null ? null : money(perUnit),
      })),
      revision: revisionOfRules(rows),
    }
  }

  for (const area of programmeAreas) {
    const path = `/api/ajax/seller/programmes/${area}/commission-rules`
    app.get(
      path,
      { schema: { response: { 200: success(commissionRules) }, tags }, config, preHandler },
      ({ seller: { shopId } }) =>
        inTransaction(db, { shopId, readOnly: true }, async (trx) => ok(await read(trx, shopId, area))),
    )
    app.put(
      path,
      { schema: { body: rulesBody, response: { 200: success(commissionRules) }, tags }, config, preHandler },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          await saveCommissionRules(trx, { shopId, userId, area, now: clock.now() }, request.body)
          return read(trx, shopId, area)
        })
        return ok(saved, request.say(commissionTexts.rulesSaved))
      },
    )
  }
}

const money = (amount: number) => formatRinggit(sen(amount))

const presentCommission = (row: CommissionListRow): CommissionRow => ({
  id: row.id,
  reseller: { id: row.reseller_id, name: row.reseller_name },
  area: row.area,
  order_no: row.order_no,
  level: row.level,
  amount: money(row.earned_sen - row.reversed_sen),
  earned: money(row.earned_sen),
  reversed: money(row.reversed_sen),
  base: money(row.base_sen),
  state: row.state,
  earned_at: formatTime(row.earned_at),
  clears_at: row.state === 'clearing' ? row.clears_at && formatTime(row.clears_at) : null,
  voucher: row.voucher,
})
