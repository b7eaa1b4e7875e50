import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Failure } from '../../../lib/http-result.ts'
import { problemOf } from '../../../lib/seller/changed-elsewhere.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'

export type ErrorOf = (field: string) => string | undefined

type Props = {
  title: ReactNode
  // Null closes the dialog; a failure stays in it, beside what was typed.
  save: () => Promise<Failure | null>
  onClose: () => void
  saveLabel?: ReactNode
  children: (errorOf: ErrorOf) => ReactNode
}

// A form that is saved as a whole. Leaving it with something typed asks once.
export function FormDialog({ title, save, onClose, saveLabel = <Trans>Save</Trans>, children }: Props) {
  const formId = useId()
  const isTouched = useRef(false)
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const submit = async () => {
    if (busy) return
    setBusy(true)
    const refused = await save()
    setBusy(false)
    if (refused) return setFailure(refused)
    onClose()
  }
  const close = () => (isTouched.current ? setAsks(true) : onClose())
  const problem = problemOf(failure)
  return (
    <Drawer
      open
      onClose={close}
      title={title}
      actions={
        asks ? (
          <>
            <Button onClick={onClose}>
              <Trans>Leave without saving</Trans>
            </Button>
            <Button variant="primary" autoFocus onClick={() => setAsks(false)}>
              <Trans>Keep editing</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>
              <Trans>Back</Trans>
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {saveLabel}
            </Button>
          </>
        )
      }
    >
      <Form
        id={formId}
        onSubmit={() => void submit()}
        onChange={() => (isTouched.current = true)}
        errors={failure?.fields}
        problem={problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        {asks && <Notice tone="warn" title={<Trans>You have unsaved changes.</Trans>} />}
        {children((field) => failure?.fields[field])}
      </Form>
    </Drawer>
  )
}
