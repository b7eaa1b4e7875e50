import type { Customer } from '@kedai/contracts/customers.ts'
import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2, MessageCircle, Phone, ScrollText } from 'lucide-react'
import { useParams } from 'react-router'
import { customerPath, customerQuery } from '../../features/customers/seller/api.ts'
import { CustomerCredit } from '../../features/customers/seller/customer-credit.tsx'
import { CustomerFigures } from '../../features/customers/seller/customer-figures.tsx'
import { CustomerInvoices } from '../../features/customers/seller/customer-invoices.tsx'
import { CustomerNotes } from '../../features/customers/seller/customer-notes.tsx'
import { CustomerOrders } from '../../features/customers/seller/customer-orders.tsx'
import { RefundCredit } from '../../features/invoices/customer-credit/refund-credit.tsx'
import { CustomerConsents } from '../../features/messages/seller/customer-consents.tsx'
import { CustomerMessages } from '../../features/messages/seller/customer-messages.tsx'
import { DueWords } from '../../features/invoices/due-words.tsx'
import { InvoiceStatus } from '../../features/invoices/status-badge.tsx'
import { useMethodWords } from '../../lib/seller/method-words.ts'
import { StatusBadges } from '../../features/orders/status-badges.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function CustomerPage() {
  const { t } = useLingui()
  const { nameOf: methodName } = useMethodWords()
  const { id = '' } = useParams()
  const { data: customer, error, refetch } = useQuery(customerQuery(id))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  useHead({ title: customer?.name ?? t`Customer`, isPrivate: true })
  const back = { to: sellerPaths.customers(), label: t`Customers` }
  if (!customer) {
    const isMissing = error instanceof Refusal && (error.failure.code === 404 || error.failure.code === 422)
    return (
      <Page title={t`Customer`} back={back} width="wide">
        {!error && <ListSkeleton rows={6} />}
        {isMissing && (
          <Empty
            title={<Trans>There is no such customer in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.customers()}>{t`Show all customers`}</ButtonLink>}
          />
        )}
        {error && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
      </Page>
    )
  }
  const mayInvoice = shop !== undefined && can(shop.role, shop.permissions, 'invoices')
  const mayRefund = shop !== undefined && can(shop.role, shop.permissions, 'refunds')
  const refund = mayRefund && (
    <RefundCredit
      customer={customer}
      path={`${customerPath(id)}/refund-credit`}
      showAnew={async () => void (await refetch())}
    />
  )
  const marksOf = (invoice: InvoiceRow) => (
    <>
      <InvoiceStatus status={invoice.display_status} />
      <DueWords invoice={invoice} />
    </>
  )
  const invoices = <CustomerInvoices customer={customer} mayOpen={mayInvoice} marksOf={marksOf} />
  const actions = (
    <>
      {(customer.invoices > 0 || customer.credit_history.length > 0) && (
        <ButtonLink to={sellerPaths.statement(customer.id)}>
          <ScrollText aria-hidden className="size-5" />
          <Trans>Statement</Trans>
        </ButtonLink>
      )}
      {mayInvoice && (
        <ButtonLink variant="primary" to={sellerPaths.newInvoice({ customer_id: customer.id })}>
          <FilePlus2 aria-hidden className="size-5" />
          <Trans>New invoice</Trans>
        </ButtonLink>
      )}
    </>
  )
  return (
    <Page
      title={customer.name}
      lead={[customer.phone && displayPhone(customer.phone), customer.email].filter(Boolean).join(' · ')}
      back={back}
      width="wide"
      actions={actions}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CustomerFigures customer={customer} />
          {invoicesFirst(customer) && invoices}
          <CustomerOrders customer={customer} marksOf={(order) => <StatusBadges order={order} />} />
          {!invoicesFirst(customer) && invoices}
          <CustomerMessages key={customer.id} customerId={customer.id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {customer.phone !== null && (
            <div className="grid grid-cols-2 gap-2">
              <ButtonAnchor href={customer.whatsapp_link} target="_blank" rel="noreferrer">
                <MessageCircle aria-hidden className="size-5" />
                WhatsApp
              </ButtonAnchor>
              <ButtonAnchor href={`tel:${customer.phone}`}>
                <Phone aria-hidden className="size-5" />
                <Trans>Call</Trans>
              </ButtonAnchor>
            </div>
          )}
          <CustomerCredit customer={customer} mayOpen={mayInvoice} methodName={methodName} refund={refund} />
          <CustomerNotes key={customer.id} customer={customer} />
          <CustomerConsents customerId={customer.id} />
        </div>
      </div>
    </Page>
  )
}

// What asks for something stands first.
const invoicesFirst = ({ owed, orders }: Customer) => owed !== '0.00' || orders === 0
