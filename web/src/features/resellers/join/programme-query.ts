import type { Applicant, PublicProgramme } from '@kedai/contracts/programmes.ts'
import { inShop, oneOf } from '../../../lib/query-cache.ts'

// The programmes of a shop that take applications.
export const programmesQuery = (username: string) =>
  inShop(username, oneOf<PublicProgramme[]>('/api/ajax/guest/programmes'))

// As whom somebody applies who is signed in already; asked by the browser alone, for the page is the same for everybody.
export const applicantQuery = (username: string) =>
  inShop(username, oneOf<Applicant>('/api/ajax/guest/programmes/applicant'))
