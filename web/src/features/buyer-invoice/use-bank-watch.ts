import { useEffect, useState } from 'react'
import { useAnswers } from '../../lib/use-answer.ts'
import { askBank, invoiceQuery } from './api.ts'

// Ever longer pauses, in milliseconds; then only a press or a return to the page asks again.
const pauses = [1500, 5000, 8000, 13_000, 21_000, 34_000, 55_000, 60_000, 60_000]

// Asks about a payment the bank has not decided, while somebody looks at the page. `askNow` starts afresh.
export function useBankWatch(hashslug: string, isOn: boolean): { asking: boolean; askNow: () => void } {
  const answers = useAnswers()
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
      const answer = await askBank(hashslug)
      if (stopped) return
      setAsking(false)
      if (answer.ok) await answers.refresh(invoiceQuery(hashslug))
      next(place + 1)
    }
    next(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [hashslug, isOn, round, answers])
  return { asking, askNow: () => setRound((count) => count + 1) }
}
