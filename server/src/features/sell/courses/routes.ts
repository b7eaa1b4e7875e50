import {
  answerQuiz as answerQuizBody,
  certificateParams,
  certificateView,
  courseEntrance,
  courseParams,
  courseView,
  judgedQuiz,
  lessonParams,
  lessonView,
  notedProgress,
  noteProgress as noteProgressBody,
  previewParams,
  shownLesson,
} from '@kedai/contracts/courses.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { renew } from '@kedai/contracts/memberships.ts'
import { placedOrder } from '@kedai/contracts/orders.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { signingKey } from '../../../platform/signing.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { shopOfEntitlement } from '../entitlements/actions/find.ts'
import { answerQuiz, noteProgress } from './actions/note-progress.ts'
import { printCertificate, showCertificate } from './actions/read-certificate.ts'
import { readCourseView, readEntrance } from './actions/read-course.ts'
import { readLesson, readPreview } from './actions/read-lesson.ts'
import { renewCourse } from './actions/renew-course.ts'
import { answersOf } from './answers-of.ts'
import { texts } from './messages.ts'
import { giveProof, hasProof } from './opened-lessons.ts'

const tags = ['courses']
const path = '/api/ajax/guest/course/:token'
const ofCourse = { auth: 'guest', idOf: 'course' } as const
const ofLesson = { auth: 'guest', idOf: 'lesson' } as const

/** A course, opened by its token alone. (contract §2a) */
export async function learnerRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const key = signingKey(deps.config.appSecret, 'opened-lesson')
  app.addHook('onRequest', async (_request, answer) => {
    keepAddressSecret(answer).header('cache-control', 'private, no-store')
  })

  app.get(
    path,
    { schema: { params: courseParams, response: { 200: success(courseView) }, tags }, config: ofCourse },
    async (request) => ok(await readCourseView(deps, request.params.token)),
  )

  app.get(
    `${path}/entrance`,
    { schema: { params: courseParams, response: { 200: success(courseEntrance) }, tags }, config: ofCourse },
    async (request) => ok(await readEntrance(deps, request.params.token)),
  )

  app.get(
    `${path}/lessons/:id`,
    { schema: { params: lessonParams, response: { 200: success(lessonView) }, tags }, config: ofLesson },
    async (request, reply) => {
      const opened = { token: request.params.token, lessonId: request.params.id }
      const lesson = await readLesson(deps, opened)
      giveProof(request, reply, key, opened)
      return ok(lesson)
    },
  )

  app.post(
    `${path}/lessons/:id/progress`,
    {
      schema: { params: lessonParams, body: noteProgressBody, response: { 200: success(notedProgress) }, tags },
      config: { ...ofLesson, limits: ['own_link'] },
    },
    async (request) => {
      const { token, id: lessonId } = request.params
      const { position, done } = request.body
      const shopId = await shopOfEntitlement(db, token)
      const noted = {
        position: typeof position === 'number' ? position : null,
        isDone: done ?? null,
        isOpened: hasProof(request, key, { token, lessonId }),
      }
      return ok(
        await inTransaction(db, { shopId }, (trx) =>
          noteProgress(trx, { shopId, token, lessonId, now: clock.now() }, noted),
        ),
      )
    },
  )

  app.post(
    `${path}/lessons/:id/quiz`,
    {
      schema: { params: lessonParams, body: answerQuizBody, response: { 200: success(judgedQuiz) }, tags },
      config: { ...ofLesson, limits: ['own_link'] },
    },
    async (request) => {
      const { token, id: lessonId } = request.params
      const shopId = await shopOfEntitlement(db, token)
      const { needed, ...judged } = await inTransaction(db, { shopId }, (trx) =>
        answerQuiz(trx, { shopId, token, lessonId, now: clock.now() }, answersOf(request.body.answers)),
      )
      const said = judged.is_passed ? texts.passed : texts.failed
      return ok(judged, request.say(said, { score: judged.score, needed }))
    },
  )

  app.post(
    `${path}/renew`,
    {
      schema: { params: courseParams, body: renew, response: { 200: success(placedOrder) }, tags },
      config: { ...ofCourse, counts: ['place_order', 'coupon?', 'upload?'] },
    },
    (request, reply) => renewCourse(deps, { request, reply, token: request.params.token, typed: request.body }),
  )
}

/** What anybody may see: a lesson to try, and whether a certificate is real. */
export async function openRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  app.get(
    '/api/ajax/guest/course-preview/:view_id/lessons/:id',
    {
      schema: { params: previewParams, response: { 200: success(shownLesson) }, tags },
      config: { auth: 'guest', idOf: 'preview_lesson' },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return ok(await readPreview(deps, { viewId: request.params.view_id, lessonId: request.params.id }))
    },
  )

  const certificate = '/api/ajax/guest/certificate/:code'
  const ofCertificate = { auth: 'guest', idOf: 'certificate' } as const
  app.get(
    certificate,
    { schema: { params: certificateParams, response: { 200: success(certificateView) }, tags }, config: ofCertificate },
    async (request, reply) => {
      keepAddressSecret(reply).header('cache-control', 'private, no-store')
      return ok(await showCertificate(deps, request.params.code))
    },
  )

  app.get(
    `${certificate}/pdf`,
    { schema: { params: certificateParams, tags }, config: { ...ofCertificate, raw: true, limits: ['paper'] } },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { paper, shopId } = await printCertificate(deps, request.params.code)
      const pdf = await deps.documents.renderCertificate(paper, { shopId })
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${paper.code}.pdf"`)
        .send(pdf)
    },
  )
}
