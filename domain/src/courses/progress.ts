export const lessonKinds = ['text', 'video', 'file', 'quiz'] as const
export type LessonKind = (typeof lessonKinds)[number]

/** How far somebody is, of a hundred; a hundred only when everything is done. */
export const progressOf = (done: number, all: number): number =>
  all === 0 ? 0 : done >= all ? 100 : Math.min(99, Math.floor((done * 100) / all))

/** Where a learner goes on: the lesson they were at last, or the next after it that is open and not done. Null: all is done. */
export function nextLesson<Id>(
  lessons: readonly { id: Id; isDone: boolean; isOpen: boolean }[],
  last: Id | null,
): Id | null {
  const from = Math.max(
    0,
    lessons.findIndex(({ id }) => id === last),
  )
  const inTurn = [...lessons.slice(from), ...lessons.slice(0, from)]
  return (inTurn.find(({ isDone, isOpen }) => !isDone && isOpen) ?? inTurn.find(({ isDone }) => !isDone))?.id ?? null
}
