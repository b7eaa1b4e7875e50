/** Where "now" comes from. Domain never asks: it is handed the answer. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type TestClock = Clock & {
  set(moment: Date | string): void
  /** Moves the clock by milliseconds; a negative number moves it back. */
  advance(ms: number): void
}

/** A clock that stands still until a test moves it. */
export function createTestClock(start: Date | string): TestClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = new Date(moment)
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms)
    },
  }
}
