import type { ShopEvent } from '@kedai/contracts/events.ts'

export type EventsAnswer = { events: readonly ShopEvent[]; lastId: number; hasMore: boolean }

type Parts = {
  // Answers null when the server was not reached. `after` null: where to begin.
  ask: (after: number | null) => Promise<EventsAnswer | null>
  hear: (event: ShopEvent) => void
  // Where to go on; null begins with what happens from now on.
  from: number | null
}

const maxRemembered = 2_000

// Hears each event once, whether the socket tells it or the server is asked: a socket that was away misses nothing.
export function createEventReader({ ask, hear, from }: Parts) {
  let lastId = from
  let isAsking = false
  let askAgain = false
  const heard = new Set<number>()

  function take(event: ShopEvent): void {
    if (heard.has(event.id)) return
    heard.add(event.id)
    for (const id of heard.size > maxRemembered ? heard : []) {
      heard.delete(id)
      break
    }
    hear(event)
  }

  async function catchUp(): Promise<void> {
    if (isAsking) return void (askAgain = true)
    isAsking = true
    do {
      askAgain = false
      const answer = await ask(lastId)
      if (!answer) break
      answer.events.forEach(take)
      lastId = answer.lastId
      if (answer.hasMore) askAgain = true
    } while (askAgain)
    isAsking = false
  }

  return {
    catchUp,
    take,
    lastId: (): number | null => lastId,
  }
}
