import type { ServiceView } from '@kedai/contracts/service-forms.ts'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = { service: ServiceView; value: number | null; onChange: (staff: number | null) => void; error: unknown }

// By whom; of one person there is nothing to choose.
export function Staff({ service, value, onChange, error }: Props) {
  const { t } = useLingui()
  if (service.staff.length < 2) return null
  return (
    <Field label={t`Staff member`} error={typeof error === 'string' ? error : null}>
      <Select
        name="staff"
        value={value === null ? '' : String(value)}
        placeholder={t`Any available staff`}
        onChange={({ target }) => onChange(service.staff.find(({ id }) => String(id) === target.value)?.id ?? null)}
        choices={service.staff.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Field>
  )
}
