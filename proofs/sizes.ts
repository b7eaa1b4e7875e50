/** How much each proof does: `npm test` runs short, `KEDAI_PROOF=full` runs what is promised for a release. */
const short = {
  /** Rounds of each race, buyers a round. */
  raceRounds: 3,
  buyers: 200,
  pairs: 60,
  twins: 50,
  /** Kills of the server, and as many of the database. */
  kills: 2,
  loadBuyers: 6,
  /** Requests an operation. */
  fuzzRequests: 150,
  /** Readers of a campaign, and programs that follow a link. */
  readers: 300,
  programs: 1_000,
  /** Random sequences of what happens to orders, over all product types; rounds of what races with giving back. */
  givingBack: 300,
  givingBackRounds: 2,
}

const full: typeof short = {
  raceRounds: 20,
  buyers: 200,
  pairs: 200,
  twins: 50,
  kills: 10,
  loadBuyers: 12,
  fuzzRequests: 2_000,
  readers: 10_000,
  programs: 10_000,
  givingBack: 10_000,
  givingBackRounds: 100,
}

export const isFull = process.env.KEDAI_PROOF === 'full'
export const sizes = isFull ? full : short

// A short run asks the same of every change, so that what it finds is of the change; a full run looks for more.
const defaultSeed = isFull ? Math.floor(Math.random() * 2 ** 31) : 20_261_126

/** Printed, so that a red run can be run again as it was; `KEDAI_SEED` sets it. */
export const seed = Number(process.env.KEDAI_SEED ?? defaultSeed)

/** One line a proof: what was done, how often, how long it took. */
export function report(proof: string, facts: Record<string, string | number>, startedAt: number): void {
  const told = Object.entries({ ...facts, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) }).map(
    ([name, value]) => `${name} ${value}`,
  )
  console.log(`proof · ${proof} · ${told.join(' · ')}`)
}
