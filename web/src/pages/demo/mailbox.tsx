import { useLingui } from '@lingui/react/macro'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'

export default function MailboxPage() {
  const { t } = useLingui()
  const title = t`Demo mailbox`
  useHead({ title })
  return <Page title={title}>{null}</Page>
}
