import type { CourseEntrance, CourseView } from '@kedai/contracts/courses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { shopOfEntitlement } from '../../entitlements/actions/find.ts'
import { presentSections, standing } from '../present.ts'
import { listProgress } from '../queries.ts'
import { findPlace, openCourse, type Place, readAround, readLapsed } from './open-course.ts'

type Parts = Pick<Deps, 'db' | 'clock'>

/** A course as its learner sees it. @throws AppError `not_found`; `forbidden` with the renewal once it is over */
export async function readCourseView({ db, clock }: Parts, token: string): Promise<CourseView> {
  const asked = { shopId: await shopOfEntitlement(db, token), token, now: clock.now() }
  return inTransaction(db, { shopId: asked.shopId, readOnly: true }, async (trx) =>
    present(trx, await openCourse(trx, asked), asked),
  )
}

/** The same for its page, which has something to show when it is over too. @throws AppError `not_found` */
export async function readEntrance({ db, clock }: Parts, token: string): Promise<CourseEntrance> {
  const asked = { shopId: await shopOfEntitlement(db, token), token, now: clock.now() }
  return inTransaction(db, { shopId: asked.shopId, readOnly: true }, async (trx) => {
    const place = await findPlace(trx, asked)
    return place.isOver
      ? { course: null, lapsed: await readLapsed(trx, place, asked) }
      : { course: await present(trx, place, asked), lapsed: null }
  })
}

async function present(
  trx: Db,
  place: Place,
  asked: { shopId: number; token: string; now: Date },
): Promise<CourseView> {
  const { entitlement, course } = place
  const progress = await listProgress(trx, { shopId: asked.shopId, id: entitlement.id })
  const learning = { course, progress, enrolledAt: entitlement.created_at, now: asked.now }
  const { isFinished: _, ...stands } = standing(learning)
  return {
    ...(await readAround(trx, place, asked)),
    name: entitlement.holder_name,
    ...stands,
    sections: presentSections(learning),
  }
}
