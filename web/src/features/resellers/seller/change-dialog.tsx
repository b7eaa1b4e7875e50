import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import type { Change } from '../../../lib/seller/use-change.ts'

type Props = {
  title: ReactNode
  change: Change
  onSubmit: () => void
  onClose: () => void
  submitLabel: ReactNode
  isDangerous?: boolean
  children: ReactNode
}

// Asks what a change needs; a refusal stays in it.
export function ChangeDialog({ title, change, onSubmit, onClose, submitLabel, isDangerous = false, children }: Props) {
  const formId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={change.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={onSubmit}
        errors={change.errors}
        problem={change.problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {children}
      </Form>
    </Dialog>
  )
}
