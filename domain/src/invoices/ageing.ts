import { add, noSen, sum, type Sen } from '../money/sen.ts'
import { daysBetween, plusDays } from '../time/days.ts'

/** How late money is, by days after the due day. */
export const ageingBuckets = {
  current: { most: 0 },
  days_1_30: { most: 30 },
  days_31_60: { most: 60 },
  days_61_90: { most: 90 },
  over_90: { most: Infinity },
} as const satisfies Record<string, { most: number }>

export type AgeingBucket = keyof typeof ageingBuckets

export const ageingBucketNames = Object.keys(ageingBuckets) as AgeingBucket[] // the keys of a literal without further ones

/** Where a balance belongs; without a due day nothing is late. Days are `YYYY-MM-DD` in Malaysia. */
export function ageingBucket(dueDate: string | null, today: string): AgeingBucket {
  const late = dueDate === null ? 0 : daysBetween(dueDate, today)
  return ageingBucketNames.find((name) => late <= ageingBuckets[name].most) ?? 'over_90'
}

/** The first and the last due day of a bucket, both included; null: without end. What `ageingBucket` says, for a database. */
export function ageingDueDays(bucket: AgeingBucket, today: string): { from: string | null; to: string | null } {
  const before = ageingBucketNames[ageingBucketNames.indexOf(bucket) - 1]
  const { most } = ageingBuckets[bucket]
  return {
    from: most === Infinity ? null : plusDays(today, -most),
    to: before === undefined ? null : plusDays(today, -ageingBuckets[before].most - 1),
  }
}

export type Ageing = { buckets: Record<AgeingBucket, Sen>; total: Sen }

/** What is owed by how late it is; the buckets sum to the total. */
export function ageing(owed: readonly { dueDate: string | null; balance: Sen }[], today: string): Ageing {
  const buckets = { current: noSen, days_1_30: noSen, days_31_60: noSen, days_61_90: noSen, over_90: noSen }
  for (const { dueDate, balance } of owed) {
    const name = ageingBucket(dueDate, today)
    buckets[name] = add(buckets[name], balance)
  }
  return { buckets, total: sum(owed.map(({ balance }) => balance)) }
}

/** What happened on a day: above 0 what an invoice added, below 0 what a payment or note took off. */
export type StatementEntry = { day: string; amount: Sen }

export type Statement<E> = { opening: Sen; rows: { entry: E; balance: Sen }[]; closing: Sen }

/**
 * A customer's account from one day to another, both included: what was owed before, every entry with the balance after
 * it, oldest first (of one day in the order given), and what is owed at the end.
 */
export function statement<E extends StatementEntry>(
  entries: readonly E[],
  { from, to }: { from: string; to: string },
): Statement<E> {
  const opening = sum(entries.filter(({ day }) => day < from).map(({ amount }) => amount))
  let closing = opening
  const rows = entries
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map((entry) => {
      closing = add(closing, entry.amount)
      return { entry, balance: closing }
    })
  return { opening, rows, closing }
}
