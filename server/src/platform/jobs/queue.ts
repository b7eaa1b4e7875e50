/** How one kind of job is kept and retried. Durations are seconds. */
export type QueueOptions = {
  /** After this long a job is taken to be stuck and tried again; at most 60, so longer work goes in batches. A killed worker's comes back sooner. */
  expireInSeconds: number
  retryLimit: number
  /** The first pause; later ones double, with jitter, up to `retryDelayMax`. */
  retryDelay: number
  retryDelayMax: number
  /** `exclusive`: at most one job of the same key waits or runs. */
  policy: 'standard' | 'exclusive'
}

/** A kind of job. `Data` is what travels: ids rather than rows, and JSON only. */
export type Queue<Data extends object> = {
  readonly name: string
  readonly options: QueueOptions
  /** Never set; it ties the type of the data to the queue. */
  readonly data?: Data
}

const usual: QueueOptions = {
  expireInSeconds: 30,
  retryLimit: 8,
  retryDelay: 5,
  retryDelayMax: 6 * 3600,
  policy: 'standard',
}

/** A feature's kind of job, exported from its `jobs.ts` and listed in app.ts. */
export function defineQueue<Data extends object>(name: string, options: Partial<QueueOptions> = {}): Queue<Data> {
  const all = { ...usual, ...options }
  if (all.expireInSeconds > 60) throw new RangeError(`jobs of ${name} may take at most 60 s; do longer work in batches`)
  return { name, options: all }
}
