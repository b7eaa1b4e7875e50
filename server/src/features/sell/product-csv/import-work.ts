import { defineLongWork } from '../../../platform/jobs/long-work.ts'
import type { ImportRef } from './queries/imports.ts'

/** An import in each of its phases; a job of it may end with the pictures of one product, which come from strangers' servers. */
export const importWork = defineLongWork<ImportRef>('product-import', {
  forMs: 5_000,
  expireInSeconds: 45,
  retryDelay: 1,
  retryDelayMax: 60,
  retryLimit: 20,
})
