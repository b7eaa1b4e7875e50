import type { Places } from '../../../../platform/config/places.ts'
import type { Operator } from '../queries/operator.ts'

/** What a command says: lines for a person, and the same as data for `--json`. */
export type Answer = { lines: readonly string[]; data: unknown }

/** What was typed behind a command's words. */
export type Given = {
  /** In the order of the usage. */
  names: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

export type Surroundings = { places: Places; publicUrl: string; now: Date }

export type Command = {
  /** Such as `shop suspend`. */
  words: string
  /** Names that must follow. */
  names: readonly string[]
  /** Its options with what stands behind them; `''`: nothing does. */
  options: Readonly<Record<string, string>>
  /** One line. */
  about: string
  run(operator: Operator, given: Given, around: Surroundings): Promise<Answer>
}

/** Typed wrongly: one line, and nothing was looked at. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}

/** An option that must be given, as text. */
export function needed({ options }: Given, name: string, means: string): string {
  const given = options[name]
  if (typeof given !== 'string' || given.trim() === '') throw new WrongUse(`--${name} is missing: ${means}`)
  return given.trim()
}

/** A whole number of an option; null for `none`, undefined when it is not given. */
export function numberOf({ options }: Given, name: string, most: number): number | null | undefined {
  const given = options[name]
  if (given === undefined) return undefined
  if (given === 'none') return null
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given) || Number(given) > most)
    throw new WrongUse(`--${name} must be a whole number up to ${most}, or none; not "${String(given)}"`)
  return Number(given)
}

/** Rows under each other, each column as wide as its widest. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

export const dayAndTime = (moment: Date | null): string =>
  moment === null ? '–' : moment.toISOString().slice(0, 16).replace('T', ' ')

/** The first line of a text that somebody else wrote, without what would move the cursor. */
export const oneLine = (text: string, most = 120): string => {
  const line = [...text].map((sign) => (sign.charCodeAt(0) < 32 || sign.charCodeAt(0) === 127 ? ' ' : sign)).join('')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
