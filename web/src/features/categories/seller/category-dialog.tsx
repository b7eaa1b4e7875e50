import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { problemOf } from '../../../lib/seller/changed-elsewhere.ts'
import { useEdited } from '../../../lib/seller/use-edited.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.tsx'
import { addCategory, categoriesQuery, saveCategory } from './api.ts'

type Props = { category: SellerCategory | null; categories: readonly SellerCategory[]; onClose: () => void }

// A new category, or another name or picture for one.
export function CategoryDialog({ category, categories, onClose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const {
    values: { name, image },
    change,
    known,
    settle,
  } = useEdited(category, toValues)
  const [parent, setParent] = useState('')
  const [refused, setRefused] = useState<{ errors: Record<string, string>; problem: string | null }>({
    errors: {},
    problem: null,
  })
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setRefused({ errors: { name: t`Give the category a name.` }, problem: null })
    setSaving(true)
    const made = category ? null : await addCategory({ name, parent_id: parent })
    const id = category?.id ?? (made?.ok ? made.data.id : null)
    const result =
      id === null || (made && image === null)
        ? made
        : await saveCategory(id, { name, image_id: image?.id ?? null, ...known })
    setSaving(false)
    await queryClient.invalidateQueries({ queryKey: categoriesQuery().queryKey })
    if (!result?.ok) {
      const failure = settle(result)
      return setRefused({ errors: failure?.fields ?? {}, problem: problemOf(failure) })
    }
    if (result.message) toast(result.message)
    onClose()
  }
  const parents = categories
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name: label }) => ({ value: String(id), label }))
  return (
    <Dialog open onClose={onClose} title={category ? t`Change the category` : t`New category`}>
      <Form onSubmit={() => void save()} errors={refused.errors} problem={refused.problem} className="grid gap-4">
        <Field
          label={t`Name`}
          error={refused.errors.name}
          hint={category && <Trans>Links to the old name still lead here.</Trans>}
        >
          <Input
            name="name"
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        {!category && parents.length > 0 && (
          <Field label={t`Within`} optional error={refused.errors.parent_id}>
            <Select
              name="parent_id"
              placeholder={t`A main category`}
              choices={parents}
              value={parent}
              onChange={(event) => setParent(event.target.value)}
            />
          </Field>
        )}
        <PictureField
          label={t`Picture`}
          error={refused.errors.image_id}
          picture={image}
          onChange={(picture) => change({ image: picture })}
          path="/api/ajax/seller/pictures"
        />
        <Button type="submit" variant="primary" busy={isSaving} className="justify-self-end">
          {category ? <Trans>Save</Trans> : <Trans>Add the category</Trans>}
        </Button>
      </Form>
    </Dialog>
  )
}

const toValues = (category: SellerCategory | null) => ({ name: category?.name ?? '', image: category?.image ?? null })
