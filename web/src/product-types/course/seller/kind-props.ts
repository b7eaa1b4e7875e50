import type { LessonValues } from './course-values.ts'

// What each kind of lesson is edited with.
export type KindProps = { lesson: LessonValues; path: string; onChange: (part: Partial<LessonValues>) => void }
