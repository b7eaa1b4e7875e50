import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { categoriesQuery } from '../api.ts'
import { categoryChoices } from '../form/category-choices.ts'
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx'

// Where the chosen products stand in the shop from now on.
export function CategoryDialog({ onChange, ...dialog }: BulkDialogProps) {
  const { t } = useLingui()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const [category, setCategory] = useState('')
  return (
    <BulkDialog
      {...dialog}
      title={t`Change category`}
      disabledBecause={null}
      onSubmit={() => onChange({ do: 'category', category_id: category === '' ? null : Number(category) })}
    >
      <Field label={t`Category`} error={dialog.bulk.errors['change.category_id']}>
        <Select
          choices={[{ value: '', label: t`No category` }, ...categoryChoices(categories)]}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
      </Field>
    </BulkDialog>
  )
}
