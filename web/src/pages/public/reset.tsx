import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function ResetPage() {
  const { t } = useLingui()
  const title = t`Choose a new password`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
