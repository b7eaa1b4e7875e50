import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { draftOf } from '../../lib/drafts.ts'
import { ownName } from '../../lib/seller/own-name.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { OrderAction } from './use-order-action.ts'

// A note for oneself and the staff. What is typed is kept on this device until it is saved.
export function NoteForm({ orderNo, action }: { orderNo: string; action: OrderAction }) {
  const { t } = useLingui()
  const draft = draftOf(ownName(`note:${orderNo}`))
  const [text, setText] = useState(() => String(draft.read()?.text ?? ''))
  const refused = action.refused?.call === 'notes' ? action.refused : null
  const write = (next: string) => (setText(next), draft.write({ text: next }))
  const save = async () => {
    if (!(await action.run('notes', { text }))) return
    setText('')
    draft.clear()
  }
  return (
    <Form
      onSubmit={() => void save()}
      errors={refused?.fields}
      problem={refused && !refused.fields.text ? refused.message : null}
      className="grid gap-2"
    >
      <Field label={t`Note`} hint={t`Only your shop sees it.`} error={refused?.fields.text}>
        <Textarea name="text" rows={2} maxLength={2000} value={text} onChange={(event) => write(event.target.value)} />
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        busy={action.running === 'notes'}
        disabledBecause={text.trim() === '' && t`Enter some text first.`}
      >
        <Trans>Save the note</Trans>
      </Button>
    </Form>
  )
}
