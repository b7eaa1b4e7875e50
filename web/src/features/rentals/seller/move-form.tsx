import type { RentalStory } from '@kedai/contracts/rentals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Upload } from '../../../ui/upload.tsx'
import type { RentalAction } from './use-rental-action.ts'

type Props = { rental: RentalStory; call: 'hand-over' | 'return'; action: RentalAction; onDone: () => void }

const maxPhotos = 10

// What left, or came back, in what state: photos, a note, and what is kept of the deposit.
export function MoveForm({ rental, call, action, onDone }: Props) {
  const { t } = useLingui()
  const [photos, setPhotos] = useState<File[]>([])
  const [note, setNote] = useState('')
  const [deduct, setDeduct] = useState('')
  const isReturn = call === 'return'
  const submit = async () => {
    const body = new FormData()
    body.append('note', note)
    photos.forEach((photo, at) => body.append(`photos[${at}]`, photo))
    if (isReturn && deduct.trim() !== '') body.append('deduct', deduct.trim())
    if (await action.run(call, body)) onDone()
  }
  const replace = (at: number, photo: File | null) =>
    setPhotos(photo === null ? photos.filter((_, place) => place !== at) : [...photos.slice(0, at), photo])
  const fields = action.refused?.fields ?? {}
  return (
    <Form
      onSubmit={() => void submit()}
      errors={fields}
      problem={action.refused && Object.keys(fields).length === 0 ? action.refused.message : null}
      className="grid gap-4 rounded-m bg-sunken p-4"
    >
      {!isReturn && rental.deposit !== null && (
        <p className="text-sm font-semibold">
          <Trans>Take the deposit of {money(rental.deposit)} from the buyer.</Trans>
        </p>
      )}
      {[...photos, null].slice(0, maxPhotos).map((photo, at) => (
        <Field key={at} label={at === 0 ? t`Photos` : t`One more photo`} optional error={fields.photos}>
          <Upload
            file={photo}
            camera
            accept="image/*"
            onChange={(next) => (photo === null ? next && setPhotos([...photos, next]) : replace(at, next))}
          />
        </Field>
      ))}
      <Field label={t`Note`} optional hint={t`Scratches, missing parts, battery.`} error={fields.note}>
        <Textarea name="note" rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {isReturn && rental.deposit !== null && (
        <Field
          label={t`Deduct from deposit`}
          optional
          hint={t`The rest is refunded to the buyer.`}
          error={fields.deduct}
        >
          <MoneyInput
            name="deduct"
            value={deduct}
            onChange={({ target }) => setDeduct(target.value)}
            placeholder="0.00"
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" variant="primary" busy={action.isBusy}>
          {isReturn ? <Trans>Record the return</Trans> : <Trans>Record the hand-over</Trans>}
        </Button>
      </div>
    </Form>
  )
}
