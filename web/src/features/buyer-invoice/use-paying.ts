import { useEffect, useState } from 'react'
import type { Failure } from '../../lib/http-result.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { invoiceQuery, startPaying } from './api.ts'

// Starts paying and leaves for the bank's page. Stays busy while leaving; coming back by the back button makes it ready again.
export function usePaying(hashslug: string, method: string) {
  const answers = useQueryCache()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setBusy(false)
      void answers.refetch(invoiceQuery(hashslug))
    }
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [hashslug, answers])
  const pay = async (amount?: string) => {
    setBusy(true)
    setFailure(null)
    const started = await startPaying(hashslug, method, amount)
    if (started.ok) return location.assign(started.data.redirect_to)
    setFailure(started)
    setBusy(false)
    if (started.code === 409) await answers.refetch(invoiceQuery(hashslug))
  }
  return { busy, failure, pay: (amount?: string) => void pay(amount) }
}
