import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function ForgotPage() {
  const { t } = useLingui()
  const title = t`Forgot your password`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
