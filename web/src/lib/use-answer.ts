import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type Answers, type Question, createAnswers } from './answers.ts'

// The server draws each page with answers of its own.
export const AnswersContext = createContext<Answers>(createAnswers())

export const useAnswers = (): Answers => useContext(AnswersContext)

export type Answered<Data> = { data: Data | undefined; failure: Error | null; isLoading: boolean; retry: () => void }

type Freshness = {
  // How long an answer is taken for true.
  freshMs?: number
  // Asked again so often while somebody looks; false: never.
  everyMs?: number | false
}

const none = () => () => {}

// An answer of our API as a page shows it: asked for when it is not there or no longer fresh, and again when the page is come back to or
// its language changes. Null asks nothing.
export function useAnswer<Data>(
  question: Question<Data> | null,
  { freshMs = 30_000, everyMs = false }: Freshness = {},
): Answered<Data> {
  const answers = useAnswers()
  const { path = null, isList = false } = question ?? {}
  const read = useCallback(() => answers.read(path ?? ''), [answers, path])
  const ask = useCallback(() => void (path !== null && answers.ask({ path, isList })), [answers, path, isList])
  const { data, failure, isLoading, isOld } = useSyncExternalStore(path === null ? none : answers.listen, read, read)

  const mustAsk = isOld && !isLoading
  useEffect(() => {
    if (path === null) return
    const isStale = () => read().at === 0 || Date.now() - read().at > freshMs
    const lookAgain = () => document.visibilityState === 'visible' && isStale() && ask()
    const isBack = () => read().failure && ask()
    if (mustAsk || isStale()) ask()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('online', isBack)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('online', isBack)
    }
  }, [path, mustAsk, freshMs, read, ask])
  useEffect(() => {
    if (everyMs === false) return
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, ask])

  // Kept under the path of a question of this type, and put there by nobody else.
  return { data: data as Data | undefined, failure, isLoading, retry: ask }
}

// The last answer stands until the next one is there.
export function useLast<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
