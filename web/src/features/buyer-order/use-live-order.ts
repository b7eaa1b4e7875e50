import { orderChannel } from '@kedai/domain/realtime/channels.ts'
import { useEffect } from 'react'
import { loadChunk } from '../../lib/chunks.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { orderQuery } from './api.ts'

// Shows the order anew as soon as something happens to it: paid, sent, a slip that was checked. What goes beyond it is asked for now and then.
export function useLiveOrder(token: string, isOpen: boolean): void {
  const answers = useQueryCache()
  useEffect(() => {
    if (!isOpen) return
    let stop = (): void => {}
    let isGone = false
    const showAnew = () => void answers.refetch(orderQuery(token))
    const start = async () => {
      const { listen } = await loadChunk(() => import('../../lib/live/listen.ts'))
      if (isGone) return
      let wasAway = false
      const state = (now: string) => {
        if (now === 'live' && wasAway) showAnew() // what happened meanwhile
        wasAway = now !== 'live'
      }
      stop = listen(orderChannel(token).slice('private-'.length), { event: showAnew, state }).stop
    }
    start().catch(() => {}) // it asks now and then in any case
    return () => {
      isGone = true
      stop()
    }
  }, [token, isOpen, answers])
}
