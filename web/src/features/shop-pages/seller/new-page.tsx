import type { SellerPage } from '@kedai/contracts/shop-pages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useReadyPages } from './ready-pages.ts'

type Props = { onClose: () => void; onMade: (page: SellerPage) => void }

// A new page: from one that is ready, or empty.
export function NewPage({ onClose, onMade }: Props) {
  const { t } = useLingui()
  const ready = useReadyPages()
  const [name, setName] = useState('sale')
  const [title, setTitle] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = ready.find((one) => one.name === name) ?? ready[0]
  const make = async () => {
    if (isBusy || !chosen) return
    setBusy(true)
    const result = await post<SellerPage>('/api/ajax/seller/pages', {
      title: title.trim() || chosen.title,
      blocks: chosen.blocks,
    })
    setBusy(false)
    if (result.ok) onMade(result.data)
    else setFailure(result)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={t`New page`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form="new-page" variant="primary" busy={isBusy}>
            <Trans>Make the page</Trans>
          </Button>
        </>
      }
    >
      <Form
        id="new-page"
        onSubmit={() => void make()}
        {...(failure && { errors: failure.fields })}
        problem={failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Field label={t`Title of the page`} optional error={failure?.fields.title ?? null}>
          <Input
            name="title"
            value={title}
            maxLength={120}
            placeholder={chosen?.title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <FieldGroup label={t`Begin with`}>
          <RadioCards
            name="ready"
            value={name}
            onChange={setName}
            cards={ready.map((one) => ({ value: one.name, label: one.title, hint: one.about }))}
          />
        </FieldGroup>
      </Form>
    </Drawer>
  )
}
