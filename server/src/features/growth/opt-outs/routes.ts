import { list, success } from '@kedai/contracts/envelope.ts'
import {
  optOut,
  optOutListQuery,
  optOutOf,
  optOutQuery,
  type OptOut,
  type OptOutOf,
} from '@kedai/contracts/opt-outs.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { readContacts } from './actions/read-contacts.ts'
import { texts } from './messages.ts'
import { insertOptOut, listOptOuts, removeOptOut } from './queries/contacts.ts'

const path = '/api/ajax/seller/opt-outs'
const tags = ['growth']
const config = { auth: 'seller', work: 'customers' } as const
const response = { 200: success(z.null()) }
const perPage = 50

/** Who wants no more offers: one list for each shop, asked whenever something is about to be sent. */
export async function optOutRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  const preHandler = mustManage('customers')

  app.get(
    path,
    { schema: { querystring: optOutListQuery, response: { 200: list(optOut) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { term, page } = request.query
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({ page, perPage, list: (slice) => listOptOuts(trx, { shopId, term, ...slice }) }),
      )
      return okList(rows.map(present), meta)
    },
  )

  app.post(path, { schema: { body: optOutOf, response, tags }, config, preHandler }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const contacts = readContacts(request.body)
    const now = clock.now()
    await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
      for (const contact of contacts) {
        const wish = { shopId, ...contact, source: 'seller', userId, now } as const
        if (await insertOptOut(trx, wish)) await tell(trx, 'opt_out.added', wish)
      }
      return null
    })
    return ok(null, request.say(texts.stopped))
  })

  app.delete(
    path,
    {
      schema: { querystring: optOutQuery, body: optOutOf.nullish(), response, tags },
      config,
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const contacts = readContacts(namesSomebody(request.body) ? request.body : request.query)
      await idempotent({ db, clock, request, reply, options: { shopId }, body: contacts }, async (trx) => {
        for (const contact of contacts) {
          const wish = { shopId, ...contact, source: 'seller', userId, now: clock.now() } as const
          if (await removeOptOut(trx, wish)) await tell(trx, 'opt_out.removed', wish)
        }
        return null
      })
      return ok(null, request.say(texts.resumed))
    },
  )
}

type Wish = { shopId: number; userId: number; channel: string; address: string; now: Date }

const tell = (trx: Db, action: 'opt_out.added' | 'opt_out.removed', { shopId, userId, channel, address, now }: Wish) =>
  recordAudit(trx, {
    shopId,
    userId,
    action,
    subject: { type: 'contact', ref: address, name: address },
    after: { channel },
    now,
  })

const namesSomebody = (body: OptOutOf | null | undefined): body is OptOutOf => Boolean(body?.phone || body?.email)

type Row = { id: number; channel: string; address: string; source: string; at: Date }

const present = ({ id, channel, address, source, at }: Row): OptOut => ({
  id,
  phone: channel === 'sms' ? address : null,
  email: channel === 'email' ? address : null,
  channel: channel === 'sms' ? 'sms' : 'email',
  source,
  at: formatTime(at),
})
