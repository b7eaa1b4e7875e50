import { list, success } from '@kedai/contracts/envelope.ts'
import {
  approveReseller,
  changeWallet as walletBody,
  rankReseller,
  reasonForReseller,
  resellerDetail,
  resellerListQuery,
  resellerParams,
  resellerRow,
} from '@kedai/contracts/resellers.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import { mayRefer, type ResellerAction } from '@kedai/domain/resellers/statuses.ts'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../../platform/http/read-page.ts'
import { shopUrl } from '../../../../platform/http/shop-url.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { changeWallet } from '../actions/change-wallet.ts'
import { decideReseller } from '../actions/decide-reseller.ts'
import { decisionDone } from '../decision-messages.ts'
import { presentReseller, presentResellerDetail } from '../present/reseller.ts'
import { findResellerDetail, listDocuments, listResellers } from '../queries/reseller-lists.ts'
import { findReachedRank } from '../shared/reached-rank.ts'
import { openNumber } from '../shared/seals.ts'
import { walletTexts } from '../wallet-messages.ts'

const root = '/api/ajax/seller/resellers'
const tags = ['resellers']
const config = { auth: 'seller', work: 'resellers' } as const
const ofReseller = { ...config, idOf: 'reseller' } as const
const perPage = 25

const nothing = z.object({}).default({})
/** What each decision takes. */
const decisions = {
  approve: approveReseller,
  reject: reasonForReseller,
  suspend: reasonForReseller,
  reinstate: nothing,
  end: nothing,
  rank: rankReseller,
} satisfies Record<ResellerAction, z.ZodType>

/** Who takes part in a shop's programmes, and what the shop decides about them. (contract §9) */
export async function sellerResellerRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files, limits } = deps
  const preHandler = mustManage('resellers')

  const readOne = ({ seller, lang }: AnyRequest, id: number) =>
    inTransaction(db, { shopId: seller.shopId, readOnly: true }, async (trx) => {
      const { shopId } = seller
      const row = await findResellerDetail(trx, shopId, id)
      if (!row) throw new AppError('not_found', texts.notFound)
      return presentResellerDetail(row, {
        lang,
        now: clock.now(),
        files,
        link: `${shopUrl(deps.config, seller.username)}/?ref=${row.code}`,
        identity: openNumber(deps, shopId, 'identity', row.identity_sealed),
        account: openNumber(deps, shopId, 'account', row.account_sealed),
        seesNumbers: can(seller.role, seller.permissions, 'payments'),
        documents: await listDocuments(trx, shopId, id),
        reached: mayRefer(row.status) ? await findReachedRank(trx, shopId, id) : null,
      })
    })

  app.get(
    root,
    { schema: { querystring: resellerListQuery, response: { 200: list(resellerRow) }, tags }, config, preHandler },
    async (request) => {
      const { area, status, term = '', page } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) => listResellers(trx, { shopId, area, status, term, ...slice }),
        }),
      )
      return okList(rows.map(presentReseller), meta)
    },
  )

  app.get(
    `${root}/:id`,
    {
      schema: { params: resellerParams, response: { 200: success(resellerDetail) }, tags },
      config: ofReseller,
      preHandler,
    },
    async (request) => ok(await readOne(request, request.params.id)),
  )

  app.post(
    `${root}/:id/wallet`,
    {
      schema: {
        summary: 'Puts money into a reseller’s wallet, or takes it out',
        params: resellerParams,
        body: walletBody,
        response: { 200: success(resellerDetail) },
        tags,
      },
      config: ofReseller,
      preHandler: [preHandler, mustManage('payments')],
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { id } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        changeWallet(trx, { shopId, userId, id, ...request.body, now: clock.now() }).then(() => null),
      )
      return ok(
        await readOne(request, id),
        request.say(request.body.kind === 'deposit' ? walletTexts.deposited : walletTexts.withdrawn),
      )
    },
  )

  for (const action of Object.keys(decisions) as ResellerAction[])
    // the keys of a literal without further ones
    app.post(
      `${root}/:id/${action}`,
      {
        schema: {
          params: resellerParams,
          body: decisions[action] as z.ZodType<{ rank_id?: number; reason?: string }>, // of each of them
          response: { 200: success(resellerDetail) },
          tags,
        },
        config: ofReseller,
        preHandler,
      },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const { id } = request.params
        const { rank_id: rankId, reason } = request.body
        await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
          decideReseller(trx, {
            shopId,
            userId,
            id,
            action,
            rankId,
            ...(reason !== undefined && { reason }),
            now: clock.now(),
          }).then(() => null),
        )
        return ok(await readOne(request, id), request.say(decisionDone[action]))
      },
    )
}
