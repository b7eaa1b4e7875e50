import { nextAgent } from '@kedai/domain/people/lead-handing.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { shopUrl } from '../../../../platform/http/shop-url.ts'
import {
  findToHand,
  insertOffer,
  listAgents,
  lockLead,
  readOpenOffer,
  readRules,
  saveOffer,
} from '../queries/handing.ts'
import { handingMail } from '../messages.ts'
import { readShopFace, saveLead } from '../queries/leads.ts'

type Handing = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const atOnce = 50

/** Hands each lead that waits to the next agent. Run again it comes to the same: what is handed is not handed again before its time. */
export async function handLeads(deps: Handing): Promise<void> {
  for (const { shop_id: shopId, lead_id: leadId } of await findToHand(deps.db, deps.clock.now(), atOnce))
    await inTransaction(deps.db, { shopId }, (trx) => handLead(trx, deps, shopId, leadId))
}

async function handLead(trx: Db, deps: Handing, shopId: number, leadId: number): Promise<void> {
  const lead = await lockLead(trx, shopId, leadId)
  const rules = await readRules(trx, shopId)
  const now = deps.clock.now()
  if (!lead || !rules || rules.mode === 'off' || lead.status !== 'new' || lead.owner_id !== null) return
  const open = await readOpenOffer(trx, shopId, leadId)
  if (open && (open.state === 'claimed' || open.until > now)) return
  if (open) await saveOffer(trx, shopId, open.id, { state: 'passed' })
  const agents = await listAgents(trx, shopId, leadId)
  const next = nextAgent(agents, rules.mode, lead.postcode)
  const agent = agents.find(({ id }) => id === next?.id)
  // The shop itself goes on with it.
  if (!agent) return saveLead(trx, shopId, leadId, { hand_ended_at: now })
  const until = new Date(now.getTime() + rules.claim_hours * 3_600_000)
  await insertOffer(trx, { shopId, leadId, resellerId: agent.id, now, until })
  await tellAgent(trx, deps, { shopId, agent, hours: rules.claim_hours })
}

type Told = { shopId: number; agent: { area: string; name: string; email: string; lang: string }; hours: number }

// The mail says nothing of the lead: who does not claim it need not know them.
async function tellAgent(trx: Db, { mail, config }: Handing, { shopId, agent, hours }: Told): Promise<void> {
  const shop = await readShopFace(trx, shopId)
  const params = { shop: shop.name, name: agent.name, hours }
  await mail.send(trx, {
    to: agent.email,
    lang: langs.find((one) => one === agent.lang) ?? 'ms',
    content: {
      shop: shop.name,
      subject: handingMail.subject,
      params,
      blocks: [
        { kind: 'heading', text: handingMail.subject, params },
        { kind: 'paragraph', text: handingMail.text, params },
        { kind: 'button', text: handingMail.open, url: `${shopUrl(config, shop.username)}/${agent.area}/leads` },
      ],
    },
  })
}
