import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Clock } from './clock.ts'

/** Says what time it is as the wire writes it, spelt out once a second. spec §9 */
export function wireTime(clock: Clock): () => string {
  let second = NaN
  let text = ''
  return () => {
    const now = clock.now()
    const current = Math.floor(now.getTime() / 1000)
    if (current !== second) [second, text] = [current, formatTime(now)]
    return text
  }
}
