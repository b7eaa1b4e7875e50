import type { MadeOrder } from '@kedai/contracts/new-orders.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Made } from '../../features/orders/new/made-order.tsx'
import { NewOrderForm } from '../../features/orders/new/new-order-form.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

export default function NewOrderPage() {
  const { t } = useLingui()
  const [made, setMade] = useState<MadeOrder | null>(null)
  useHead({ title: t`New order`, isPrivate: true })
  return (
    <Page title={t`New order`} back={{ to: sellerPaths.orders(), label: t`Orders` }} width="wide">
      {made ? <Made made={made} onNext={() => setMade(null)} /> : <NewOrderForm onMade={setMade} />}
    </Page>
  )
}
