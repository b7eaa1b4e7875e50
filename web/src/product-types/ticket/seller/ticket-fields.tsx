import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { type ProductValues, emptyUnit } from '../../form/seller/product-values.ts'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { QuestionsEditor } from './questions-editor.tsx'
import { emptyType } from './ticket-values.ts'

// An event: when and where, its ticket types, and the seats they share.
export function TicketFields() {
  const { t } = useLingui()
  const { register, control } = useFormContext<ProductValues>()
  const units = useFieldArray({ control, name: 'variations', keyName: 'rowKey' })
  const types = useFieldArray({ control, name: 'ticket.types' })
  const [starts, ends, venue, capacity] = [
    useProblem('ticket.starts_at'),
    useProblem('ticket.ends_at'),
    useProblem('ticket.venue'),
    useProblem('ticket.capacity'),
  ]
  const remove = (at: number) => {
    units.remove(at)
    types.remove(at)
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Begins`} error={starts}>
          <Input {...register('ticket.starts_at')} type="datetime-local" />
        </Field>
        <Field label={t`Ends`} optional error={ends}>
          <Input {...register('ticket.ends_at')} type="datetime-local" />
        </Field>
        <Field label={t`Place`} optional error={venue} className="sm:col-span-2">
          <Input {...register('ticket.venue')} maxLength={200} placeholder={t`Hall, street, town`} />
        </Field>
        <Field label={t`Seats in all`} hint={t`Shared by all ticket types. Empty: no limit.`} error={capacity}>
          <NumberInput {...register('ticket.capacity')} maxLength={7} placeholder={t`no limit`} />
        </Field>
      </div>
      <div className="grid gap-3">
        <h2 className="text-base font-semibold">
          <Trans>Ticket types</Trans>
        </h2>
        {units.fields.map(({ rowKey }, at) => (
          <TypeRow key={rowKey} at={at} isOnly={units.fields.length === 1} onRemove={() => remove(at)} />
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          disabledBecause={units.fields.length >= 50 && t`An event has 50 ticket types at most.`}
          onClick={() => {
            units.append(emptyUnit(['']))
            types.append(emptyType)
          }}
        >
          <Plus aria-hidden className="size-5" />
          <Trans>Another ticket type</Trans>
        </Button>
      </div>
    </div>
  )
}

export function TicketMore() {
  const { t } = useLingui()
  const [questions, hasWaitlist] = useWatch<ProductValues, ['ticket.participant_fields', 'ticket.waitlist']>({
    name: ['ticket.participant_fields', 'ticket.waitlist'],
  })
  const asked = questions.map(({ label }) => label)
  return (
    <>
      <FoldedPart title={<Trans>Questions to each participant</Trans>} summary={told(asked, t`None`)}>
        <QuestionsEditor />
      </FoldedPart>
      <FoldedPart title={<Trans>Waitlist</Trans>} summary={hasWaitlist ? t`On` : t`Off`}>
        <Waitlist />
      </FoldedPart>
    </>
  )
}

function TypeRow({ at, isOnly, onRemove }: { at: number; isOnly: boolean; onRemove: () => void }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const title = useProblem(`variations.${at}.option_values`)
  const stock = useProblem(`variations.${at}.stock`)
  const from = useProblem(`ticket.types.${at}.sale_starts`)
  const until = useProblem(`ticket.types.${at}.sale_ends`)
  return (
    <div className="grid gap-3 rounded-m border border-line bg-paper p-3">
      <div className="flex items-start gap-2">
        <Field label={t`Ticket type`} optional={isOnly} error={title} className="flex-1">
          <Input {...register(`variations.${at}.option_values.0`)} maxLength={40} placeholder={t`Adult, early bird…`} />
        </Field>
        {!isOnly && (
          <IconButton label={t`Remove this ticket type`} onClick={onRemove} className="mt-6">
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PriceField index={at} />
        {isPromo && <PromoPriceField index={at} />}
        <Field label={t`At most`} hint={t`Of this type alone. Empty: as many as there are seats.`} error={stock}>
          <NumberInput {...register(`variations.${at}.stock`)} maxLength={8} />
        </Field>
        <Field label={t`On sale from`} optional error={from}>
          <Input {...register(`ticket.types.${at}.sale_starts`)} type="datetime-local" />
        </Field>
        <Field label={t`On sale until`} optional error={until}>
          <Input {...register(`ticket.types.${at}.sale_ends`)} type="datetime-local" />
        </Field>
      </div>
    </div>
  )
}

function Waitlist() {
  const { t } = useLingui()
  const { register, control } = useFormContext<ProductValues>()
  const isOn = useWatch({ control, name: 'ticket.waitlist' })
  const problem = useProblem('ticket.offer_hours')
  return (
    <div className="grid gap-3">
      <Switch
        label={<Trans>Waitlist once it is sold out</Trans>}
        hint={t`Free places are offered to the person waiting longest.`}
        {...register('ticket.waitlist')}
      />
      {isOn && (
        <Field label={t`Offer hold time (hours)`} error={problem} className="sm:max-w-80">
          <NumberInput {...register('ticket.offer_hours')} maxLength={3} />
        </Field>
      )}
    </div>
  )
}
