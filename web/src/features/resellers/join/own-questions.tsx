import type { ProgrammeField, PublicProgramme } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

type Props = { programme: PublicProgramme; sponsor: string; errors: Record<string, string> }

// What this programme asks besides, who brought the applicant, and papers to show.
export function OwnQuestions({ programme, sponsor, errors }: Props) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>A little more</Trans>} className="grid gap-5">
      {programme.fields.map((field) => (
        <Field
          key={field.key}
          label={field.label}
          optional={!field.is_required}
          error={errors[`answers[${field.key}]`]}
        >
          <Answer field={field} />
        </Field>
      ))}
      <Field
        label={t`Code of who invited you`}
        hint={
          programme.needs_sponsor
            ? t`This programme is by invitation. Ask the reseller who referred you for a code.`
            : t`Leave empty if none.`
        }
        optional={!programme.needs_sponsor}
        error={errors.sponsor_code}
      >
        <Input
          name="sponsor_code"
          defaultValue={sponsor}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="next"
        />
      </Field>
      <Field
        label={t`Documents`}
        hint={t`Up to four photos or PDF files, such as your SSM certificate.`}
        optional
        error={errors.documents}
      >
        <Files />
      </Field>
    </Section>
  )
}

const Files = () => <Input type="file" name="documents" multiple accept="image/*,application/pdf" />

function Answer({ field: { key, type, options } }: { field: ProgrammeField }) {
  const { t } = useLingui()
  const name = `answers[${key}]`
  if (type === 'choice')
    return (
      <Select
        name={name}
        defaultValue=""
        choices={options.map((option) => ({ value: option, label: option }))}
        placeholder={t`Choose one`}
      />
    )
  return type === 'textarea' ? <Textarea name={name} maxLength={2000} /> : <Input name={name} maxLength={2000} />
}
