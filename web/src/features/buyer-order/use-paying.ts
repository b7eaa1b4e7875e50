import { useEffect, useState } from 'react'
import type { Failure } from '../../lib/http-result.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { methodsQuery, orderQuery, startPaying } from './api.ts'

// Starts paying and leaves for the bank's page. Stays busy while leaving; coming back by the back button makes it ready again.
export function usePaying(token: string, onFailure: (failure: Failure | null) => void) {
  const answers = useQueryCache()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setBusy(false)
      void answers.refetch(orderQuery(token))
    }
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [token, answers])

  const pay = async (method?: string) => {
    setBusy(true)
    onFailure(null)
    const started = await startPaying(token, method)
    if (started.ok && started.data.redirect_to !== location.pathname) return location.assign(started.data.redirect_to)
    if (!started.ok) onFailure(started)
    answers.invalidate(methodsQuery(token).path)
    await answers.refetch(orderQuery(token))
    setBusy(false)
  }
  return { busy, pay: (method?: string) => void pay(method) }
}
