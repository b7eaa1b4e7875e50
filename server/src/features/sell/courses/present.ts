import type { CourseView, EnrolledLesson, Learner } from '@kedai/contracts/courses.ts'
import { isOpen, opensAt } from '@kedai/domain/courses/drip.ts'
import { nextLesson, progressOf } from '@kedai/domain/courses/progress.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { lastMoment, standingOf } from '../entitlements/actions/find.ts'
import { type Course, type Lesson, lessonsOf, readCourse } from '../product-types/shared/course-settings.ts'
import type { Settings } from '../product-types/shared/product-type.ts'
import type { listLearners, ProgressRow } from './queries.ts'

type Learning = { course: Course; progress: readonly ProgressRow[]; enrolledAt: Date; now: Date }

export function presentSections({ course, progress, enrolledAt, now }: Learning): CourseView['sections'] {
  const done = new Map(progress.map((row) => [row.lesson_id, row]))
  return course.sections.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => presentLesson(lesson, done.get(lesson.id), enrolledAt, now)),
  }))
}

function presentLesson(lesson: Lesson, row: ProgressRow | undefined, enrolledAt: Date, now: Date): EnrolledLesson {
  const opens = opensAt(lesson, enrolledAt)
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    minutes: lesson.minutes,
    opens_at: opens && formatTime(opens),
    is_open: isOpen(lesson, enrolledAt, now),
    is_done: row?.done_at != null,
    position: row?.position ?? null,
    score: row?.score ?? null,
  }
}

/** How far a learner is, and where to go on. */
export function standing({ course, progress, enrolledAt, now }: Learning, last: number | null = null) {
  const done = new Set(progress.flatMap(({ lesson_id: id, done_at: at }) => (at === null ? [] : [id])))
  const lessons = lessonsOf(course).map((lesson) => ({
    id: lesson.id,
    isDone: done.has(lesson.id),
    isOpen: isOpen(lesson, enrolledAt, now),
  }))
  const count = lessons.filter(({ isDone }) => isDone).length
  return {
    progress: progressOf(count, lessons.length),
    next_lesson: nextLesson(lessons, last ?? progress[0]?.lesson_id ?? null),
    isFinished: lessons.length > 0 && count === lessons.length,
  }
}

export function presentLearner(row: Awaited<ReturnType<typeof listLearners>>[number], now: Date): Learner {
  const lessons = lessonsOf(readCourse(row.settings as Settings | null)) // an object by its check
  const done = new Set(row.done ?? [])
  const count = lessons.filter(({ id }) => done.has(id)).length
  return {
    id: row.id,
    name: row.holder_name,
    phone: row.holder_phone,
    email: row.holder_email,
    product: row.title,
    status: standingOf(row, now) === 'lapsed' ? 'lapsed' : 'active',
    enrolled_at: formatTime(row.created_at),
    expires_at: lastMoment(row.until_on),
    progress: progressOf(count, lessons.length),
    lessons_done: count,
    lessons: lessons.length,
    last_seen_at: row.last_seen_at && formatTime(row.last_seen_at),
    certificate_code: row.certificate_code,
    order_no: row.order_no,
  }
}
