import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

// In the server's words where it has some: a link that was taken back says so.
export function NoInvoice({ because, retry }: { because: string | null; retry: () => void }) {
  const { t } = useLingui()
  return (
    <Empty
      heading="h1"
      title={t`This invoice cannot be shown`}
      action={<Button onClick={retry}>{t`Try again`}</Button>}
    >
      {because ?? <Trans>There is no invoice at this address. Check the link, or ask the shop for a new one.</Trans>}
    </Empty>
  )
}
