import { randomInt } from 'node:crypto'
import type { JudgedQuiz, NotedProgress } from '@kedai/contracts/courses.ts'
import { judgeQuiz, pauseAfter, type QuizAnswer } from '@kedai/domain/courses/quiz.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../messages.ts'
import { standing } from '../present.ts'
import {
  findCertificateOf,
  insertCertificate,
  listProgress,
  lockLearner,
  saveFails,
  saveProgress,
  type ProgressRow,
} from '../queries.ts'
import { certificatePath, type Place } from './open-course.ts'
import { openLesson } from './read-lesson.ts'

type Asked = { shopId: number; token: string; lessonId: number; now: Date }

/** Notes how far a learner is in a lesson, or that it is done. @throws AppError as `openLesson`; `conflict` for a quiz that was not passed, and for a lesson that was never opened */
export async function noteProgress(
  trx: Db,
  asked: Asked,
  { position, isDone, isOpened }: { position: number | null; isDone: boolean | null; isOpened: boolean },
): Promise<NotedProgress> {
  const { entitlement, lesson, ...place } = await openLesson(trx, asked)
  if (isDone !== null && lesson.questions.length > 0) throw new AppError('conflict', texts.quizByPassing)
  const of = { shopId: asked.shopId, id: entitlement.id }
  await lockLearner(trx, of)
  if (isDone === true && !isOpened && (await progressIn(trx, of, lesson.id))?.opened_at == null)
    throw new AppError('conflict', texts.openFirst)
  await saveProgress(trx, of, { lessonId: lesson.id, position, isDone, isOpened, score: null, tries: 0 }, asked.now)
  return told(trx, { ...place, entitlement }, asked)
}

/** Judges a quiz; once passed it stays done. @throws AppError as `openLesson`; `conflict` for what is no quiz; `too_many` before the pause after tries that failed is over */
export async function answerQuiz(
  trx: Db,
  asked: Asked,
  answers: readonly QuizAnswer[],
): Promise<JudgedQuiz & { needed: number }> {
  const { entitlement, lesson, ...place } = await openLesson(trx, asked)
  if (lesson.questions.length === 0) throw new AppError('conflict', texts.noQuiz)
  if (answers.length > lesson.questions.length) throw refuseField('answers', texts.tooManyAnswers)
  const of = { shopId: asked.shopId, id: entitlement.id }
  await lockLearner(trx, of)
  const before = await progressIn(trx, of, lesson.id)
  mustHaveWaited(before, asked.now)
  const { score, isPassed, wrong } = judgeQuiz(lesson.questions, answers, lesson.pass_percent)
  await saveProgress(
    trx,
    of,
    { lessonId: lesson.id, position: null, isDone: isPassed ? true : null, isOpened: false, score, tries: 1 },
    asked.now,
  )
  const fails = isPassed ? 0 : (before?.fails ?? 0) + 1
  await saveFails(trx, of, { lessonId: lesson.id, fails, failedAt: isPassed ? null : asked.now })
  const noted = await told(trx, { ...place, entitlement }, asked)
  return { ...noted, is_passed: isPassed, score, wrong, needed: lesson.pass_percent }
}

// Once passed it may be tried as often as one likes: nothing comes of it.
function mustHaveWaited(row: ProgressRow | undefined, now: Date): void {
  if (!row?.failed_at || row.done_at !== null) return
  const again = new Date(row.failed_at.getTime() + pauseAfter(row.fails) * 1000)
  const seconds = Math.ceil((again.getTime() - now.getTime()) / 1000)
  if (seconds > 0)
    throw new AppError('too_many', texts.quizPause, {
      params: { time: formatTime(again).slice(11, 16) },
      retryAfter: seconds,
      data: { try_again_at: formatTime(again) },
    })
}

const progressIn = async (trx: Db, of: { shopId: number; id: number }, lessonId: number) =>
  (await listProgress(trx, of)).find(({ lesson_id: id }) => id === lessonId)

// With the last lesson comes the certificate; the learner's row is held, so two last lessons at once make one.
async function told(trx: Db, { entitlement, course }: Place, { shopId, lessonId, now }: Asked): Promise<NotedProgress> {
  const of = { shopId, id: entitlement.id }
  const progress = await listProgress(trx, of)
  const { isFinished, ...stands } = standing({ course, progress, enrolledAt: entitlement.created_at, now }, lessonId)
  if (isFinished)
    await insertCertificate(trx, {
      ...of,
      code: makeCode(),
      name: entitlement.holder_name,
      title: entitlement.title,
      lang: entitlement.lang,
      now,
    })
  const certificate = await findCertificateOf(trx, of)
  const row = progress.find(({ lesson_id: id }) => id === lessonId)
  return {
    ...stands,
    is_done: row?.done_at != null,
    position: row?.position ?? null,
    certificate_url: certificate ? certificatePath(certificate.code) : null,
  }
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

// Typed from paper: without letters that look alike, 10^18 of them.
const makeCode = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
