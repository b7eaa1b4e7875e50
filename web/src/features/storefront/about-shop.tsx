import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OutLink } from '../../ui/link.tsx'

// What a stranger wants to know before paying somebody he has never met.
export function AboutShop({ storefront }: { storefront: Storefront }) {
  const { t } = useLingui()
  const { company, socmed } = storefront
  const places = Object.entries(names).flatMap(([place, name]) => {
    const href = socmed[place as keyof typeof names] // the keys are the table's own
    return href ? [{ name, href }] : []
  })
  const address = [
    company.address,
    [company.postcode, company.city].filter(Boolean).join(' '),
    company.state?.name,
  ].filter(Boolean)
  return (
    <section
      aria-label={t`About this shop`}
      className="mt-12 grid gap-6 rounded-l border border-line bg-sunken p-5 text-sm sm:grid-cols-3 sm:p-6"
    >
      <Point title={t`Pay with an order number`}>
        <Trans>You get a page of your order with its number and state, and a mail if you leave your address.</Trans>
      </Point>
      <Point title={t`Delivery price before you pay`}>
        <Trans>Type your postcode on the item’s page and see what delivery costs, to East Malaysia too.</Trans>
      </Point>
      <Point title={t`Reachable seller`}>
        {address.length > 0 ? (
          <span className="block">{address.join(', ')}</span>
        ) : (
          <Trans>The seller’s name and contact are shown at the bottom of every page.</Trans>
        )}
        {places.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-4 *:inline-flex *:min-h-9 *:items-center">
            {places.map(({ name, href }) => (
              <OutLink key={name} href={href}>
                {name}
              </OutLink>
            ))}
          </span>
        )}
      </Point>
    </section>
  )
}

const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} satisfies Record<keyof Storefront['socmed'], string>

const Point = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-l-4 border-accent pl-3">
    <h2 className="text-sm font-semibold tracking-normal">{title}</h2>
    <p className="mt-0.5 text-ink-soft">{children}</p>
  </div>
)
