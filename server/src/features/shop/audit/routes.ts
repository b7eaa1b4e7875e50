import { activityPeople, activityQuery, activityRow } from '@kedai/contracts/audit.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { formatTime, parseTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { countAudit, listAudit, listAuditPeople } from './queries/list-audit.ts'
import type { AuditRow } from './queries/list-audit.ts'

const path = '/api/ajax/seller/activity'
const tags = ['activity']
const config = { auth: 'seller', work: 'staff' } as const
const perPage = 50
const countedAtMost = perPage * 100

/** The shop's log of changes, for owners. There is no call that changes it. */
export async function activityRoutes(app: KedaiApp, { db }: Deps): Promise<void> {
  const preHandler = mustManage('staff')

  app.get(
    path,
    { schema: { querystring: activityQuery, response: { 200: list(activityRow) }, tags }, config, preHandler },
    async (request) => {
      const { person, kind, from, until, page } = request.query
      const { shopId } = request.seller
      const lastDay = parseTime(until ?? '')
      const wanted = { shopId, person, kind, from: parseTime(from ?? ''), until: lastDay && plusHours(lastDay, 24) }
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countAudit(trx, wanted, cap),
          list: (slice) => listAudit(trx, wanted, slice),
        }),
      )
      return okList(rows.map(presentLine), meta)
    },
  )

  app.get(
    `${path}/people`,
    { schema: { response: { 200: success(activityPeople) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      return ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => listAuditPeople(trx, shopId)))
    },
  )
}

const presentLine = ({
  id,
  at,
  kind,
  action,
  user_id,
  user_name,
  user_email,
  subject_type,
  subject_ref,
  subject_name,
  before,
  after,
}: AuditRow) => ({
  id,
  at: formatTime(at),
  kind,
  action,
  before,
  after,
  person: user_id === null ? null : { id: user_id, name: user_name ?? '', email: user_email ?? '' },
  subject: { type: subject_type, ref: subject_ref, name: subject_name },
})
