import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChange } from '../../../lib/seller/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { placesPath } from './api.ts'

export function AddPlace({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const [name, setName] = useState('')
  const add = async () => {
    if ((await change.send('POST', placesPath, { name }))?.ok) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>Add a store</Trans>}>
      <Form onSubmit={() => void add()} errors={change.errors} problem={change.problem} className="grid gap-4">
        <Field
          label={t`Name`}
          hint={t`A store room, second shop or stall. Stock there is not offered to buyers.`}
          error={change.errors.name}
        >
          <Input name="name" maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" variant="primary" busy={change.isBusy}>
          <Trans>Add a store</Trans>
        </Button>
      </Form>
    </Dialog>
  )
}
