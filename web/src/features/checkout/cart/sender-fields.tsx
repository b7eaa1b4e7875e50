import { Trans, useLingui } from '@lingui/react/macro'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import { useWords } from '../use-words.ts'

// The name on the parcel, of who sells this on: the receiver does not see the shop's.
export function SenderFields({ checkout: { values, problems, edit } }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { sender_name: name, sender_phone: phone } = problems
  return (
    <FieldGroup
      label={t`Sender on the parcel`}
      hint={<Trans>Your own name or shop. If empty, this shop’s name is used.</Trans>}
      optional
    >
      <div className="grid gap-4">
        <Field label={t`Sender’s name`} error={name && say('sender_name', name)}>
          <Input
            name="sender_name"
            value={values.senderName ?? ''}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => edit({ senderName: event.target.value })}
          />
        </Field>
        <Field label={t`Sender’s phone number`} error={phone && say('sender_phone', phone)}>
          <PhoneInput
            name="sender_phone"
            value={values.senderPhone ?? ''}
            maxLength={32}
            autoComplete="off"
            enterKeyHint="next"
            onChange={(event) => edit({ senderPhone: event.target.value })}
          />
        </Field>
      </div>
    </FieldGroup>
  )
}
