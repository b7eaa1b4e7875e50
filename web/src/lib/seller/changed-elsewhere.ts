import { msg } from '@lingui/core/macro'
import { i18n } from '../i18n.ts'
import type { Failure } from '../http-result.ts'

// The parts that somebody changed here.
export const changesSince = <Values extends object>(saved: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, saved[name as keyof Values])),
  ) as Partial<Values> // some of its own entries

// What a 409 brings along: the thing as somebody else has saved it.
export function currentOf<Thing extends object>({ code, data }: Failure): Thing | null {
  if (code !== 409 || typeof data !== 'object' || data === null || !('current' in data)) return null
  return data.current as Thing // as the contract promises for this call
}

type Sides<Values> = { before: Values; typed: Values; current: Values }

// What was typed here stays, the rest is as it is there; where both have changed something, what stands there is said at its field.
export function meet<Values extends object>(
  { before, typed, current }: Sides<Values>,
  fieldOf: (name: string) => string = wireName,
): { values: Values; errors: Record<string, string> } {
  const mine = changesSince(before, typed)
  const theirs = changesSince(before, current)
  const both = Object.keys(mine).filter(
    (name) => name in theirs && !isSame(mine[name as keyof Values], theirs[name as keyof Values]),
  )
  const said = both.flatMap((name) => {
    const value = theirs[name as keyof Values]
    return typeof value === 'string'
      ? [
          [
            fieldOf(name),
            i18n._(value === '' ? msg`Another person cleared this field.` : msg`Saved by another person: ${value}`),
          ],
        ]
      : []
  })
  return { values: { ...current, ...mine }, errors: Object.fromEntries(said) }
}

// A refusal that stands at its fields needs no head, but that something was saved elsewhere is said above them.
export const problemOf = (failure: Failure | null): string | null =>
  failure && (failure.code === 409 || Object.keys(failure.fields).length === 0) ? failure.message : null

// `maxDiscount` is `max_discount` on the wire.
const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
