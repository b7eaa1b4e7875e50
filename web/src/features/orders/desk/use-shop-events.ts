import type { ShopEvent } from '@kedai/contracts/events.ts'
import { shopChannel } from '@kedai/domain/realtime/channels.ts'
import { useEffect, useRef, useState } from 'react'
import { get } from '../../../lib/http.ts'
import { type LiveState, listen } from '../../../lib/live/listen.ts'
import { type EventsAnswer, createEventReader } from './event-reader.ts'

type Heard = {
  hear: (event: ShopEvent) => void
  // Where to go on after what was heard before; null: from now on.
  from: number | null
  // Where the next visit goes on.
  reached: (lastId: number) => void
}

const [tickMs, liveTickMs] = [4_000, 60_000]

// What happens in a shop, as it happens: by a socket where one can be had, else by asking every few seconds.
export function useShopEvents(shopId: number | undefined, heard: Heard) {
  const [state, setState] = useState<LiveState>('connecting')
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    if (shopId === undefined) return
    const reader = createEventReader({
      from: latest.current.from,
      hear: (event) => latest.current.hear(event),
      ask: askServer,
    })
    let isLive = false
    let askedAt = 0
    const catchUp = async () => {
      askedAt = Date.now()
      await reader.catchUp()
      const lastId = reader.lastId()
      if (lastId !== null) latest.current.reached(lastId)
    }
    void catchUp()
    const channel = listen(shopChannel(shopId).slice('private-'.length), {
      event: (name, { id, at, ...data }) => reader.take({ id, at, name: name as ShopEvent['name'], data }), // the server's own table
      state: (now) => {
        setState(now)
        isLive = now === 'live'
        if (isLive) void catchUp() // what was missed before it was let in
      },
    })
    const timer = setInterval(() => {
      if (Date.now() - askedAt >= (isLive ? liveTickMs : tickMs)) void catchUp()
    }, 1_000)
    return () => {
      clearInterval(timer)
      channel.stop()
    }
  }, [shopId])
  return state
}

async function askServer(after: number | null): Promise<EventsAnswer | null> {
  const result = await get<ShopEvent[]>('/api/ajax/seller/events', { search: after === null ? {} : { after } })
  if (!result.ok) return null
  // Of this list, not of a list by pages.
  const { last_id: lastId, has_more: hasMore } = result.meta as unknown as { last_id: number; has_more: boolean }
  return { events: result.data, lastId, hasMore }
}
