import { useQueryClient } from '@tanstack/react-query'
import { type InvoiceAction, useAction } from '../view/use-invoice-action.ts'
import { forgetQuoteLists, quoteQuery } from './api.ts'

// Does something to a quote. Never ahead of the server: a buyer may decide at the same moment.
export function useQuoteAction(hashslug: string): InvoiceAction {
  const queryClient = useQueryClient()
  return useAction(async (isGone) => {
    forgetQuoteLists(queryClient)
    if (isGone) queryClient.removeQueries({ queryKey: quoteQuery(hashslug).queryKey })
    else await queryClient.invalidateQueries({ queryKey: quoteQuery(hashslug).queryKey })
  })
}
