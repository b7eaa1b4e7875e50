import type { Feature } from '../../../platform/feature.ts'
import { askForRatings, planRequest } from './actions/ask-for-ratings.ts'
import { mailNewReviews } from './actions/mail-new-reviews.ts'
import { itemReviewRoutes, orderReviewRoutes } from './guest-routes.ts'
import { newReviewQueue, requestQueue } from './jobs.ts'
import { sellerReviewRoutes } from './seller-routes.ts'

/** What buyers say of what they bought, and the rating that follows from it. */
export const reviews: Feature = {
  name: 'reviews',
  queues: [requestQueue, newReviewQueue],
  wire(deps) {
    const { events, jobs, clock } = deps
    for (const name of ['order.shipped', 'order.delivered'] as const)
      events.on(name, (trx, of) => planRequest(trx, of, clock.now()))
    jobs.registerWorker(requestQueue, async ({ signal }) => void (await askForRatings(deps, signal)), {
      lowPriority: true,
    })
    jobs.schedule(requestQueue, '*/10 * * * *', {})
    jobs.registerWorker(newReviewQueue, async ({ signal }) => void (await mailNewReviews(deps, signal)), {
      lowPriority: true,
    })
    jobs.schedule(newReviewQueue, '*/5 * * * *', {})
  },
  async routes(app, deps) {
    await itemReviewRoutes(app, deps)
    await sellerReviewRoutes(app, deps)
    await app.register((scope) => orderReviewRoutes(scope as typeof app, deps))
  },
}
