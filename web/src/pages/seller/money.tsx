import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function MoneyPage() {
  const { t } = useLingui()
  const title = t`Money to match`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
