import type { StockNode } from '@kedai/contracts/stock-nodes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChange } from '../../../lib/seller/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { transfersPath } from './api.ts'
import { ChosenPieces, type ChosenPiece } from './chosen-pieces.tsx'
import { PiecePicker } from './piece-picker.tsx'

type Props = { places: readonly StockNode[]; onClose: () => void }

// Pieces from one place to another, all of them or none.
export function MovePieces({ places, onClose }: Props) {
  const { t } = useLingui()
  const change = useChange()
  const [fromId, setFromId] = useState(String(places[0]?.id ?? ''))
  const [toId, setToId] = useState(String(places[1]?.id ?? ''))
  const [pieces, setPieces] = useState<readonly ChosenPiece[]>([])
  const [note, setNote] = useState('')
  const from = places.find(({ id }) => String(id) === fromId)
  const choices = places.map(({ id, name }) => ({ value: String(id), label: name }))
  const move = async () => {
    const lines = pieces.map(({ id, quantity }) => ({ variation_id: id, quantity }))
    if ((await change.send('POST', transfersPath, { from: fromId, to: toId, lines, note }))?.ok) onClose()
  }
  const lineError = Object.entries(change.errors).find(([name]) => name.startsWith('lines'))?.[1]
  return (
    <Dialog open onClose={onClose} shape="drawer" title={<Trans>Move pieces</Trans>}>
      <Form
        onSubmit={() => void move()}
        errors={change.errors}
        problem={change.problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Field label={t`From`} error={change.errors.from}>
          <Select
            name="from"
            value={fromId}
            choices={choices}
            onChange={({ target }) => {
              if (target.value === toId) setToId(fromId)
              setFromId(target.value)
              setPieces([])
            }}
          />
        </Field>
        <Field label={t`To`} error={change.errors.to}>
          <Select
            name="to"
            value={toId}
            choices={choices.filter(({ value }) => value !== fromId)}
            onChange={({ target }) => setToId(target.value)}
          />
        </Field>
        <ChosenPieces pieces={pieces} onChange={setPieces} />
        {lineError && <FieldError>{lineError}</FieldError>}
        {from && (
          <PiecePicker
            key={from.id}
            from={from}
            chosen={pieces}
            onAdd={(piece) => setPieces([...pieces, { ...piece, quantity: 1 }])}
          />
        )}
        <Field label={t`Note`} optional error={change.errors.note}>
          <Input
            name="note"
            maxLength={300}
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={change.isBusy}
          disabledBecause={pieces.length === 0 && t`Choose what to move first.`}
        >
          <Trans>Move pieces</Trans>
        </Button>
      </Form>
    </Dialog>
  )
}
