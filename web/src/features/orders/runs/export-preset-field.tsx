import type { ExportPreset } from '@kedai/contracts/order-runs.ts'
import { useLingui } from '@lingui/react/macro'
import { FieldGroup } from '../../../ui/field.tsx'

type Props = { value: ExportPreset; onChange: (preset: ExportPreset) => void }

// For whom the spreadsheet is.
export function ExportPresetField({ value, onChange }: Props) {
  const { t } = useLingui()
  const presets: Record<ExportPreset, { name: string; hint: string }> = {
    all: { name: t`Everything`, hint: t`All columns, one line for each order.` },
    accountant: { name: t`For the accountant`, hint: t`Amounts, payments received and balance due.` },
    courier: {
      name: t`For the courier`,
      hint: t`Receivers, weights and cash to collect, for a bulk upload. Only orders that are sent.`,
    },
  }
  return (
    <FieldGroup label={t`Export for`}>
      {(Object.keys(presets) as ExportPreset[]).map((preset) => (
        // the keys of the literal above
        <label
          key={preset}
          className="flex cursor-pointer items-start gap-3 rounded-m border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name="preset"
            className="mt-0.5 size-5 shrink-0"
            checked={value === preset}
            onChange={() => onChange(preset)}
          />
          <span className="text-sm">
            <span className="block font-semibold">{presets[preset].name}</span>
            <span className="block text-ink-soft">{presets[preset].hint}</span>
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
