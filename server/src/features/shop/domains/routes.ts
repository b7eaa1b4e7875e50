import { claimDomain as claimBody, shopDomain } from '@kedai/contracts/domains.ts'
import type { ShopDomain } from '@kedai/contracts/domains.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { isLoopback } from '../../../platform/config/loopback.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { checkDomain } from './actions/check-domain.ts'
import { claimDomain, releaseDomain } from './actions/claim-domain.ts'
import { ourAddresses } from './look-up.ts'
import { done } from './messages.ts'
import { presentDomain } from './present.ts'
import { readDomain } from './queries.ts'

const path = '/api/ajax/seller/domain'
const tags = ['shop']
const config = { auth: 'seller', work: 'shop_settings' } as const
const response = { 200: success(shopDomain.nullable()) }

/** A shop's own host name. (contract §13) */
export async function domainRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, domainHosts } = deps
  const { publicUrl } = deps.config
  const preHandler = mustManage('shop_settings')
  const byOf = ({ seller: { shopId, userId } }: AnyRequest) => ({ shopId, userId, now: clock.now() })
  const read = (request: AnyRequest): Promise<ShopDomain | null> =>
    inTransaction(db, { shopId: request.seller.shopId, readOnly: true }, async (trx) => {
      const row = await readDomain(trx, request.seller.shopId)
      return row ? presentDomain(row, publicUrl, (message) => request.say(message)) : null
    })

  app.get(path, { schema: { response, tags }, config, preHandler }, async (request) => ok(await read(request)))

  app.post(path, { schema: { body: claimBody, response, tags }, config, preHandler }, async (request) => {
    const ours = await ourAddresses(deps.dns, new URL(publicUrl).hostname)
    await inTransaction(db, { shopId: request.seller.shopId }, (trx) =>
      claimDomain(trx, byOf(request), { typed: request.body.host, publicUrl, ours }),
    )
    await domainHosts.load()
    return ok(await read(request), request.say(done.claimed))
  })

  app.delete(path, { schema: { response, tags }, config, preHandler }, async (request) => {
    await inTransaction(db, { shopId: request.seller.shopId }, (trx) => releaseDomain(trx, byOf(request)))
    await domainHosts.load()
    return ok(await read(request), request.say(done.removed))
  })

  app.post(`${path}/check`, { schema: { response, tags }, config, preHandler }, async (request) => {
    await deps.limits.take(request, 'search')
    await checkDomain(deps, request.seller.shopId)
    await domainHosts.load()
    const domain = await read(request)
    return ok(domain, domain && request.say(done[domain.status], { host: domain.host }))
  })

  // Asked by a proxy before it has a certificate made. Whoever comes through the proxy comes from loopback as well, with a mark of it.
  app.get(
    '/internal/tls/ask',
    {
      schema: { querystring: z.object({ domain: z.string().max(260).default('') }), hide: true },
      config: { raw: true },
    },
    async (request, reply) => {
      const { headers, raw } = request
      const came = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'].some(
        (name) => headers[name],
      )
      if (came || !isFromHere(raw.socket.remoteAddress)) throw new AppError('not_found', texts.notFound)
      const isKnown = await domainHosts.isVerified(request.query.domain)
      return reply
        .code(isKnown ? 200 : 404)
        .header('cache-control', 'no-store')
        .send({ verified: isKnown })
    },
  )
}

const isFromHere = (address: string | undefined): boolean =>
  address !== undefined && isLoopback(address.replace(/^::ffff:/, ''))
