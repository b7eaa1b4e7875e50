import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { post } from '../../../lib/http.ts'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { categoriesPath, categoriesQuery } from '../api.ts'
import { categoryChoices } from './category-choices.ts'

// Where the product stands in the shop, and a way to make a place that is missing.
export function CategoryField() {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const chosen = useWatch<ProductValues, 'category_id'>({ name: 'category_id' })
  const { data: categories = [] } = useQuery(categoriesQuery())
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <Field label={t`Category`} optional error={useProblem('category_id')}>
        <span className="flex gap-2">
          <Select
            className="min-w-0 flex-1"
            name="category_id"
            placeholder={t`None`}
            choices={categoryChoices(categories)}
            value={categories.some(({ id }) => String(id) === chosen) ? chosen : ''}
            onChange={(event) => setValue('category_id', event.target.value, { shouldDirty: true })}
          />
          <IconButton
            label={t`New category`}
            className="border border-line-strong bg-card"
            onClick={() => setMaking(true)}
          >
            <Plus aria-hidden />
          </IconButton>
        </span>
      </Field>
      {isMaking && (
        <NewCategory
          categories={categories}
          onClose={() => setMaking(false)}
          onMade={({ id }) => setValue('category_id', String(id), { shouldDirty: true })}
        />
      )}
    </>
  )
}

type Props = { categories: SellerCategory[]; onClose: () => void; onMade: (category: SellerCategory) => void }

function NewCategory({ categories, onClose, onMade }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [parent, setParent] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setErrors({ name: t`Give the category a name.` })
    setSaving(true)
    const result = await post<SellerCategory>(categoriesPath, { name, parent_id: parent })
    setSaving(false)
    if (!result.ok) {
      setErrors(result.fields)
      return setProblem(Object.keys(result.fields).length > 0 ? null : result.message)
    }
    queryClient.setQueryData(categoriesQuery().queryKey, [...categories, result.data])
    onMade(result.data)
    onClose()
  }
  const parents = categories
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name: label }) => ({ value: String(id), label }))
  return (
    <Dialog open onClose={onClose} title={t`New category`}>
      <Form onSubmit={() => void save()} errors={errors} problem={problem} className="grid gap-4">
        <Field label={t`Name`} error={errors.name}>
          <Input
            name="name"
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={t`Within`} optional error={errors.parent_id}>
          <Select
            name="parent_id"
            placeholder={t`A main category`}
            choices={parents}
            value={parent}
            onChange={(event) => setParent(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={isSaving} className="justify-self-end">
          <Trans>Add the category</Trans>
        </Button>
      </Form>
    </Dialog>
  )
}
