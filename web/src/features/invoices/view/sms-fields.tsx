import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { SmsAsItGoes } from './sms-as-it-goes.ts'
import { numberToCome } from './sms-as-it-goes.ts'

type Props = {
  words: string
  onChange: (words: string) => void
  sms: SmsAsItGoes
  problem: string | null
  lang: string
}

// What goes by SMS: the text as it will be, how many parts it takes, and words of the seller's own.
export function SmsFields({ words, onChange, sms: { text, size, perPart, odd }, problem, lang }: Props) {
  const { t } = useLingui()
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-m border border-line p-3"
    >
      <div className="grid gap-1.5">
        <h3 id={headingId} className="text-sm font-semibold">
          <Trans>SMS preview</Trans>
        </h3>
        <p lang={lang} className="rounded-m bg-sunken px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-ink-soft tabular-nums" aria-live="polite">
          <span>
            <Plural value={size.units} one="# character" other="# characters" />
          </span>
          <span>
            <Plural value={size.parts} one="# SMS" other="# SMS" />
          </span>
          <span>
            <Trans>{perPart} characters per SMS</Trans>
          </span>
        </p>
        {text.includes(numberToCome) && (
          <p className="text-xs text-ink-soft">
            <Trans>Its number takes the place of {numberToCome} when the draft is approved.</Trans>
          </p>
        )}
      </div>
      {odd !== null && (
        <Notice tone="warn" title={t`“${odd}” makes the SMS cost more`}>
          <Trans>With this character, one SMS holds 70 characters instead of 160. Use a plain character.</Trans>
        </Notice>
      )}
      <Field
        label={t`In your own words`}
        optional
        hint={t`No links, phone numbers or questions for personal data: the law forbids them in an SMS.`}
        error={problem}
      >
        <Textarea
          name="sms_message"
          rows={3}
          maxLength={1000}
          lang={lang}
          value={words}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </section>
  )
}
