import type { LessonView } from '@kedai/contracts/courses.ts'
import { opensAt } from '@kedai/domain/courses/drip.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { shopOfEntitlement } from '../../entitlements/actions/find.ts'
import { lessonsOf, readCourse } from '../../product-types/shared/course-settings.ts'
import type { Settings } from '../../product-types/shared/product-type.ts'
import { texts } from '../messages.ts'
import { findPublicCourse, listProgress } from '../queries.ts'
import { openCourse } from './open-course.ts'
import { findLesson, showLesson } from './show-lesson.ts'

type Asked = { shopId: number; token: string; lessonId: number; now: Date }

/**
 * A place and its lesson, which is open. @throws AppError `not_found`; `forbidden` once the course is over, and with
 * `opens_at` before the lesson opens
 */
export async function openLesson(trx: Db, { lessonId, ...asked }: Asked) {
  const place = await openCourse(trx, asked)
  const { lesson } = findLesson(place.course, lessonId)
  const opens = opensAt(lesson, place.entitlement.created_at)
  if (opens && opens > asked.now)
    throw new AppError('forbidden', texts.notOpen, {
      params: { day: formatDate(opens) },
      data: { opens_at: formatTime(opens) },
    })
  return { ...place, lesson, opens }
}

/** A lesson of an enrolled learner. @throws AppError as `openLesson` */
export async function readLesson(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  { token, lessonId }: { token: string; lessonId: number },
): Promise<LessonView> {
  const now = clock.now()
  const shopId = await shopOfEntitlement(db, token)
  return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
    const { entitlement, course, opens } = await openLesson(trx, { shopId, token, lessonId, now })
    const shown = await showLesson(trx, files, course, { shopId, productId: entitlement.product_id, lessonId, now })
    const row = (await listProgress(trx, { shopId, id: entitlement.id })).find(({ lesson_id: id }) => id === lessonId)
    const ids = lessonsOf(course).map(({ id }) => id)
    const at = ids.indexOf(lessonId)
    return {
      ...shown,
      opens_at: opens && formatTime(opens),
      is_done: row?.done_at != null,
      position: row?.position ?? null,
      score: row?.score ?? null,
      previous_lesson: ids[at - 1] ?? null,
      next_lesson: ids[at + 1] ?? null,
    }
  })
}

/** A lesson that anybody may see before buying. @throws AppError `not_found` */
export async function readPreview(
  { db, publicDb, clock, files }: Pick<Deps, 'db' | 'publicDb' | 'clock' | 'files'>,
  { viewId, lessonId }: { viewId: string; lessonId: number },
) {
  const product = await findPublicCourse(publicDb, viewId)
  if (!product) throw new AppError('not_found', common.notFound)
  const course = readCourse(product.details as Settings | null) // an object by its check
  if (!findLesson(course, lessonId).lesson.is_preview) throw new AppError('not_found', common.notFound)
  const { id: productId, shop_id: shopId } = product
  return inTransaction(db, { shopId, readOnly: true }, (trx) =>
    showLesson(trx, files, course, { shopId, productId, lessonId, now: clock.now() }),
  )
}
