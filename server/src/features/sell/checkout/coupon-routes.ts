import { couponData, tryCoupon } from '@kedai/contracts/coupons.ts'
import type { CouponData } from '@kedai/contracts/coupons.ts'
import { verdict } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { no, ok } from '../../../platform/http/envelope.ts'
import { shopOfView } from './actions/shop-of-view.ts'
import { checkCoupon } from './shared/check-coupon.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import { couponWords } from '../coupons/shared/words.ts'
import { sayThrottled, takeGuess } from '../coupons/shared/guess.ts'

export async function couponRoutes(app: KedaiApp, { db, publicDb, clock, limits }: Deps): Promise<void> {
  const answer = { response: { 200: verdict(couponData) } }

  app.post(
    '/api/ajax/guest/coupon/remove',
    {
      schema: { tags: ['coupons'], summary: 'Take the coupon off', ...answer },
      config: { auth: 'guest', limits: ['writing'] },
    },
    async (request) => ok(nothing, request.say(couponWords.removed)),
  )

  app.post(
    '/api/ajax/guest/coupon/:view_id',
    {
      schema: {
        tags: ['coupons'],
        summary: 'See what a coupon takes off',
        params: viewParams,
        body: tryCoupon,
        ...answer,
      },
      config: { auth: 'guest', idOf: 'product', counts: ['coupon'] },
    },
    async (request, reply) => {
      const guess = await takeGuess(limits, request)
      if ('wait' in guess) return no(nothing, sayThrottled(request, reply, guess.wait))
      const {
        body: { code, shipping, click_upsell: wantsUpsell = false, phone, email, quantity, items, ...priced },
        params: { view_id: viewId },
      } = request
      const buyer = { phone: readPhone(phone ?? ''), email: email ? foldEmail(email) : null }
      const shopId = await shopOfView(publicDb, viewId)
      const asked = { ...(quantity !== undefined && { quantity }), ...(items !== undefined && { items }) }
      const checked = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        checkCoupon(trx, {
          viewId,
          code,
          asked,
          priced,
          wantsUpsell,
          shipping: parseRinggit(shipping ?? ''),
          buyer,
          now: clock.now(),
        }),
      )
      if (!checked.ok) return no(nothing, request.say(checked.message))
      await guess.giveBack()
      return ok(
        {
          price: formatRinggit(checked.discount),
          coupon: checked.code,
          type: checked.type,
          ...(checked.followsExtras && { extra: formatRinggit(checked.extra), follows_extras: true }),
        },
        request.say(checked.message),
      )
    },
  )
}

const nothing: CouponData = { price: formatRinggit(noSen), coupon: null, type: null }
