import { lessonKinds } from '@kedai/domain/courses/progress.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { existingDay, flag, id, lineOfText, wholeNumber } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const question = z.object({
  question: lineOfText(500).default(''),
  options: z.array(lineOfText(300)).max(10).default([]),
  /** Places of the right ones. */
  correct: z.array(wholeNumber(0, 9)).max(10).default([]),
})

const lesson = z.object({
  /** Kept for as long as the lesson is: what learners have done goes by it. A new one gets one. */
  id: wholeNumber(1, 2_147_483_647).optional(),
  title: lineOfText(160).default(''),
  kind: z.enum(lessonKinds),
  minutes: wholeNumber(0, 1000).default(0),
  is_preview: flag.default(false),
  /** Lines; `# ` begins a heading, `- ` an entry of a list. */
  text: lineOfText(20_000).default(''),
  /** Of a video: a film of YouTube or Vimeo, in place of a file. */
  link: lineOfText(500).default(''),
  /** Of a video or a file: one of `digital-files`. */
  file_id: orNone(id),
  file_name: lineOfText(200).default(''),
  after_days: orNone(wholeNumber(0, 3650)),
  opens_on: orNone(existingDay),
  pass_percent: wholeNumber(1, 100).default(70),
  questions: z.array(question).max(50).default([]),
})

/** What a product's form says of a course. (contract §2a) */
export const courseForm = z.object({
  /** None: for ever. */
  access_days: orNone(wholeNumber(1, 3650)),
  /** None: what it costs now. */
  renewal_price: orNone(lineOfText(20)),
  sections: z
    .array(z.object({ title: lineOfText(160).default(''), lessons: z.array(lesson).max(100).default([]) }))
    .max(50)
    .default([]),
})
export type CourseForm = z.infer<typeof courseForm>
export type TypedLesson = CourseForm['sections'][number]['lessons'][number]

/** A course on its page, before it is bought. */
export const courseOutline = z.object({
  access_days: z.number().int().nullable(),
  renewal_price: moneyText.nullable(),
  sections: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(
        z.object({
          title: z.string(),
          kind: z.enum(lessonKinds),
          minutes: z.number().int(),
          is_preview: z.boolean(),
          /** Of a preview: what it is read by. */
          id: z.number().int().nullable(),
        }),
      ),
    }),
  ),
})
export type CourseOutline = z.infer<typeof courseOutline>
