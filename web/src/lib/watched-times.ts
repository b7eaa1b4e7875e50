import type { InitialQueries } from './query-cache.ts'

// Watches the times of the server in answers. Answers whether one was looked at: a drawing that did not is the same whenever it is made.
export function watchTimes(answers: InitialQueries['of']): () => boolean {
  let wereRead = false
  const watch = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(watch)
    if (typeof value !== 'object' || value === null) return
    const fields = value as Record<string, unknown> // of JSON
    for (const name of Object.keys(fields)) {
      const field = fields[name]
      if (name !== 'server_time' || typeof field !== 'string') {
        watch(field)
        continue
      }
      Object.defineProperty(fields, name, {
        configurable: true,
        enumerable: true,
        get() {
          wereRead = true
          return field
        },
      })
    }
  }
  watch(answers)
  return () => wereRead
}
