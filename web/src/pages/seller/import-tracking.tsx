import { useLingui } from '@lingui/react/macro'
import { ImportForm } from '../../features/orders/shipments/import-form.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

export default function ImportTrackingPage() {
  const { t } = useLingui()
  const title = t`Import tracking numbers`
  useHead({ title, isPrivate: true })
  return (
    <Page title={title} back={{ to: sellerPaths.shipments(), label: t`Parcels` }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ImportForm />
      </div>
    </Page>
  )
}
