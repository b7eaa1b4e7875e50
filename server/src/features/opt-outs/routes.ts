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
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok, okList } from '../../platform/http/envelope.ts'
import { readUncountedPage } from '../../platform/http/read-page.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../platform/sellers/require-seller.ts'
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
      for (const contact of contacts) await insertOptOut(trx, { shopId, ...contact, source: 'seller', userId, now })
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
        for (const contact of contacts)
          await removeOptOut(trx, { shopId, ...contact, source: 'seller', userId, now: clock.now() })
        return null
      })
      return ok(null, request.say(texts.resumed))
    },
  )
}

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
