/**
 * Demands that something took less than `maxMs`. A time that is missed says so in words of its own, so that
 * `npm test` can tell a slow moment of the machine from a wrong figure and run the file again alone.
 */
export function expectWithin(what: string, tookMs: number, maxMs: number): void {
  if (!(tookMs < maxMs)) throw new Error(`too late: ${what} took ${Math.round(tookMs)} ms of ${Math.round(maxMs)} ms`)
}
