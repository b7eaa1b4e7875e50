import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import type { InvoiceAction, Wish } from './use-invoice-action.ts'

type Props = {
  title: ReactNode
  // The verb, never "OK".
  confirmLabel: ReactNode
  wish: Wish
  action: InvoiceAction
  onClose: () => void
  // Else the dialog closes.
  onDone?: (answer: InvoiceView) => void
  isDangerous?: boolean
  disabledBecause?: string | null | false
  // Further buttons, before the main one.
  extra?: ReactNode
  children: ReactNode
}

// A form in a dialog that does one thing to an invoice. A refusal stays in it, beside what was typed.
export function ActionDialog({
  title,
  confirmLabel,
  wish,
  action,
  onClose,
  onDone,
  isDangerous = false,
  disabledBecause,
  extra,
  children,
}: Props) {
  const formId = useId()
  const refused = action.refused?.name === wish.name ? action.refused : null
  const errors = refused?.fields
  const close = () => (action.forget(), onClose())
  const submit = async () => {
    if (disabledBecause) return
    const done = await action.run(wish)
    if (done) (onDone ?? close)(done.data)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      shape="drawer"
      actions={
        <>
          <Button onClick={close}>
            <Trans>Back</Trans>
          </Button>
          {extra}
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={action.running === wish.name}
            disabledBecause={disabledBecause}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void submit()}
        errors={errors}
        problem={refused && Object.keys(refused.fields).length === 0 ? refused.message : null}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {children}
      </Form>
    </Dialog>
  )
}

// The first message of a field of this dialog's call.
export const errorOf = (action: InvoiceAction, name: string, field: string): string | undefined =>
  action.refused?.name === name ? action.refused.fields[field] : undefined
