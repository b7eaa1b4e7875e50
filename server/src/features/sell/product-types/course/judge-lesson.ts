import type { LessonKind } from '@kedai/domain/courses/progress.ts'
import { playerOf } from '@kedai/domain/courses/embedded-video.ts'
import type { FormRefusals } from '../shared/product-type.ts'
import type { Lesson } from '../shared/course-settings.ts'
import { formRefusals as messages } from './messages.ts'

type Judge = (lesson: Lesson, field: string, refusals: FormRefusals) => Partial<Lesson>

const nothing = { link: '', file_id: null, file_name: '', questions: [] }

/** What a lesson of each kind must say; what is of another kind is left out of what is kept. */
const kinds: Readonly<Record<LessonKind, Judge>> = {
  text(lesson, field, refusals) {
    if (lesson.text === '') refusals.add(`${field}.text`, messages.noText)
    return nothing
  },
  video(lesson, field, refusals) {
    const { link, file_id: file } = lesson
    if (link !== '' && playerOf(link) === null) refusals.add(`${field}.link`, messages.badLink)
    if (link === '' && file === null) refusals.add(`${field}.link`, messages.noVideo)
    return { questions: [], ...(link !== '' && { file_id: null, file_name: '' }) }
  },
  file(lesson, field, refusals) {
    if (lesson.file_id === null) refusals.add(`${field}.file_id`, messages.noFile)
    return { questions: [], link: '' }
  },
  quiz(lesson, field, refusals) {
    if (lesson.questions.length === 0) refusals.add(`${field}.questions`, messages.noQuestions)
    lesson.questions.forEach((question, at) => judgeQuestion(question, `${field}.questions.${at}`, refusals))
    return {
      ...nothing,
      is_preview: false, // it is judged for who is enrolled
      questions: lesson.questions.map((one) => ({
        ...one,
        correct: [...new Set(one.correct)].toSorted((a, b) => a - b),
      })),
    }
  },
}

export function judgeLesson(lesson: Lesson, field: string, refusals: FormRefusals): Lesson {
  if (lesson.title === '') refusals.add(`${field}.title`, messages.noTitle)
  return { ...lesson, ...kinds[lesson.kind](lesson, field, refusals) }
}

function judgeQuestion(
  { question, options, correct }: Lesson['questions'][number],
  field: string,
  refusals: FormRefusals,
) {
  if (question === '') refusals.add(`${field}.question`, messages.noQuestion)
  if (options.length < 2 || options.includes('') || new Set(options).size < options.length)
    refusals.add(`${field}.options`, messages.fewOptions)
  else if (correct.length === 0 || correct.some((place) => place >= options.length))
    refusals.add(`${field}.correct`, messages.noneRight)
}
