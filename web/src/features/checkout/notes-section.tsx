import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

export function NotesSection({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { values, problems, edit } = checkout
  return (
    <CheckoutSection
      checkout={checkout}
      name="notes"
      title={<Trans>Note for the seller</Trans>}
      summary={values.notes || <Trans>Add one if you like</Trans>}
    >
      <Field
        label={<span className="sr-only">{t`Note for the seller`}</span>}
        error={problems.notes && say('notes', problems.notes)}
      >
        <Textarea
          name="notes"
          maxLength={2000}
          value={values.notes}
          onChange={(event) => edit({ notes: event.target.value })}
        />
      </Field>
    </CheckoutSection>
  )
}
