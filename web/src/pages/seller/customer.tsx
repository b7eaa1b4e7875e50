import { can } from '@kedai/domain/people/permissions.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2, MessageCircle, Phone } from 'lucide-react'
import { useParams } from 'react-router'
import { customerQuery } from '../../features/customers/seller/api.ts'
import { CustomerNotes } from '../../features/customers/seller/customer-notes.tsx'
import { StatusBadges } from '../../features/orders/status-badges.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { date, money } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { currentLang } from '../../lib/i18n.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function CustomerPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { data: customer, error, refetch } = useQuery(customerQuery(id))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  useHead({ title: customer?.name ?? t`Customer`, isPrivate: true })
  const back = { to: paths.seller.customers(), label: t`Customers` }
  if (!customer) {
    const isMissing = error instanceof Refusal && (error.failure.code === 404 || error.failure.code === 422)
    return (
      <Page title={t`Customer`} back={back} width="wide">
        {!error && <ListSkeleton rows={6} />}
        {isMissing && <Empty title={<Trans>There is no such customer in this shop</Trans>} action={<ButtonLink to={paths.seller.customers()}>{t`Show all customers`}</ButtonLink>} />}
        {error && !isMissing && <LoadFailed message={error.message} onRetry={refetch} />}
      </Page>
    )
  }
  const facts = [
    [t`Orders`, String(customer.orders)],
    [t`Received`, money(customer.spent)],
    [t`First order`, customer.first_order_at ? date(customer.first_order_at, currentLang()) : '–'],
    [t`Cancelled or expired`, String(customer.cancelled)],
  ] as const
  return (
    <Page title={customer.name} lead={[customer.phone && displayPhone(customer.phone), customer.email].filter(Boolean).join(' · ')} back={back} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {facts.map(([name, value]) => (
              <div key={name} className="rounded-l border border-line bg-card px-4 py-3 shadow-card">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd className="text-base font-bold sm:text-lg tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Section title={t`Orders`}>
            <ul className="grid grid-cols-[minmax(0,1fr)]">
              {customer.history.map((order) => (
                <li key={order.order_no} className="relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
                  <span className="flex items-baseline justify-between gap-3">
                    <PageLink to={paths.seller.order(order.order_no)} className="min-w-0 truncate font-semibold after:absolute after:inset-0 hover:underline">
                      {order.order_no} · {order.items_text}
                    </PageLink>
                    <strong className="whitespace-nowrap">{money(order.total)}</strong>
                  </span>
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <StatusBadges order={order} />
                    <time className="text-xs text-ink-soft">{date(order.placed_at, currentLang())}</time>
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shop && can(shop.role, shop.permissions, 'invoices') && (
            <ButtonLink variant="primary" to={paths.seller.newInvoice({ customer_id: customer.id })}>
              <FilePlus2 aria-hidden className="size-5" />
              <Trans>New invoice</Trans>
            </ButtonLink>
          )}
          {customer.phone !== null && (
            <div className="flex flex-wrap gap-2">
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
          <CustomerNotes key={customer.id} customer={customer} />
        </div>
      </div>
    </Page>
  )
}
