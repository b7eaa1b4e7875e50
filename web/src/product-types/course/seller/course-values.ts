import type { CourseForm } from '@kedai/contracts/course-forms.ts'
import type { LessonKind } from '@kedai/domain/courses/progress.ts'

export type QuestionValues = { question: string; options: string[]; correct: number[] }

/** A lesson as typed, all kinds in one, so that changing its kind loses nothing. */
export type LessonValues = {
  id: number | null
  title: string
  kind: LessonKind
  minutes: string
  is_preview: boolean
  text: string
  link: string
  file: { id: number; name: string } | null
  after_days: string
  opens_on: string
  pass_percent: string
  questions: QuestionValues[]
}

export type SectionValues = { title: string; lessons: LessonValues[] }
export type CourseValues = { access_days: string; renewal_price: string; sections: SectionValues[] }

export const emptyLesson = (kind: LessonKind = 'text'): LessonValues => ({
  id: null,
  title: '',
  kind,
  minutes: '',
  is_preview: false,
  text: '',
  link: '',
  file: null,
  after_days: '',
  opens_on: '',
  pass_percent: '70',
  questions: [emptyQuestion()],
})

export const emptyQuestion = (): QuestionValues => ({ question: '', options: ['', ''], correct: [] })

export const emptyCourse = (): CourseValues => ({
  access_days: '',
  renewal_price: '',
  sections: [{ title: '', lessons: [emptyLesson()] }],
})

/** A course as its form shows it; of another type: an empty one. */
export function toCourseValues(kept: Readonly<Record<string, unknown>> | null): CourseValues {
  if (kept === null) return emptyCourse()
  const read = kept as CourseForm // the server keeps it as the contract reads it
  return {
    access_days: String(read.access_days ?? ''),
    renewal_price: read.renewal_price ?? '',
    sections: read.sections.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson) => ({
        id: lesson.id ?? null,
        title: lesson.title,
        kind: lesson.kind,
        minutes: lesson.minutes === 0 ? '' : String(lesson.minutes),
        is_preview: lesson.is_preview,
        text: lesson.text,
        link: lesson.link,
        file: lesson.file_id === null ? null : { id: lesson.file_id, name: lesson.file_name },
        after_days: String(lesson.after_days ?? ''),
        opens_on: lesson.opens_on ?? '',
        pass_percent: String(lesson.pass_percent),
        questions: lesson.questions.length > 0 ? lesson.questions : [emptyQuestion()],
      })),
    })),
  }
}

/** The body of a save: of each lesson what its kind says. */
export const toCourseWire = ({ access_days, renewal_price, sections }: CourseValues): object => ({
  access_days: access_days.trim() || null,
  renewal_price: access_days.trim() === '' ? null : renewal_price.trim() || null,
  sections: sections.map(({ title, lessons }) => ({ title, lessons: lessons.map(toLessonWire) })),
})

const toLessonWire = ({ id, file, questions, minutes, after_days, opens_on, ...lesson }: LessonValues): object => ({
  ...lesson,
  ...(id !== null && { id }),
  minutes: minutes.trim() || 0,
  after_days: after_days.trim() || null,
  opens_on: opens_on || null,
  pass_percent: lesson.pass_percent.trim() || 70,
  file_id: file?.id ?? null,
  file_name: file?.name ?? '',
  questions: lesson.kind === 'quiz' ? questions : [],
})

/** The list with one of its places put elsewhere; unchanged at its ends. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1)
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  const rest = rows.filter((_, place) => place !== from)
  return [...rest.slice(0, to), row, ...rest.slice(to)]
}

export const replaced = <Row>(rows: readonly Row[], place: number, row: Row): Row[] =>
  rows.map((one, at) => (at === place ? row : one))

export const without = <Row>(rows: readonly Row[], place: number): Row[] => rows.filter((_, at) => at !== place)
