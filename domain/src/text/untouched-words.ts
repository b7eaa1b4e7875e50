import type { Lang } from './lang.ts'

/** Words kept in whatever language: in the reader's where they are one of ours still, else as they were typed. */
export function untouchedWords(ours: Record<string, Record<Lang, string>>, kept: string, lang: Lang): string {
  const same = Object.values(ours).find((words) => Object.values(words).includes(kept))
  return same?.[lang] ?? kept
}
