import type { ShownPaymentMethod } from '@kedai/contracts/seller-payments.ts'
import { paysByTransfer } from '@kedai/domain/checkout/transfer-discount.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { methodsPath } from './api.ts'

type Props = { method: ShownPaymentMethod; send: Send; onClose: () => void }

// How a way to be paid reads to buyers, and how long their goods are kept for them.
export function MethodDialog({ method, send, onClose }: Props) {
  const { t } = useLingui()
  const { values, change, known, settle } = useEdited(method, toValues)
  const { name, instructions, hold_minutes: minutes, unique_total: isUnique } = values
  const { hold } = method
  const mayBeUnique = paysByTransfer(method.kind)
  const save = async () =>
    settle(
      await send('PUT', methodsPath, {
        code: method.code,
        name,
        instructions,
        hold_minutes: hold ? Number(minutes) : null,
        ...(mayBeUnique && { unique_total: isUnique }),
        ...known,
      }),
    )
  const inWords = (count: number) =>
    count % 60 === 0
      ? t`${plural(count / 60, { one: '# hour', other: '# hours' })}`
      : t`${plural(count, { one: '# minute', other: '# minutes' })}`
  const choices = hold
    ? [
        ...new Set([
          ...lengths.filter((length) => length >= hold.least && length <= hold.most),
          hold.usual,
          Number(minutes),
        ]),
      ].toSorted((a, b) => a - b)
    : []
  return (
    <FormDialog title={t`Text for buyers`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <Field label={<Trans>Name</Trans>} error={errorOf('name')}>
            <Input name="name" maxLength={60} value={name} onChange={(event) => change({ name: event.target.value })} />
          </Field>
          <Field
            label={<Trans>Instructions</Trans>}
            optional
            hint={<Trans>Payment instructions, in one or two sentences.</Trans>}
            error={errorOf('instructions')}
          >
            <Textarea
              name="instructions"
              maxLength={1000}
              rows={4}
              value={instructions}
              onChange={(event) => change({ instructions: event.target.value })}
            />
          </Field>
          {hold && (
            <Field
              label={<Trans>Time to pay</Trans>}
              hint={<Trans>Items are reserved for the buyer until then. After that, an unpaid order expires.</Trans>}
              error={errorOf('hold_minutes')}
            >
              <Select
                name="hold_minutes"
                choices={choices.map((length) => ({ value: String(length), label: inWords(length) }))}
                value={minutes}
                onChange={(event) => change({ hold_minutes: event.target.value })}
              />
            </Field>
          )}
          {mayBeUnique && (
            <Checkbox
              name="unique_total"
              checked={isUnique}
              onChange={(event) => change({ unique_total: event.target.checked })}
              label={<Trans>A different amount for each order</Trans>}
              hint={
                <Trans>
                  When another order waits for the same amount, up to 99 sen are taken off, so that a line of your bank
                  statement fits one order only. The buyer sees it as a discount.
                </Trans>
              }
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

const toValues = (method: ShownPaymentMethod | null) => ({
  name: method?.name ?? '',
  instructions: method?.instructions ?? '',
  hold_minutes: String(method?.hold_minutes ?? method?.hold?.usual ?? ''),
  unique_total: method?.unique_total ?? false,
})

const lengths = [15, 30, 45, 60, 120, 1440, 2160, 2880, 4320]
