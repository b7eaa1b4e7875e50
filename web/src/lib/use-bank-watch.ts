import { useEffect, useState } from 'react'
import type { Query } from './query-cache.ts'
import { useQueryCache } from './use-page-query.ts'

type Watch = {
  token: string
  isOn: boolean
  pauses: readonly number[]
  queryBank: (token: string) => Promise<{ ok: boolean }>
  queryOf: (token: string) => Query<unknown>
}

// Asks about a payment the bank has not decided, while somebody looks at the page: after ever longer pauses, in milliseconds; then only a
// press or a return to the page asks again. `queryNow` starts afresh. `queryBank` and `questionOf` are of the page's own file, so that they never change.
export function useBankWatch({ token, isOn, pauses, queryBank, queryOf }: Watch): {
  asking: boolean
  queryNow: () => void
} {
  const answers = useQueryCache()
  const [round, setRound] = useState(0)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = (place: number) => {
      const pause = pauses[place]
      if (pause !== undefined) timer = setTimeout(() => void ask(place), place === 0 && round > 0 ? 0 : pause)
    }
    const ask = async (place: number) => {
      if (document.visibilityState === 'hidden') return next(place)
      setAsking(true)
      const answer = await queryBank(token)
      if (stopped) return
      setAsking(false)
      if (answer.ok) await answers.refetch(queryOf(token))
      next(place + 1)
    }
    next(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [token, isOn, pauses, queryBank, queryOf, round, answers])
  return { asking, queryNow: () => setRound((count) => count + 1) }
}
