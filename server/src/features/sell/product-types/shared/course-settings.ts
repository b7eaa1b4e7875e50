import { type CourseForm, courseForm } from '@kedai/contracts/course-forms.ts'
import type { Settings } from './product-type.ts'

/** A lesson as it is kept: with its id. */
export type Lesson = CourseForm['sections'][number]['lessons'][number] & { id: number }
export type Course = Omit<CourseForm, 'sections'> & { sections: { title: string; lessons: Lesson[] }[] }

/** A course as its product keeps it; what was a course once and is sold as something else now has no lessons. */
export function readCourse(settings: Settings | null): Course {
  const read = courseForm.safeParse(settings).data ?? { access_days: null, renewal_price: null, sections: [] }
  const sections = read.sections.map(({ title, lessons }) => ({
    title,
    lessons: lessons.flatMap((lesson) => (lesson.id === undefined ? [] : [{ ...lesson, id: lesson.id }])),
  }))
  return { ...read, sections }
}

export const lessonsOf = (course: Pick<Course, 'sections'>): Lesson[] =>
  course.sections.flatMap(({ lessons }) => lessons)
