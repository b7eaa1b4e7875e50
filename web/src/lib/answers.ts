import { get } from './http.ts'
import { type ListMeta, Refusal, type Result } from './http-result.ts'

export type List<Row> = { rows: Row[]; meta: ListMeta }

// What a page asks our API. `shape` is never set: it carries the type of the answer.
export type Question<Data> = { path: string; isList: boolean; shape?: Data }

export const oneOf = <T>(path: string): Question<T> => ({ path, isList: false })

export const listOf = <Row>(path: string): Question<List<Row>> => ({ path, isList: true })

export type Answer = {
  data: unknown
  failure: Error | null
  isLoading: boolean
  // When `data` came; 0 without.
  at: number
  // To be asked for again by whoever shows it.
  isOld: boolean
}

// Answers as the server hands them to the browser, by path.
export type GivenAnswers = { at: number; of: Record<string, unknown> }

export type Answers = {
  read: (path: string) => Answer
  // Settles when the answer or the failure is there; never rejects. One that is on its way already is not asked for twice.
  ask: (question: Question<unknown>) => Promise<void>
  // The same, but what is on its way already does not count: something has just been changed.
  refresh: (question: Question<unknown>) => Promise<void>
  // Asked for again as soon as it is shown; without a path everything is: another language.
  makeOld: (path?: string) => void
  listen: (hear: () => void) => () => void
}

// The answers that buyers' pages show, by path. A library for this costs a visitor 11 kB.
export function createAnswers({ at, of }: GivenAnswers = { at: 0, of: {} }): Answers {
  const kept = new Map<string, Answer>(Object.entries(of).map(([path, data]) => [path, { ...nothing, data, at }]))
  const turns = new Map<string, number>()
  const listeners = new Set<() => void>()
  const read = (path: string) => kept.get(path) ?? nothing
  const put = (path: string, change: Partial<Answer>) => {
    kept.set(path, { ...read(path), ...change })
    for (const hear of listeners) hear()
  }
  const refresh = async ({ path, isList }: Question<unknown>) => {
    const turn = (turns.get(path) ?? 0) + 1
    turns.set(path, turn)
    put(path, { isLoading: true, isOld: false })
    const result = await asked(path)
    // Somebody has asked again meanwhile.
    if (turns.get(path) !== turn) return
    put(
      path,
      result.ok
        ? { data: isList ? asList(result) : result.data, failure: null, at: Date.now(), isLoading: false }
        : { failure: new Refusal(result), isLoading: false },
    )
  }
  return {
    read,
    refresh,
    ask: async (question) => (read(question.path).isLoading ? undefined : refresh(question)),
    makeOld: (path) => {
      for (const old of path === undefined ? [...kept.keys()] : kept.has(path) ? [path] : []) put(old, { isOld: true })
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

export const wholeList = (total: number): ListMeta => ({ page: 1, per_page: total, total, last_page: 1 })

const nothing: Answer = { data: undefined, failure: null, isLoading: false, at: 0, isOld: false }

const asList = ({ data, meta }: { data: unknown; meta: ListMeta | null }) => ({
  rows: data,
  meta: meta ?? wholeList(Array.isArray(data) ? data.length : 0),
})

// A refusal stays a refusal when asked again; a lost connection may come back.
async function asked(path: string): Promise<Result<unknown>> {
  for (const pause of [1000, 2000]) {
    const result = await get<unknown>(path)
    if (result.ok || (result.code !== 0 && result.code !== 503)) return result
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return get<unknown>(path)
}
