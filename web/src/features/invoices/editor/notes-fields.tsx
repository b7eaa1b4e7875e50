import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Change, EditorState } from './editor-state.ts'

type Props = {
  kind: 'invoice' | 'quote'
  state: Pick<EditorState, 'notes' | 'reference'>
  change: Change
  errors: Record<string, string>
}

// What may always be changed, whatever has been paid.
export function NotesFields({ kind, state, change, errors }: Props) {
  const { t } = useLingui()
  return (
    <Section title={t`Notes`}>
      <div className="grid gap-4">
        <Field
          label={t`Note to the buyer`}
          optional
          hint={
            kind === 'quote'
              ? t`Shown at the bottom of the quote, such as items included and lead time.`
              : t`Shown at the bottom of the invoice, such as payment details or a thank-you note.`
          }
          error={errors.notes}
        >
          <Textarea
            name="notes"
            rows={3}
            maxLength={4000}
            value={state.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        </Field>
        <Field label={t`Reference`} optional hint={t`The buyer’s order number, or your own.`} error={errors.reference}>
          <Input
            name="reference"
            maxLength={80}
            autoComplete="off"
            value={state.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
        </Field>
      </div>
    </Section>
  )
}
