import type {
  CertificateView,
  CourseEntrance,
  JudgedQuiz,
  LessonView,
  NotedProgress,
} from '@kedai/contracts/courses.ts'
import type { PlacedOrder } from '@kedai/contracts/orders.ts'
import { post } from '../../lib/http.ts'
import { oneOf } from '../../lib/query-cache.ts'

const at = (token: string, call = '') => `/api/ajax/guest/course/${encodeURIComponent(token)}${call}`

export const entranceQuery = (token: string) => oneOf<CourseEntrance>(at(token, '/entrance'))

export const lessonQuery = (token: string, id: number) => oneOf<LessonView>(at(token, `/lessons/${id}`))

export const certificateQuery = (code: string) =>
  oneOf<CertificateView>(`/api/ajax/guest/certificate/${encodeURIComponent(code)}`)

export const noteProgress = (token: string, id: number, noted: { position?: number; done?: boolean }) =>
  post<NotedProgress>(at(token, `/lessons/${id}/progress`), noted)

export const answerQuiz = (token: string, id: number, answers: readonly (readonly number[])[]) =>
  post<JudgedQuiz>(at(token, `/lessons/${id}/quiz`), { answers })

export const renewCourse = (token: string, paymentMethod: string, idempotencyKey: string) =>
  post<PlacedOrder>(at(token, '/renew'), { paymentMethod, agreeTnc: true }, { idempotencyKey })
