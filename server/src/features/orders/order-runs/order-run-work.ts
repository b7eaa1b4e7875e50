import { defineLongWork } from '../../../platform/jobs/long-work.ts'
import type { RunRef } from './queries/runs.ts'

export const orderRunWork = defineLongWork<RunRef>('order-runs', {
  forMs: 8_000,
  priority: 5,
  retryDelay: 2,
  retryDelayMax: 60,
})
