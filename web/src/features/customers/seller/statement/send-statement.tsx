import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../../../lib/http.ts'
import type { Failure } from '../../../../lib/http-result.ts'
import type { StatementSearch } from '../../../../lib/seller/seller-paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { sendStatementPath } from './api.ts'

type Props = { id: string; search: StatementSearch; email: string | null; onClose: () => void }

// Sends the statement with its PDF by e-mail.
export function SendStatement({ id, search, email, onClose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [to, setTo] = useState(email ?? '')
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const result = await post<CustomerStatement>(sendStatementPath(id), { ...search, email: to.trim(), message })
    setIsBusy(false)
    // What became of it stands beside the statement, a refusal too.
    void queryClient.invalidateQueries({ queryKey: ['one'] })
    if (!result.ok) return setRefused(result)
    if (result.message) toast(result.message)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Send the statement`}
      shape="drawer"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form="send-statement" variant="primary" busy={isBusy}>
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <Form
        id="send-statement"
        onSubmit={() => void send()}
        errors={refused?.fields}
        problem={refused && Object.keys(refused.fields).length === 0 ? refused.message : null}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Field label={t`E-mail to`} error={refused?.fields.email}>
          <Input
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
        <Field
          label={t`Message`}
          optional
          hint={t`If empty, the standard text is sent. The PDF is attached.`}
          error={refused?.fields.message}
        >
          <Textarea
            name="message"
            rows={6}
            maxLength={4000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  )
}
