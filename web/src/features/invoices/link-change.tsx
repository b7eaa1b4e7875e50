import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import type { InvoiceAction } from './view/use-invoice-action.ts'

type Props<Answer> = {
  isRevoked: boolean
  path: string
  action: InvoiceAction
  onRenewed: (answer: Answer) => void | Promise<void>
}

// Taking back the link that a buyer holds, and making a new one.
export function LinkChange<Answer>({ isRevoked, path, action, onRenewed }: Props<Answer>) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'revoke' | 'renew' | null>(null)
  const change = async (wanted: 'revoke' | 'renew') => {
    const changed = await action.run<Answer>({ name: wanted, path, body: { action: wanted } })
    setAsked(null)
    if (changed && wanted === 'renew') await onRenewed(changed.data)
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-2 *:last:odd:col-span-2">
        {!isRevoked && (
          <Button variant="quiet" onClick={() => setAsked('revoke')}>
            <Trans>Take it back</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          busy={action.running === 'renew'}
          onClick={() => (isRevoked ? void change('renew') : setAsked('renew'))}
        >
          <Trans>Make a new link</Trans>
        </Button>
      </div>
      <Confirm
        open={asked !== null}
        title={asked === 'renew' ? t`Make a new link?` : t`Take the link back?`}
        confirmLabel={asked === 'renew' ? t`Make a new link` : t`Take it back`}
        isDangerous
        busy={asked !== null && action.running === asked}
        onConfirm={() => void (asked && change(asked))}
        onCancel={() => setAsked(null)}
      >
        {t`The buyer’s current link stops working. This cannot be undone.`}
      </Confirm>
    </>
  )
}
