import type { CallbackVerdict, RawCallback } from './gateway.ts'

/** The fields that a provider's signature holds, in the order in which it holds them. */
export type SignedParts = {
  read: (raw: RawCallback) => string[]
  /** The same report with other values, under the signature of the first. */
  write: (raw: RawCallback, parts: readonly string[]) => RawCallback
}

/** Of a form. */
export const formParts = (names: readonly string[]): SignedParts => ({
  read({ body }) {
    const form = new URLSearchParams(body.toString())
    return names.map((name) => form.get(name) ?? '')
  },
  write({ headers, body }, parts) {
    const form = new URLSearchParams(body.toString())
    for (const [at, name] of names.entries()) form.set(name, parts[at] ?? '')
    return { headers, body: Buffer.from(form.toString()) }
  },
})

const leaf = /(?<=:)("[^"\\]*"|\d+)/g

/** Of a JSON body that is signed as it stands. */
export const jsonParts: SignedParts = {
  read: ({ body }) => body.toString().match(leaf) ?? [],
  write({ headers, body }, parts) {
    const left = [...parts]
    return { headers, body: Buffer.from(body.toString().replaceAll(leaf, () => left.shift() ?? '')) }
  },
}

/** Of a time in a header, and the body behind it. */
export const stampParts = (header: string): SignedParts => ({
  read: ({ headers, body }) => [/t=([^,]*)/.exec(String(headers[header]))?.[1] ?? '', body.toString()],
  write: ({ headers }, [at = '', body = '']) => ({
    headers: { ...headers, [header]: String(headers[header]).replace(/t=[^,]*/, () => `t=${at}`) },
    body: Buffer.from(body),
  }),
})

const maxShift = 30

/** The shifts of signs over the border of two neighbours that are believed, and tell something else; there should be none. */
export async function believedShifts(
  judge: (raw: RawCallback) => Promise<CallbackVerdict> | CallbackVerdict,
  raw: RawCallback,
  { read, write }: SignedParts,
): Promise<string[]> {
  const parts = read(raw)
  const told = JSON.stringify(await judge(raw))
  const believed: string[] = []
  for (const at of parts.keys())
    for (const [left, right] of shifts(parts[at] ?? '', parts[at + 1])) {
      const shifted = parts.with(at, left).with(at + 1, right)
      const verdict = await judge(write(raw, shifted))
      if (verdict.genuine && JSON.stringify(verdict) !== told) believed.push(`${left} | ${right}`)
    }
  return believed
}

function shifts(left: string, right: string | undefined): [string, string][] {
  if (right === undefined) return []
  const onward = Array.from({ length: Math.min(left.length, maxShift) }, (_none, at): [string, string] => [
    left.slice(0, -1 - at),
    left.slice(-1 - at) + right,
  ])
  const back = Array.from({ length: Math.min(right.length, maxShift) }, (_none, at): [string, string] => [
    left + right.slice(0, at + 1),
    right.slice(at + 1),
  ])
  return [...onward, ...back]
}
