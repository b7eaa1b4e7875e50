/** Topic → ids waiting to be told. */
export type Pending = Map<string, Set<string>>

type Notice = { from: string; topic: string; ids: (string | null)[] }

// PostgreSQL refuses payloads of 8000 bytes and more; past this many ids a whole topic is cheaper.
const maxIds = 100

/** The payloads to send: one per topic; too many ids become `null`, "all of it". */
export function chunksOf(from: string, pending: Pending): string[] {
  return [...pending].map(([topic, ids]) => {
    const payload = JSON.stringify({ from, topic, ids: [...ids] } satisfies Notice)
    return ids.size <= maxIds && Buffer.byteLength(payload) < 7_000
      ? payload
      : JSON.stringify({ from, topic, ids: [null] } satisfies Notice)
  })
}

/** null for what another release, or somebody by hand, may have sent. */
export function parseNotice(payload: string): Notice | null {
  try {
    const notice: unknown = JSON.parse(payload)
    return isNotice(notice) ? notice : null
  } catch {
    return null
  }
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'topic' in value &&
  'ids' in value &&
  typeof value.from === 'string' &&
  typeof value.topic === 'string' &&
  Array.isArray(value.ids)
