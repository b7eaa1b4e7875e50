export type Bucket = { take(now?: number): boolean }

/** So many at once, and so many a second from then on. */
export function createBucket(size: number, perSecond: number): Bucket {
  let left = size
  let at = performance.now()
  return {
    take(now = performance.now()) {
      left = Math.min(size, left + ((now - at) / 1000) * perSecond)
      at = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
