export type Question = { options: readonly string[]; correct: readonly number[] }

/** What was chosen of a question, by the places of its options. */
export type QuizAnswer = readonly number[]

export type QuizResult = {
  /** Of a hundred, rounded down. */
  score: number
  isPassed: boolean
  /** The places of the questions that were answered wrongly or not at all. */
  wrong: number[]
}

/** A question is right when exactly its right options were chosen. */
export function judgeQuiz(
  questions: readonly Question[],
  answers: readonly QuizAnswer[],
  passPercent: number,
): QuizResult {
  const wrong = questions.flatMap(({ correct }, at) => (isSame(correct, answers[at] ?? []) ? [] : [at]))
  const right = questions.length - wrong.length
  return {
    score: questions.length === 0 ? 0 : Math.floor((right * 100) / questions.length),
    isPassed: questions.length > 0 && right * 100 >= passPercent * questions.length,
    wrong,
  }
}

/**
 * How many seconds a learner waits after so many tries that failed: the first one may be corrected at once, then a minute, and twice
 * as long each time, an hour at most. Whoever turns one answer after the other learns nothing.
 */
export const pauseAfter = (fails: number): number => (fails < 2 ? 0 : Math.min(60 * 2 ** (fails - 2), 3600))

const isSame = (one: readonly number[], other: readonly number[]): boolean => {
  const [wanted, given] = [new Set(one), new Set(other)]
  return wanted.size === given.size && [...wanted].every((place) => given.has(place))
}
