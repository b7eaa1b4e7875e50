import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { cancelOrder, orderQuery } from './api.ts'

export type CancelConfirmProps = { token: string; onClose: (problem: string | null) => void }

// Asks once more, then cancels.
export function CancelConfirm({ token, onClose }: CancelConfirmProps) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    const answer = await cancelOrder(token)
    if (answer.ok && answer.message) toast(answer.message)
    onClose(answer.ok ? null : answer.message)
    await answers.refetch(orderQuery(token))
  }
  return (
    <Confirm
      open
      title={t`Cancel this order?`}
      confirmLabel={t`Yes, cancel the order`}
      isDangerous
      busy={busy}
      onConfirm={() => void cancel()}
      onCancel={() => onClose(null)}
    >
      <Trans>
        The items go back on sale and others may buy them. If you have already transferred the money, do not cancel.
        Send the slip instead.
      </Trans>
    </Confirm>
  )
}
