import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { type CsvField, csvFields } from '@kedai/domain/product-csv/columns.ts'
import { useLingui } from '@lingui/react/macro'
import { Select } from '../../../ui/select.tsx'
import { useFieldNames } from './use-field-names.ts'

type Props = {
  file: ProductImport
  fieldOf: (column: number) => CsvField | null
  onChoose: (column: number, field: CsvField | null) => void
}

// Each column of the file with its first cells, and what it is taken for.
export function ColumnTable({ file, fieldOf, onChoose }: Props) {
  const { t } = useLingui()
  const names = useFieldNames()
  const choices = csvFields.map((field) => ({ value: field, label: names[field] }))
  return (
    <ul className="divide-y divide-line rounded-m border border-line">
      {file.header.map((title, at) => {
        const number = at + 1
        const label = title || t`Column ${number}`
        const sample = file.sample.map((cells) => cells[at]).filter(Boolean)
        return (
          <li key={at} className="grid gap-2 p-3 sm:grid-cols-2 sm:items-center sm:gap-6">
            <div className="min-w-0">
              <p className="truncate text-sm font-semibold">{label}</p>
              <p className="truncate text-xs text-ink-soft">
                {sample.length > 0 ? sample.join(' · ') : t`empty in the first rows`}
              </p>
            </div>
            <Select
              aria-label={t`What is in “${label}”?`}
              placeholder={t`Leave out`}
              choices={choices}
              value={fieldOf(at) ?? ''}
              onChange={({ target }) => onChoose(at, csvFields.find((field) => field === target.value) ?? null)}
            />
          </li>
        )
      })}
    </ul>
  )
}
