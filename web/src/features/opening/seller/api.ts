import type { Opening } from '@kedai/contracts/opening.ts'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../../lib/http.ts'
import { apiQuery } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.tsx'

const path = '/api/ajax/seller/opening'

export const openingQuery = () => ({ ...apiQuery<Opening>(path), staleTime: 0 })

// Writes one of the two things that no row tells; what comes back is shown at once.
export function useOpeningWrites() {
  const queryClient = useQueryClient()
  const write = async (call: string, body: object) => {
    const result = await post<Opening>(`${path}/${call}`, body)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    queryClient.setQueryData(openingQuery().queryKey, result.data)
    if (result.message) toast(result.message)
  }
  return {
    markShared: () => write('share', {}),
    dismiss: (isDismissed: boolean) => write('dismiss', { is_dismissed: isDismissed }),
  }
}
