import { list, success } from '@kedai/contracts/envelope.ts'
import {
  agentLead,
  agentLeadParams,
  agentLeadsQuery,
  leadRules,
  saveAgentLead,
  type AgentLead,
} from '@kedai/contracts/lead-handing.ts'
import { claimHours, leadAreas, type LeadArea } from '@kedai/domain/people/lead-handing.ts'
import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { mustBeMember } from '../../resellers/resellers/shared/must-be-member.ts'
import { claimLead, saveOwnLead } from './actions/claim-lead.ts'
import { listOwnLeads, readRules, saveRules, type OwnLead } from './queries/handing.ts'
import { texts } from './messages.ts'
import { findShop } from './queries/leads.ts'

const perPage = 25
const offRules = { mode: 'off' as const, claim_hours: claimHours }

/** Leads in the hands of agents: how the shop hands them over, and what each agent does with theirs. (contract §12) */
export async function leadHandingRoutes(app: KedaiApp, { db, publicDb, clock }: Deps): Promise<void> {
  const path = '/api/ajax/seller/lead-rules'
  const config = { auth: 'seller', work: 'customers' } as const
  const preHandler = mustManage('customers')
  const answersRules = { 200: success(leadRules) }

  app.get(path, { schema: { response: answersRules, tags: ['growth'] }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    const kept = await inTransaction(db, { shopId, readOnly: true }, (trx) => readRules(trx, shopId))
    return ok(kept ?? offRules)
  })

  app.put(
    path,
    { schema: { body: leadRules, response: answersRules, tags: ['growth'] }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const rules = request.body
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const now = clock.now()
        const before = (await readRules(trx, shopId)) ?? offRules
        await saveRules(trx, shopId, rules, now)
        await recordAudit(trx, {
          ...{ shopId, userId, now, action: 'lead_rules.edited' },
          ...{ subject: { type: 'shop', ref: shopId }, before, after: rules },
        })
        return null
      })
      return ok(rules, request.say(texts.rulesSaved))
    },
  )

  async function memberOf(request: AnyRequest, area: LeadArea) {
    const username = request.shopRef?.username
    const shopId = username === undefined ? null : await findShop(publicDb, username)
    if (shopId === null) throw new AppError('not_found', common.notFound)
    return { shopId, resellerId: await mustBeMember(request, shopId, area) }
  }

  for (const area of leadAreas) {
    const root = `/api/ajax/${area}/leads`
    const users = { auth: 'user' } as const
    const ofLead = { auth: 'user', idOf: 'agent_lead' } as const
    const tags = ['resellers']
    const answer = { 200: success(agentLead) }
    const params = agentLeadParams

    app.get(
      root,
      { schema: { tags, querystring: agentLeadsQuery, response: { 200: list(agentLead) } }, config: users },
      async (request) => {
        const own = await memberOf(request, area)
        const { page } = request.query
        const { rows, meta } = await inTransaction(db, { shopId: own.shopId, readOnly: true }, (trx) =>
          readUncountedPage({ page, perPage, list: (slice) => listOwnLeads(trx, { ...own, ...slice }) }),
        )
        return okList(rows.slice(0, perPage).map(present), meta)
      },
    )

    app.post(
      `${root}/:id/claim`,
      { schema: { tags, params, response: answer }, config: ofLead },
      async (request, reply) => {
        const own = await memberOf(request, area)
        const leadId = request.params.id
        const claimed = await idempotent({ db, clock, request, reply, options: { shopId: own.shopId } }, async (trx) =>
          present(await claimLead(trx, { ...own, leadId, now: clock.now() })),
        )
        return ok(claimed, request.say(texts.claimed))
      },
    )

    app.put(
      `${root}/:id`,
      { schema: { tags, params, body: saveAgentLead, response: answer }, config: ofLead },
      async (request, reply) => {
        const own = await memberOf(request, area)
        const leadId = request.params.id
        const saved = await idempotent({ db, clock, request, reply, options: { shopId: own.shopId } }, async (trx) =>
          present(await saveOwnLead(trx, { ...own, leadId, now: clock.now() }, request.body)),
        )
        return ok(saved, request.say(texts.saved))
      },
    )
  }
}

function present(row: OwnLead): AgentLead {
  const isClaimed = row.state === 'claimed'
  return {
    id: row.id,
    name: row.name,
    postcode: row.postcode,
    source: row.source,
    status: leadStatuses.find((one) => one === row.status) ?? 'new',
    is_claimed: isClaimed,
    until: isClaimed ? null : formatTime(row.until),
    phone: isClaimed ? row.phone : null,
    whatsapp_link: isClaimed ? whatsappLink(row.phone, '') : null,
    note: isClaimed ? row.note : '',
    created_at: formatTime(row.offered_at),
  }
}
