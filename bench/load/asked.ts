/** A signed-in or guest browser, as far as requests need it. */
export type Browser = { cookie: string; csrf: string }

/** What is asked for, over and over. */
export type Asked =
  | {
      kind: 'get'
      paths: string[]
      /** Each request is a new address, so that nothing kept in memory answers it. */
      isFresh: boolean
      accept: string
      browser: Browser | null
      /** Whether answers may be gzipped, as browsers ask. */
      gzip: boolean
    }
  | { kind: 'order'; listings: Listing[]; browsers: Browser[] }
  /** Every so many-th request is one of `some`, the others are of `most`. */
  | { kind: 'mix'; every: number; some: Asked; most: Asked }

/** A listing to be ordered from, and the units of it that go into each order. */
export type Listing = { viewId: string; units: number[] }

export type Job = {
  port: number
  connections: number
  /** Before the measured part, so that code is compiled and caches are as they will stay. Seconds. */
  warmUp: number
  asked: Asked
  /** Where in the list the warm-up starts; the measured part goes on from there. */
  from: number
} & ({ seconds: number } | { requests: number } | Arriving)

/** Requests that come at a fixed rate, whether the server keeps up or not; times count from the moment each was due. */
export type Arriving = { seconds: number; perSecond: number }

export type Loaded = {
  requests: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  most: number
  /** Answers by status; `0` is a line that broke. */
  statuses: Record<string, number>
  bytesPerReply: number
  /** Requests sent so far, the warm-up included: where a next load goes on. */
  upTo: number
  /** Seconds until the last answer 200: when a sale was over. */
  secondsToLastOk: number
  /** The start of one answer that was not 200. */
  firstRefusal: string | null
}

/** What the loading process says, in this order. */
export type Told = { what: 'measuring' } | { what: 'loaded'; loaded: Loaded } | { what: 'failed'; why: string }
