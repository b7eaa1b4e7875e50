import type { InitialQueries } from './query-cache.ts'

// Watches what changes in answers from one visit to the next: what time the server says it is, and how often an item was seen. Answers
// whether a drawing looked at any; one that did not is the same whenever it is made. What counts visits is not handed to the browser:
// no buyer is shown it.
export function watchAnswers(answers: InitialQueries['of']): () => boolean {
  let wereRead = false
  const watch = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(watch)
    if (typeof value !== 'object' || value === null) return
    const fields = value as Record<string, unknown> // of JSON
    for (const [name, field] of Object.entries(fields)) {
      const isTime = name === 'server_time' && typeof field === 'string'
      const isCount = name === 'view_counter' && typeof field === 'number'
      if (isTime || isCount)
        Object.defineProperty(fields, name, {
          configurable: true,
          enumerable: isTime,
          get() {
            wereRead = true
            return field
          },
        })
      else watch(field)
    }
  }
  watch(answers)
  return () => wereRead
}
