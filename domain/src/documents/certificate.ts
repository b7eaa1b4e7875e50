import type { Lang } from '../text/lang.ts'

/** A certificate as it is drawn: everything in its reader's words. */
export type CertificatePaper = {
  kind: 'certificate'
  title: string
  author: string
  lang: Lang
  /** `#rrggbb` of the shop; null for ours. */
  accent: string | null
  words: { heading: string; given: string; finished: string; issued: string; number: string; check: string }
  name: string
  course: string
  shop: string
  code: string
  /** Where anybody can see that it is real. */
  address: string
}
