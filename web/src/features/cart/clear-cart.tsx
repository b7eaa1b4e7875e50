import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'

// Emptying the cart cannot be undone, so it is asked about.
export function ClearCart({ onClear }: { onClear: () => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    setBusy(true)
    await onClear()
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} className="-mr-2">
        <Trans>Empty the cart</Trans>
      </Button>
      <Confirm
        open={isOpen}
        title={<Trans>Empty the cart?</Trans>}
        confirmLabel={<Trans>Empty the cart</Trans>}
        isDangerous
        busy={isBusy}
        onConfirm={() => void clear()}
        onCancel={() => setOpen(false)}
      >
        <p>
          <Trans>All its items are removed. This cannot be undone.</Trans>
        </p>
      </Confirm>
    </>
  )
}
