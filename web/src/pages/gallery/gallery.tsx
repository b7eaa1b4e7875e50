import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function GalleryPage() {
  const { t } = useLingui()
  const title = t`The parts`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
