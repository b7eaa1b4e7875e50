import { Trans, useLingui } from '@lingui/react/macro'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'

const look =
  'flex min-h-11 items-center justify-center rounded-m px-4 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-card'

// On a phone, whose bar has no room for quotes: from one list to the other.
export function DocumentsSwitch({ on }: { on: 'invoices' | 'quotes' }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Invoices and quotes`} className="grid grid-cols-2 gap-1 rounded-m bg-sunken p-1 md:hidden">
      <PageLink to={sellerPaths.invoices()} aria-current={on === 'invoices' ? 'page' : undefined} className={look}>
        <Trans>Invoices</Trans>
      </PageLink>
      <PageLink to={sellerPaths.quotes()} aria-current={on === 'quotes' ? 'page' : undefined} className={look}>
        <Trans>Quotes</Trans>
      </PageLink>
    </nav>
  )
}
