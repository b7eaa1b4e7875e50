import { defineLongWork } from '../../../platform/jobs/long-work.ts'
import type { RunRef } from './queries/runs.ts'

export const productRunWork = defineLongWork<RunRef>('product-run', { forMs: 8_000, expireInSeconds: 60 })
