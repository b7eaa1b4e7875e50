import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import type { Elsewhere, OrderAction } from './use-order-action.ts'

type Props = {
  title: ReactNode
  // The verb, never "OK".
  confirmLabel: ReactNode
  // The call below the order's address.
  call: string
  body: object
  elsewhere?: Elsewhere | undefined
  // What a press does instead, when something is to be asked before.
  first?: (() => void) | undefined
  action: OrderAction
  onClose: () => void
  isDangerous?: boolean
  children: ReactNode
}

// A form in a dialog that does one thing to an order. A refusal stays in it, beside what was typed.
export function ActionDialog({
  title,
  confirmLabel,
  call,
  body,
  elsewhere,
  first,
  action,
  onClose,
  isDangerous = false,
  children,
}: Props) {
  const formId = useId()
  const refused = action.refused?.call === call ? action.refused : null
  const errors = refused?.fields
  const close = () => (action.forget(), onClose())
  const submit = async () => {
    if (await action.run(call, body, elsewhere)) close()
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
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={action.running === call}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => (first ? first() : void submit())}
        errors={errors}
        problem={refused && Object.keys(refused.fields).length === 0 ? refused.message : null}
        className="grid gap-4"
      >
        {children}
      </Form>
    </Dialog>
  )
}

// The first message of a field of this dialog's call.
export const errorOf = (action: OrderAction, call: string, field: string): string | undefined =>
  action.refused?.call === call ? action.refused.fields[field] : undefined
