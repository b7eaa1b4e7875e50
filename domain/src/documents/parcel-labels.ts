import type { Lang } from '../text/lang.ts'

/** Whoever sends or gets a parcel, as it stands on its label. */
export type LabelPerson = { name: string; phone: string; lines: string[] }

/** What sticks on one parcel. No price is on it; `collect` is the cash that the courier asks for at the door. */
export type ParcelLabel = {
  orderNo: string
  courier: string
  service: string
  /** Empty while there is none: the order's number is what is scanned then. */
  trackingNumber: string
  weight: string | null
  collect: string | null
  from: LabelPerson
  to: LabelPerson & { postcode: string; city: string; state: string }
  contents: string[]
}

/** The words of a label in its reader's language. */
export type LabelWords = { to: string; from: string; order: string; collect: string; contents: string; more: string }

export const labelSizes = ['a6', 'a4'] as const
/** `a6`: one to a page of a thermal printer; `a4`: four to a sheet. */
export type LabelSize = (typeof labelSizes)[number]

export type LabelSheet = {
  kind: 'labels'
  title: string
  author: string
  lang: Lang
  size: LabelSize
  words: LabelWords
  labels: ParcelLabel[]
}
