import { availableParallelism, loadavg } from 'node:os'

/** A limit in milliseconds that is strict on an idle machine and grows with the work that waits for each core. */
export const scaledTimeout = (ms: number): number => ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
