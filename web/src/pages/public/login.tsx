import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function LoginPage() {
  const { t } = useLingui()
  const title = t`Sign in`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
