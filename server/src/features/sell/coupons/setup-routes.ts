import { list, success } from '@kedai/contracts/envelope.ts'
import {
  changeCoupon as changeBody,
  couponIdParams as params,
  couponListQuery,
  couponRow,
  couponUse,
  couponUsesQuery,
  createCoupons as createBody,
  sellerCoupon,
} from '@kedai/contracts/seller-coupons.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { readSellerCoupon } from './actions/read-seller-coupon.ts'
import { changeCoupon, createCoupons, stepCoupon } from './actions/save-coupon.ts'
import type { CouponStep } from './coupon-step.ts'
import { presentRow, presentUse } from './present-coupon.ts'
import { listCoupons, listUses } from './queries/setup.ts'
import { setupDone as done, stepDone } from './setup-messages.ts'

const path = '/api/ajax/seller/coupons'
const tags = ['coupons']
const config = { auth: 'seller', work: 'coupons' } as const
const ofCoupon = { ...config, idOf: 'coupon' } as const
const response = { 200: success(sellerCoupon) }
const perPage = 25

/** A shop's coupons: list, form, pause and resume, archive, and the orders that used them. */
export async function couponSetupRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('coupons')
  const who = ({ seller: { shopId, userId } }: AnyRequest) => ({ shopId, userId, now: clock.now() })
  const reading = <Result>({ seller: { shopId } }: AnyRequest, work: (trx: Db, shopId: number) => Promise<Result>) =>
    inTransaction(db, { shopId, readOnly: true }, (trx) => work(trx, shopId))

  const told = (request: AnyRequest, id: number) =>
    reading(request, (trx, shopId) => readSellerCoupon(trx, { shopId, id, now: clock.now() }))

  app.get(
    path,
    { schema: { querystring: couponListQuery, response: { 200: list(couponRow) }, tags }, config, preHandler },
    async (request) => {
      const { status, term, page } = request.query
      const { rows, meta } = await reading(request, (trx, shopId) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) => listCoupons(trx, { shopId, status, term, now: clock.now() }, slice),
        }),
      )
      return okList(rows.map(presentRow), meta)
    },
  )

  app.post(path, { schema: { body: createBody, response, tags }, config, preHandler }, async (request, reply) => {
    const { how_many: howMany, ...typed } = request.body
    const made = await idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, (trx) =>
      createCoupons(trx, who(request), typed, howMany),
    )
    const [first = 0] = made
    return ok(
      await told(request, first),
      made.length === 1 ? request.say(done.created) : request.say(done.createdMany, { count: made.length }),
    )
  })

  app.get(`${path}/:id`, { schema: { params, response, tags }, config: ofCoupon, preHandler }, async (request) =>
    ok(await told(request, request.params.id)),
  )

  app.put(
    `${path}/:id`,
    { schema: { params, body: changeBody, response, tags }, config: ofCoupon, preHandler },
    async (request) => {
      const {
        params: { id },
        seller: { shopId },
        body: { revision, ...typed },
      } = request
      const read = (trx: Db) => readSellerCoupon(trx, { shopId, id, now: clock.now() })
      const saved = await inTransaction(db, { shopId }, (trx) =>
        saveSettings(trx, { shopId, revision, read, write: () => changeCoupon(trx, who(request), id, typed) }),
      )
      return ok(saved, request.say(done.saved))
    },
  )

  for (const step of Object.keys(stepDone) as CouponStep[]) {
    // the keys are the steps: `satisfies` there
    app.post(
      `${path}/:id/${step}`,
      { schema: { params, response, tags }, config: ofCoupon, preHandler },
      async (request) => {
        const {
          params: { id },
          seller: { shopId },
        } = request
        await inTransaction(db, { shopId }, (trx) => stepCoupon(trx, who(request), id, step))
        return ok(await told(request, id), request.say(stepDone[step]))
      },
    )
  }

  app.get(
    `${path}/:id/uses`,
    {
      schema: { params, querystring: couponUsesQuery, response: { 200: list(couponUse) }, tags },
      config: ofCoupon,
      preHandler,
    },
    async (request) => {
      const {
        params: { id },
        query: { page },
      } = request
      await told(request, id)
      const { rows, meta } = await reading(request, (trx, shopId) =>
        readUncountedPage({ page, perPage, list: (slice) => listUses(trx, shopId, id, slice) }),
      )
      return okList(rows.map(presentUse), meta)
    },
  )
}
