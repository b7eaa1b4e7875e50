import type { ShownLesson } from '@kedai/contracts/courses.ts'
import { contentHtml } from '@kedai/domain/content/content-html.ts'
import { playerOf } from '@kedai/domain/courses/embedded-video.ts'
import { lessonBlocks } from '@kedai/domain/courses/lesson-text.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { Course, Lesson } from '../../product-types/shared/course-settings.ts'
import { findLessonFile } from '../queries.ts'

type Showing = { shopId: number; productId: number; lessonId: number; now: Date }

/** A lesson of a course and the section it stands in. @throws AppError `not_found` */
export function findLesson(course: Course, id: number): { lesson: Lesson; section: string } {
  for (const { title, lessons } of course.sections) {
    const lesson = lessons.find((one) => one.id === id)
    if (lesson) return { lesson, section: title }
  }
  throw new AppError('not_found', texts.notFound)
}

/** A lesson that may be seen. Its files open for a while: long enough to watch a film with pauses. */
export async function showLesson(
  trx: Db,
  files: Files,
  course: Course,
  { shopId, productId, lessonId, now }: Showing,
): Promise<ShownLesson> {
  const { lesson, section } = findLesson(course, lessonId)
  const { id, title, kind, minutes, text, link, file_id: fileId, questions, pass_percent } = lesson
  const found = fileId === null ? undefined : await findLessonFile(trx, { shopId, productId, fileId })
  const url =
    found &&
    files.privateLink({ key: found.key, fileName: found.file_name ?? 'file', size: found.bytes * watching }, now)
  const player = link === '' ? null : playerOf(link)
  return {
    id,
    title,
    kind,
    minutes,
    section,
    content: contentHtml(lessonBlocks(text)),
    video: kind !== 'video' ? null : player ? { type: 'embed', url: player } : url ? { type: 'file', url } : null,
    file: kind === 'file' && url ? { name: found.file_name ?? 'file', bytes: found.bytes, url } : null,
    quiz:
      kind === 'quiz'
        ? {
            pass_percent,
            questions: questions.map(({ question, options, correct }) => ({
              question,
              options,
              is_multiple: correct.length > 1,
            })),
          }
        : null,
  }
}

// A link lives as long as its bytes take over a slow line; a film is watched more slowly than that.
const watching = 4
