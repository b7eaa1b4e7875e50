import type { PublicProgramme } from '@kedai/contracts/programmes.ts'
import { inShop, oneOf } from '../../../lib/query-cache.ts'

// The programmes of a shop that take applications.
export const programmesQuery = (username: string) =>
  inShop(username, oneOf<PublicProgramme[]>('/api/ajax/guest/programmes'))
