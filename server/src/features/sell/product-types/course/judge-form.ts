import { randomInt } from 'node:crypto'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { maxPrice } from '@kedai/domain/money/max-price.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { FormRefusals } from '../shared/product-type.ts'
import type { Course, Lesson } from '../shared/course-settings.ts'
import { judgeLesson } from './judge-lesson.ts'
import { formRefusals as messages } from './messages.ts'

const most = { lessons: 300, letters: 400_000, price: maxPrice }

/** A course as it is kept: lessons keep their ids, new ones get one. Null with refusals. */
export function judgeCourse({ course: form }: SaveProduct, refusals: FormRefusals): Course | null {
  if (!form) {
    refusals.add('course', messages.missing)
    return null
  }
  const taken = new Set<number>()
  const idOf = (typed: number | undefined, field: string): number => {
    if (typed !== undefined && taken.has(typed)) refusals.add(field, messages.sameId)
    const id = typed ?? freshId(taken)
    taken.add(id)
    return id
  }
  const known = form.sections.flatMap(({ lessons }) => lessons.flatMap(({ id }) => id ?? []))
  const sections = form.sections.map(({ title, lessons }, section) => {
    if (title === '') refusals.add(`course.sections.${section}.title`, messages.noTitle)
    return {
      title,
      lessons: lessons.map((typed, at): Lesson => {
        const field = `course.sections.${section}.lessons.${at}`
        return judgeLesson({ ...typed, id: idOf(typed.id, `${field}.id`) }, field, refusals)
      }),
    }
  })
  if (taken.size === 0) refusals.add('course.sections', messages.noLessons)
  if (known.length > most.lessons || taken.size > most.lessons)
    refusals.add('course.sections', messages.tooManyLessons, { most: most.lessons })
  if (JSON.stringify(sections).length > most.letters) refusals.add('course.sections', messages.tooMuchText)
  return { access_days: form.access_days, renewal_price: priceOf(form, refusals), sections }
}

function priceOf(
  { renewal_price: typed, access_days: days }: Pick<Course, 'renewal_price' | 'access_days'>,
  refusals: FormRefusals,
): string | null {
  if (typed === null) return null
  if (days === null) refusals.add('course.renewal_price', messages.neverEnds)
  const read = parseRinggit(typed)
  if (read !== null && read >= 0 && read <= most.price) return formatRinggit(read)
  refusals.add('course.renewal_price', messages.badPrice)
  return null
}

// By chance, so that the id of a lesson that was removed does not come back for another.
function freshId(taken: ReadonlySet<number>): number {
  const id = randomInt(1_000_000, 2_147_483_647)
  return taken.has(id) ? freshId(taken) : id
}
