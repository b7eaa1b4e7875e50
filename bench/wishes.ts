import { parseArgs } from 'node:util'

export type Wishes = {
  /** Products and orders of each seeded shop, ascending. */
  sizes: number[]
  /** How long each load runs, seconds. */
  seconds: number
  /** How often each load runs; the middle one is told. */
  rounds: number
  /** Cold starts to be timed. */
  starts: number
  /** Names of the loads to be run (`orders as they come` and `mails` are two), `;` between them, and nothing else then; empty: all. */
  only: string[]
  /** Where the result is written. */
  out: string
  /** A folder for a CPU profile of the server under load; null for none, because profiling costs. */
  profile: string | null
}

/** @throws Error of one line about the argument that is wrong. */
export function readWishes(args: readonly string[], defaultOut: string): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1k,10k,100k' },
      seconds: { type: 'string', default: '4' },
      starts: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      out: { type: 'string', default: defaultOut },
      profile: { type: 'string' },
    },
  })
  const sizes = values.sizes
    .split(',')
    .map(readSize)
    .sort((a, b) => a - b)
  return {
    sizes,
    seconds: between('seconds', values.seconds, 1, 120),
    starts: between('starts', values.starts, 1, 20),
    rounds: between('rounds', values.rounds, 1, 9),
    only: values.only.split(';').filter(Boolean),
    out: values.out,
    profile: values.profile ?? null,
  }
}

/** 1000 → "1k". */
export const nameOfSize = (size: number): string =>
  size % 1_000_000 === 0 ? `${size / 1_000_000}m` : size % 1000 === 0 ? `${size / 1000}k` : String(size)

function readSize(text: string): number {
  const [, count, unit] = /^(\d{1,7})([km]?)$/i.exec(text.trim()) ?? []
  const size = Number(count) * { '': 1, k: 1000, m: 1_000_000 }[(unit ?? '').toLowerCase() as '' | 'k' | 'm'] // the pattern allows no other
  if (!(size >= 100 && size <= 2_000_000)) throw new Error(`--sizes takes sizes such as 1k,10k,100k,1m, not "${text}"`)
  return size
}

function between(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!(value >= least && value <= most))
    throw new Error(`--${name} takes a number from ${least} to ${most}, not "${text}"`)
  return value
}
