import type { Customer } from '@kedai/contracts/customers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { forgetInvoiceLists } from '../api.ts'
import { useAction } from '../view/use-invoice-action.ts'
import { creditsOf } from './credits.ts'
import { RefundCreditDialog } from './refund-credit-dialog.tsx'

type Props = {
  customer: Pick<Customer, 'name' | 'credit' | 'other_credit'>
  path: string
  showAnew: () => Promise<void>
}

// Gives the customer's credit back as money. It belongs to no invoice, so it stands on the customer's own page.
export function RefundCredit({ customer, path, showAnew }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const action = useAction(async () => {
    forgetInvoiceLists(queryClient)
    await showAnew()
  })
  return (
    <>
      <Button
        wide
        className="mt-4"
        onClick={() => setIsOpen(true)}
        disabledBecause={creditsOf(customer).length === 0 && t`No credit left to refund.`}
      >
        <Trans>Refund credit</Trans>
      </Button>
      {isOpen && (
        <RefundCreditDialog customer={customer} path={path} action={action} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
