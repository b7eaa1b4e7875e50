import { useQueryClient } from '@tanstack/react-query'
import type { Result } from '../../../lib/http-result.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { toast } from '../../../ui/toast.tsx'

// Sends what a form has about a review; lists and counts are asked for anew once it is done.
export function useReviewAction<T>(send: (typed: FormData) => Promise<Result<T>>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useSending({
    send,
    onDone: async ({ message }) => {
      await queryClient.invalidateQueries()
      if (message) toast(message)
      onDone()
    },
  })
}
