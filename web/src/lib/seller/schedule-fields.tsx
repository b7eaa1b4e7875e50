import { useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

// `YYYY-MM-DD HH:mm:ss`, or what the phone's own field makes of it.
type Times = { starts_at: string | null; ends_at: string | null }
type Props = { name?: string; value: Times; change: (times: Times) => void; errors: Record<string, string> }

// From when until when, each of them open where it is empty.
export function ScheduleFields({ name = '', value: { starts_at, ends_at }, change, errors }: Props) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`From`} optional error={errors[`${name}starts_at`]}>
        <Input
          type="datetime-local"
          name={`${name}starts_at`}
          value={shown(starts_at)}
          onChange={(event) => change({ starts_at: event.target.value || null, ends_at })}
        />
      </Field>
      <Field label={t`Until`} optional error={errors[`${name}ends_at`]}>
        <Input
          type="datetime-local"
          name={`${name}ends_at`}
          value={shown(ends_at)}
          onChange={(event) => change({ starts_at, ends_at: event.target.value || null })}
        />
      </Field>
    </div>
  )
}

const shown = (time: string | null) => (time ?? '').replace(' ', 'T').slice(0, 16)
