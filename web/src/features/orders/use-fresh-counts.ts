import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { workQueuesQuery } from './api.ts'

const apartMs = 1000

// Rows and the counts above them say the same: counts from before the rows' last answer are asked for again.
export function useFreshCounts(rowsAt: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = workQueuesQuery()
    const countedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (countedAt > 0 && countedAt < rowsAt - apartMs) void queryClient.invalidateQueries({ queryKey })
  }, [rowsAt, queryClient])
}
