import type { ListedPage } from '@kedai/contracts/shop-pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import type { Method } from '../../../lib/wire.ts'
import { toast } from '../../../ui/toast.tsx'

// What is done to a page from the list.
export function usePageActions() {
  const queryClient = useQueryClient()
  const send = async (method: Method, path: string, body?: object) => {
    const result = await call<unknown>(method, path, { ...(body && { body }) })
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    await queryClient.invalidateQueries({ queryKey: ['list'] })
    if (result.message) toast(result.message)
  }
  return {
    remove: ({ id }: ListedPage) => send('DELETE', `/api/ajax/seller/pages/${id}`),
    stand: (page_id: number | null, place: 'above' | 'instead') =>
      send('PUT', '/api/ajax/seller/front-page', { page_id, place }),
  }
}
