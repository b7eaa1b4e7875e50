import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InvoiceHelp } from '../../features/buyer-invoice/invoice-help.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  of: Pick<GuestInvoice, 'shop' | 'number' | 'pdf_url'>
  kind?: 'invoice' | 'quote'
  failure: { message: string } | null
  retry: () => void
  children: ReactNode
}

// The page around a shared document: what it says, beside it what helps. `failure`: why it may be out of date.
export const DocumentFrame = ({ of, kind = 'invoice', failure, retry, children }: Props) => (
  <PublicLayout shop={of.shop}>
    <div className="mx-auto grid w-full max-w-5xl gap-4 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
      <div className="grid min-w-0 gap-4">
        {failure && (
          <Notice tone="warn" title={failure.message}>
            <Button className="mt-2" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </Notice>
        )}
        {children}
      </div>
      <InvoiceHelp invoice={of} kind={kind} />
    </div>
  </PublicLayout>
)
