import type { Sen } from '../money/sen.ts'

/** How far an invoice got; whether it is paid, seen or late is derived, never one of these. */
export const lifecycles = ['draft', 'approved', 'sent', 'void'] as const

export type Lifecycle = (typeof lifecycles)[number]

/** A draft is approved on its way to sent; only a draft can be deleted, and nothing leaves void. */
export const nextLifecycle = {
  draft: ['approved', 'sent'],
  approved: ['sent', 'void'],
  sent: ['void'],
  void: [],
} as const satisfies Record<Lifecycle, readonly Lifecycle[]>

/** Whether one lifecycle may follow another; staying is not a move. */
export const lifecycleMayFollow = (from: Lifecycle, to: Lifecycle): boolean =>
  nextLifecycle[from].some((next) => next === to)

/** Approved or sent: it has its number, and it counts. */
export const isIssued = (lifecycle: Lifecycle): boolean => lifecycle === 'approved' || lifecycle === 'sent'

/** What an invoice is called on the wire (spec §3). */
export const invoiceStatuses = ['paid', 'partial', 'awaiting_payment'] as const

export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What an invoice is called for people, the most telling first. */
export const displayStatuses = [
  'void',
  'refunded',
  'credited',
  'written_off',
  'paid',
  'overdue',
  'partial',
  'viewed',
  'sent',
  'approved',
  'draft',
] as const

export type DisplayStatus = (typeof displayStatuses)[number]

/** What decides the name: `dueDate` is a Malaysian day or null, `isViewed` whether a buyer saw this revision; the money as the ledger says. */
export type StatusFacts = {
  lifecycle: Lifecycle
  total: Sen
  dueDate: string | null
  isViewed: boolean
  settlement: { status: InvoiceStatus; settled: Sen; credited: Sen; writtenOff: Sen; returned: Sen; balance: Sen }
}

/** The first of the names that fits; `today` is a Malaysian day, `YYYY-MM-DD`. */
export function displayStatus(facts: StatusFacts, today: string): DisplayStatus {
  const { lifecycle, settlement } = facts
  if (lifecycle === 'draft' || lifecycle === 'void') return lifecycle
  if (isRefunded(facts)) return 'refunded'
  if (settlement.status === 'paid')
    return isClosedWithoutMoney(settlement)
      ? settlement.credited >= settlement.writtenOff
        ? 'credited'
        : 'written_off'
      : 'paid'
  if (isOverdue({ lifecycle, dueDate: facts.dueDate, balance: settlement.balance }, today)) return 'overdue'
  if (settlement.status === 'partial') return 'partial'
  return facts.isViewed ? 'viewed' : lifecycle
}

/** Whether nothing is left to pay though nobody paid: it was credited or written off. On the wire that is `paid` still (spec §3); people are told what it is. */
export const isClosedWithoutMoney = ({
  status,
  settled,
  credited,
  writtenOff,
}: Pick<StatusFacts['settlement'], 'status' | 'settled' | 'credited' | 'writtenOff'>): boolean =>
  status === 'paid' && settled <= 0 && (credited > 0 || writtenOff > 0)

/** Whether money is late: past its due day, paid in part or not at all. The due day itself is still in time. */
export const isOverdue = (
  { lifecycle, dueDate, balance }: { lifecycle: Lifecycle; dueDate: string | null; balance: Sen },
  today: string,
): boolean => isIssued(lifecycle) && balance > 0 && dueDate !== null && dueDate < today

// All of it credited, and all that was paid given back.
const isRefunded = ({ total, settlement }: StatusFacts): boolean =>
  total > 0 && settlement.credited >= total && settlement.returned > 0 && settlement.settled <= 0
