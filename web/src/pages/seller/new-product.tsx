import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function NewProductPage() {
  const { t } = useLingui()
  const title = t`New product`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
