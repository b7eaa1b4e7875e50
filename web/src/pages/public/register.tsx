import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function RegisterPage() {
  const { t } = useLingui()
  const title = t`Open your shop`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
