import { Trans, useLingui } from '@lingui/react/macro'
import { type CustomerListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'

// Why the list is empty, and what to do about it.
export function NoCustomers({ search: { term, show, sort } }: { search: CustomerListSearch }) {
  const { t } = useLingui()
  const all = <ButtonLink to={sellerPaths.customers({ sort })}>{t`Show all customers`}</ButtonLink>
  if (term) return <Empty title={<Trans>No customer matches “{term}”</Trans>} action={all} />
  if (show === 'owing') return <Empty title={<Trans>No outstanding balances</Trans>} action={all} />
  if (show === 'overdue') return <Empty title={<Trans>No overdue payments</Trans>} action={all} />
  if (show === 'credit')
    return (
      <Empty title={<Trans>No customer has credit</Trans>} action={all}>
        <Trans>Overpayments on invoices are saved here as credit.</Trans>
      </Empty>
    )
  return (
    <Empty
      title={<Trans>No customers yet</Trans>}
      action={
        <>
          <ButtonLink to={sellerPaths.orders()}>{t`See the orders`}</ButtonLink>
          <ButtonLink variant="quiet" to={sellerPaths.newInvoice()}>{t`New invoice`}</ButtonLink>
        </>
      }
    >
      <Trans>Everyone who orders or is invoiced appears here, with all their orders and invoices.</Trans>
    </Empty>
  )
}
