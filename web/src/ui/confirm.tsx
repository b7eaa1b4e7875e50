import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  // The question, as a question.
  title: ReactNode
  // What will happen, and whether it can be undone.
  children?: ReactNode
  // The verb of the question, never "OK".
  confirmLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
  isDangerous?: boolean
  busy?: boolean
}

// Asks before something that cannot be taken back. Where it can, do it and offer "Undo" in a toast.
export const Confirm = ({
  open,
  title,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
  isDangerous = false,
  busy = false,
}: Props) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    role="alertdialog"
    actions={
      <>
        <Button autoFocus onClick={onCancel}>
          <Trans>Go back</Trans>
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
