import type { Lang } from '../text/lang.ts'

/** What a paper is: what it is for, not what it is called (`title` says that in its language). */
export const documentKinds = [
  'invoice',
  'receipt',
  'credit_note',
  'debit_note',
  'statement',
  'quote',
  'payment_voucher',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * One business paper, before it is known whether it is drawn as PDF, on a till roll or as a page.
 * Every text is in the paper's language and every amount is written out ("RM 1,234.50"): whoever draws it decides nothing and counts nothing.
 */
export type PaperDocument = {
  kind: DocumentKind
  lang: Lang
  /** "Invois". */
  title: string
  /** null while there is none: a draft. */
  number: string | null
  stamp: Stamp | null
  /** The shop's colour, `#rrggbb`; null: Kedai's own. */
  accent: string | null
  seller: Seller
  /** A heading of its own per party: "Bil kepada", "Hantar ke". Usually one, none on a walk-in receipt. */
  parties: readonly Addressee[]
  /** Dates, terms, references. */
  facts: readonly Fact[]
  table: DocumentTable | null
  /** From the subtotal down to what is still owed. */
  totals: readonly TotalRow[]
  payments: { heading: string; rows: readonly PaymentRow[] } | null
  /** One sentence that says how an amount came about: "Includes SST of …", "Rounded to 5 sen". */
  explanation: string | null
  /** What a seller adds: notes, terms. Line breaks are kept. */
  notes: readonly PaperNote[]
  pay: PayBlock | null
  /** At the foot of every page. */
  footer: string | null
  words: PaperWords
}

/** Words of the frame itself. */
export type PaperWords = {
  /** With `{page}` and `{pages}`: "Halaman {page} daripada {pages}". */
  pageOf: string
}

/** How the paper stands. Its word is in `text`; `state` gives the colour; a draft and a void one are also marked across the sheet. */
export type Stamp = { text: string; state: (typeof stampStates)[number] }
export const stampStates = ['draft', 'waiting', 'part_paid', 'paid', 'overdue', 'void'] as const

export type Party = {
  name: string
  /** The address as it is written, then what else stands under a name. */
  lines: readonly string[]
  /** Phone, mail, registration, TIN, SST: each with its word. */
  facts: readonly Fact[]
}

/** `logo`: the key of a stored picture. */
export type Seller = Party & { logo: string | null }

export type Addressee = Party & { heading: string }

export type Fact = { label: string; value: string; isStrong?: boolean }

export type DocumentTable = {
  columns: readonly DocumentColumn[]
  rows: readonly DocumentRow[]
  /** Between the details of a row where the paper is narrow: "2 × 12.50". */
  narrowJoin: string
  /** Said instead of rows where there are none. */
  empty: string
}

export type DocumentColumn = {
  label: string
  align: 'start' | 'end'
  /** Takes the width that is left, and wraps. At least one column does. */
  grows?: boolean
  /** Where its cell goes on a till roll or a phone: the line's title, a detail under it, the amount beside the details, or nowhere. */
  narrow: 'title' | 'detail' | 'labelled-detail' | 'amount' | 'hidden'
}

export type DocumentRow = {
  /** One per column. */
  cells: readonly string[]
  /** Small lines under the cell that grows: options, SKU, dates. */
  details?: readonly string[]
  isStrong?: boolean
}

export type TotalRow = {
  label: string
  value: string
  /** `total`: what it comes to; `due`: what is still to be paid. */
  emphasis?: 'total' | 'due'
}

export type PaymentRow = { label: string; detail?: string; value: string }

/** `isSchedule`: it says what is to be paid when. */
export type PaperNote = { heading: string; text: string; isSchedule?: boolean }

/** How to pay. */
export type PayBlock = {
  heading: string
  text: string | null
  qr: { text: string; caption: string } | null
  link: { url: string; label: string } | null
  accounts: readonly BankAccount[]
  /** The shop's DuitNow QR, for banks' apps: `text` is what the code says, `name` whom it pays. */
  duitnow?: DuitNowBlock | null
  /** "Reference: INV-0012" */
  reference: Fact | null
}

export type DuitNowBlock = {
  text: string
  caption: string
  title: string
  name: string
  lines: readonly string[]
  amount: Fact
  hint: string
}

export type BankAccount = { bank: string; number: string; holder: string }
