import type { ListMeta } from '@kedai/contracts/values.ts'
import type { ReactNode } from 'react'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'

type Props<Row> = {
  list: {
    data: { rows: Row[]; meta: ListMeta } | undefined
    error: Error | null
    refetch: () => Promise<unknown>
    isPlaceholderData: boolean
  }
  // In place of no rows.
  empty: ReactNode
  hrefOf: (page: number | undefined) => string
  children: (rows: Row[]) => ReactNode
}

// The rows of a seller's list in each of its states, and the way to its other pages.
export function ListRows<Row>({
  list: { data, error, refetch, isPlaceholderData },
  empty,
  hrefOf,
  children,
}: Props<Row>) {
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <ListSkeleton rows={8} />
  return (
    <>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {data.rows.length > 0 ? children(data.rows) : empty}
        <Pagination
          page={data.meta.page}
          lastPage={data.meta.last_page}
          hrefOf={(page) => hrefOf(page === 1 ? undefined : page)}
        />
      </div>
    </>
  )
}
