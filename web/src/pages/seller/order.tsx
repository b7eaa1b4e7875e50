import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function SellerOrderPage() {
  const { t } = useLingui()
  const title = t`Order`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
