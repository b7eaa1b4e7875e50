import type { Applicant, PublicProgramme } from '@kedai/contracts/programmes.ts'
import { inShop, oneOf } from '../../../lib/query-cache.ts'
import { withSearch } from '../../../lib/with-search.ts'

// The programmes of a shop that take applications, and that of an area whose link somebody has.
export const programmesQuery = (username: string, area: string | undefined) =>
  inShop(username, oneOf<PublicProgramme[]>(withSearch('/api/ajax/guest/programmes', { area: area?.toLowerCase() })))

// As whom somebody applies who is signed in already; asked by the browser alone, for the page is the same for everybody.
export const applicantQuery = (username: string) =>
  inShop(username, oneOf<Applicant>('/api/ajax/guest/programmes/applicant'))
