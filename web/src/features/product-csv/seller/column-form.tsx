import type { ChooseColumns, ProductImport } from '@kedai/contracts/product-imports.ts'
import { type ColumnChoice, type CsvField, csvFields, missingColumns } from '@kedai/domain/product-csv/columns.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError, FieldGroup } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ColumnTable } from './column-table.tsx'
import { importPath, importQuery } from './api.ts'

// Which column of the file is what, and what happens to products that are there already.
export function ColumnForm({ file }: { file: ProductImport }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [columns, setColumns] = useState<ColumnChoice>(file.columns)
  const [existing, setExisting] = useState<ChooseColumns['existing']>(file.existing)
  const [publish, setPublish] = useState(file.publish)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const lacks =
    missingColumns(columns).length > 0 &&
    t`Choose the columns for product name and price first, or for the SKU of products that exist.`
  const choose = (at: number, field: CsvField | null) => {
    const kept = Object.fromEntries(Object.entries(columns).filter(([name, place]) => place !== at && name !== field))
    setColumns(field === null ? kept : { ...kept, [field]: at })
  }
  const check = async () => {
    setBusy(true)
    setRefusal(null)
    const result = await call<ProductImport>('PUT', importPath(file.id, 'columns'), {
      body: { columns, existing, publish, same_name: file.same_name },
    })
    setBusy(false)
    if (result.ok) queryClient.setQueryData(importQuery(String(file.id)).queryKey, result.data)
    else setRefusal(result.message)
  }
  return (
    <Section
      title={t`What is in which column?`}
      aside={
        <span className="text-sm text-ink-soft">{t`Guessed from the first row, or as in your last file like it. Please look it over.`}</span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ColumnTable
          file={file}
          fieldOf={(at) => csvFields.find((field) => columns[field] === at) ?? null}
          onChoose={choose}
        />
        <FieldGroup label={t`Products that are there already`} hint={t`They are known by product ID or SKU.`}>
          <RadioCards
            name="existing"
            value={existing}
            onChange={(value) => setExisting(value === 'skip' ? 'skip' : 'update')}
            columns={2}
            cards={[
              { value: 'update', label: t`Change them`, hint: t`Only the columns in the file are changed.` },
              { value: 'skip', label: t`Leave them alone`, hint: t`Only new products are imported.` },
            ]}
          />
        </FieldGroup>
        <Checkbox
          label={t`Put new products on sale at once`}
          hint={t`Otherwise they are imported as drafts. A status column overrides this.`}
          checked={publish}
          onChange={({ target }) => setPublish(target.checked)}
        />
        {refusal && <FieldError>{refusal}</FieldError>}
        <div className="grid justify-items-start gap-2">
          {lacks && <p className="text-sm text-ink-soft">{lacks}</p>}
          <Button variant="primary" busy={busy} onClick={() => void check()} disabledBecause={lacks}>
            <Trans>Check every row</Trans>
          </Button>
        </div>
      </div>
    </Section>
  )
}
