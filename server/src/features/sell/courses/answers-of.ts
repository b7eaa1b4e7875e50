import type { answerQuiz } from '@kedai/contracts/courses.ts'
import type { QuizAnswer } from '@kedai/domain/courses/quiz.ts'
import type { z } from 'zod'

/** The chosen places of each question, in their order; what was left out is an empty answer. */
export function answersOf(answers: z.infer<typeof answerQuiz>['answers']): QuizAnswer[] {
  if (Array.isArray(answers)) return answers.map(chosen)
  const places = Object.keys(answers).filter((key) => /^\d{1,2}$/.test(key))
  const last = Math.max(-1, ...places.map(Number))
  return Array.from({ length: last + 1 }, (_, at) => chosen(answers[String(at)] ?? ''))
}

const chosen = (answer: number | number[] | ''): QuizAnswer =>
  answer === '' ? [] : typeof answer === 'number' ? [answer] : answer
