import type { AgeingReport } from '@kedai/contracts/invoice-ageing.ts'
import { ageingBucketNames, type AgeingBucket } from '@kedai/domain/invoices/ageing.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { AgeingFound } from '../queries/read-ageing.ts'

type Page = { page: number; perPage: number; today: string; lastPageAtMost: number }

/** What is still to be paid by customer and age; `today` is a Malaysian day. */
export const presentAgeing = (
  { all, rows, foreign }: AgeingFound,
  { page, perPage, today, lastPageAtMost }: Page,
): AgeingReport => ({
  as_of: today,
  has_foreign: foreign,
  ...amounts(all),
  rows: rows.map((row) => ({
    customer: row.id === null ? null : { id: row.id, name: row.name ?? '' },
    ...amounts(row),
  })),
  meta: {
    page,
    per_page: perPage,
    total: all.customers,
    last_page: Math.min(lastPageAtMost, Math.max(1, Math.ceil(all.customers / perPage))),
  },
})

const amounts = (found: AgeingFound['all'] | AgeingFound['rows'][number]) => ({
  ageing: byBucket((name) => formatRinggit(sen(found[name]))),
  owed: formatRinggit(sen(found.owed)),
})

const byBucket = (amountOf: (name: AgeingBucket) => string): Record<AgeingBucket, string> => ({
  current: amountOf('current'),
  days_1_30: amountOf('days_1_30'),
  days_31_60: amountOf('days_31_60'),
  days_61_90: amountOf('days_61_90'),
  over_90: amountOf('over_90'),
})

/** A line of the spreadsheet, in the order of the buckets and then the sum. */
export const ageingCells = (row: Pick<AgeingReport, 'ageing' | 'owed'>): string[] => [
  ...ageingBucketNames.map((name) => row.ageing[name]),
  row.owed,
]
