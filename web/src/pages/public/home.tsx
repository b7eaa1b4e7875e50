import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function HomePage() {
  const { t } = useLingui()
  const title = t`Kedai`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
