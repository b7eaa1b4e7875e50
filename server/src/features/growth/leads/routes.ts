import { list, success } from '@kedai/contracts/envelope.ts'
import {
  lead,
  leadFormParams,
  leadLeft,
  leadListQuery,
  leadParams,
  leaveLead as leaveBody,
  saveLead as saveBody,
  type Lead,
} from '@kedai/contracts/leads.ts'
import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime, parseDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { referralClicks } from '../../../platform/sessions/referral-clicks.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { leaveLead } from './actions/leave-lead.ts'
import { texts } from './messages.ts'
import { listEntries, type EntryRow } from './queries/entries.ts'
import { findShop, isColleague, listLeads, readLead, saveLead, type LeadRow } from './queries/leads.ts'
import { readAnswers } from './read-answers.ts'

const path = '/api/ajax/seller/leads'
const tags = ['growth']
const config = { auth: 'seller', work: 'customers' } as const
const perPage = 25

export async function leadRoutes(app: KedaiApp, { db, publicDb, clock, limits }: Deps): Promise<void> {
  const preHandler = mustManage('customers')

  app.post(
    '/api/ajax/guest/lead/:username',
    {
      schema: { params: leadFormParams, body: leaveBody, response: { 200: success(leadLeft) }, tags },
      config: { auth: 'guest', idOf: 'shop', limits: ['lead'] },
    },
    async (request, reply) => {
      const shopId = await findShop(publicDb, request.params.username)
      if (shopId === null) throw new AppError('not_found', common.notFound)
      const { name } = request.body
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await leaveLead(trx, request.body, {
          ...{ shopId, lang: request.lang, now: clock.now() },
          came: { clicks: referralClicks(request), userId: request.session?.user.id ?? null },
        })
        return null
      })
      return ok({ name }, request.say(texts.left, { name }))
    },
  )

  app.get(
    path,
    { schema: { querystring: leadListQuery, response: { 200: list(lead) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { page, status, term } = request.query
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({ page, perPage, list: (slice) => listLeads(trx, { shopId, status, term, ...slice }) }),
      )
      const shown = rows.slice(0, perPage)
      const ids = shown.map(({ id }) => id)
      const entries = await inTransaction(db, { shopId, readOnly: true }, (trx) => listEntries(trx, shopId, ids))
      return okList(
        shown.map((row) => present(row, entries)),
        meta,
      )
    },
  )

  app.put(
    `${path}/:id`,
    {
      schema: { params: leadParams, body: saveBody, response: { 200: success(lead) }, tags },
      config: { ...config, idOf: 'lead' },
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { id } = request.params
      const { status, owner_id: owner, next_action_on: next, note } = request.body
      const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const before = await readLead(trx, shopId, id)
        if (!before) throw new AppError('not_found', common.notFound)
        if (owner && !(await isColleague(trx, shopId, owner))) throw refuseField('owner_id', texts.notColleague)
        if (next && parseDate(next) === null) throw refuseField('next_action_on', texts.badDay)
        const now = clock.now()
        await saveLead(trx, shopId, id, {
          updated_at: now,
          ...(status !== undefined && { status, won_at: status === 'won' ? (before.won_at ?? now) : null }),
          ...(owner !== undefined && { owner_id: owner || null }),
          ...(next !== undefined && { next_action_on: next || null }),
          ...(note !== undefined && { note: note ?? '' }),
        })
        const after = (await readLead(trx, shopId, id)) ?? before
        await recordAudit(trx, {
          ...{ shopId, userId, now, action: 'lead.edited' },
          subject: { type: 'lead', ref: id, name: after.name },
          before: factsOf(before),
          after: factsOf(after),
        })
        return present(after, await listEntries(trx, shopId, [id]))
      })
      return ok(saved, request.say(texts.saved))
    },
  )
}

const factsOf = ({ status, owner_name, next_action_on, note }: LeadRow) => ({
  status,
  owner: owner_name,
  next_action_on,
  note,
})

const present = (row: LeadRow, entries: readonly EntryRow[]): Lead => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  source: row.source,
  answers: readAnswers(row.answers),
  status: leadStatuses.find((one) => one === row.status) ?? 'new',
  owner_id: row.owner_id,
  owner: row.owner_name,
  agent: row.offer_state === 'open' && row.status !== 'new' ? null : row.agent_name,
  agent_until:
    row.offer_state === 'open' && row.status === 'new' && row.offer_until ? formatTime(row.offer_until) : null,
  next_action_on: row.next_action_on,
  note: row.note,
  order_no: row.order_no,
  whatsapp_link: whatsappLink(row.phone, ''),
  created_at: formatTime(row.created_at),
  entries: entries.flatMap(({ lead_id: of, name, email, postcode, source, answers, at }) =>
    of === row.id ? [{ name, email, postcode, source, answers: readAnswers(answers), at: formatTime(at) }] : [],
  ),
  won_at: row.won_at && formatTime(row.won_at),
})
