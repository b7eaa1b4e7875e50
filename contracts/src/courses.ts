import { lessonKinds } from '@kedai/domain/courses/progress.ts'
import { z } from 'zod'
import { list } from './envelope.ts'
import { moneyText } from './money.ts'
import { dateTimeText, flag, id, lineOfText, pageNumber, wholeNumber } from './values.ts'

// What a product's form says of a course, and what its page shows, stands in `course-forms.ts`.

export const courseParams = z.object({ token: z.string().min(1).max(64) })
export const lessonParams = courseParams.extend({ id })
export const previewParams = z.object({ view_id: z.string().min(1).max(64), id })
export const certificateParams = z.object({ code: z.string().min(1).max(40) })

const kind = z.enum(lessonKinds)

export const enrolledLesson = z.object({
  id: z.number().int(),
  title: z.string(),
  kind,
  minutes: z.number().int(),
  /** Null: it waits for nothing. */
  opens_at: dateTimeText.nullable(),
  is_open: z.boolean(),
  is_done: z.boolean(),
  /** Seconds into a video; null where nobody has begun. */
  position: z.number().int().nullable(),
  /** Of a quiz, the best. */
  score: z.number().int().nullable(),
})
export type EnrolledLesson = z.infer<typeof enrolledLesson>

/** What going on costs, and how it can be paid. */
export const courseRenewal = z.object({
  view_id: z.string(),
  price: moneyText,
  access_days: z.number().int(),
  /** Until when it would last, paid today. */
  until: dateTimeText.nullable(),
  payment_methods: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type CourseRenewal = z.infer<typeof courseRenewal>

const shopOfCourse = z.object({ username: z.string(), name: z.string(), stylesheet: z.string().nullable() })

/** GET /api/ajax/guest/course/{token}. */
export const courseView = z.object({
  title: z.string(),
  name: z.string(),
  /** Its last moment; null without an end. */
  expires_at: dateTimeText.nullable(),
  /** Of a hundred. */
  progress: z.number().int(),
  sections: z.array(z.object({ title: z.string(), lessons: z.array(enrolledLesson) })),
  /** Where to go on; null when all is done. */
  next_lesson: z.number().int().nullable(),
  certificate_url: z.string().nullable(),
  renewal: courseRenewal.nullable(),
  shop: shopOfCourse,
})
export type CourseView = z.infer<typeof courseView>

/** Stands in the `data` of the 403 of what is over. */
export const lapsedCourse = z.object({
  title: z.string(),
  expires_at: dateTimeText.nullable(),
  renewal: courseRenewal.nullable(),
  certificate_url: z.string().nullable(),
  shop: shopOfCourse,
})
export type LapsedCourse = z.infer<typeof lapsedCourse>

/** GET /api/ajax/guest/course/{token}/entrance: what its page is drawn from, whether it is over or not. */
export const courseEntrance = z.object({ course: courseView.nullable(), lapsed: lapsedCourse.nullable() })
export type CourseEntrance = z.infer<typeof courseEntrance>

export const shownLesson = z.object({
  id: z.number().int(),
  title: z.string(),
  kind,
  minutes: z.number().int(),
  section: z.string(),
  /** HTML rendered from what the seller typed. */
  content: z.string(),
  /** Of a video: a file that is streamed, or a player of another site. */
  video: z.object({ type: z.enum(['file', 'embed']), url: z.string() }).nullable(),
  file: z.object({ name: z.string(), bytes: z.number().int(), url: z.string() }).nullable(),
  /** Of a quiz; what is right stays with the server. */
  quiz: z
    .object({
      pass_percent: z.number().int(),
      questions: z.array(z.object({ question: z.string(), options: z.array(z.string()), is_multiple: z.boolean() })),
    })
    .nullable(),
})
export type ShownLesson = z.infer<typeof shownLesson>

/** GET /api/ajax/guest/course/{token}/lessons/{id}. */
export const lessonView = shownLesson.extend({
  opens_at: dateTimeText.nullable(),
  is_done: z.boolean(),
  position: z.number().int().nullable(),
  score: z.number().int().nullable(),
  previous_lesson: z.number().int().nullable(),
  next_lesson: z.number().int().nullable(),
})
export type LessonView = z.infer<typeof lessonView>

/** POST .../lessons/{id}/progress. A quiz is done by passing it. */
export const noteProgress = z.object({
  position: z.union([wholeNumber(0, 1_000_000), z.literal('')]).optional(),
  done: flag.optional(),
})

export const notedProgress = z.object({
  progress: z.number().int(),
  is_done: z.boolean(),
  position: z.number().int().nullable(),
  next_lesson: z.number().int().nullable(),
  certificate_url: z.string().nullable(),
})
export type NotedProgress = z.infer<typeof notedProgress>

const place = wholeNumber(0, 50)
const chosen = z.union([place, z.array(place).max(50), z.literal('')])

/** POST .../lessons/{id}/quiz: of each question, in their order, the place of the option that was chosen, or of several. */
export const answerQuiz = z.object({
  answers: z.union([z.array(chosen).max(100), z.record(z.string().max(8), chosen)]),
})

export const judgedQuiz = notedProgress.extend({
  is_passed: z.boolean(),
  /** Of a hundred. */
  score: z.number().int(),
  /** Places of the questions that were not right. */
  wrong: z.array(z.number().int()),
})
export type JudgedQuiz = z.infer<typeof judgedQuiz>

/** GET /api/ajax/guest/certificate/{code}. */
export const certificateView = z.object({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  issued_at: dateTimeText,
  /** Taken back with the money. */
  is_valid: z.boolean(),
  pdf_url: z.string(),
  shop: shopOfCourse,
})
export type CertificateView = z.infer<typeof certificateView>

export const learnersQuery = z.object({
  product: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  status: z.union([z.enum(['active', 'lapsed', 'finished']), z.literal('').transform(() => undefined)]).optional(),
  term: lineOfText(100).optional(),
  page: pageNumber,
})

export const learner = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  product: z.string(),
  status: z.enum(['active', 'lapsed']),
  enrolled_at: dateTimeText,
  expires_at: dateTimeText.nullable(),
  progress: z.number().int(),
  lessons_done: z.number().int(),
  lessons: z.number().int(),
  last_seen_at: dateTimeText.nullable(),
  certificate_code: z.string().nullable(),
  order_no: z.string(),
})
export type Learner = z.infer<typeof learner>
export const learnerList = list(learner)
