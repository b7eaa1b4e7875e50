import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Field, FieldGroup } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import type { ErrorOf } from '../form-dialog.tsx'
import { type MethodValues, type TypedBand, byOf } from './method-values.ts'

type Props = { values: MethodValues; change: (next: Partial<MethodValues>) => void; errorOf: ErrorOf }

// Up to so much, so much. The last row may go on without end.
export function RateTable({ values, change, errorOf }: Props) {
  const { t } = useLingui()
  const isWeight = byOf(values.shape) === 'weight'
  const { bands } = values
  const put = (at: number, next: Partial<TypedBand>) =>
    change({ bands: bands.map((band, place) => (place === at ? { ...band, ...next } : band)) })
  return (
    <FieldGroup
      label={<Trans>Table</Trans>}
      hint={<Trans>Leave the last row’s limit empty for no limit.</Trans>}
      error={errorOf('rate.bands')}
    >
      {bands.map((band, at) => {
        const row = at + 1
        return (
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
            <Field label={<Trans>Up to</Trans>} error={errorOf(`rate.bands.${at}.most`)}>
              <NumberInput
                name={at === 0 ? 'rate.bands' : `rate.bands.${at}.most`}
                decimals={isWeight}
                unit={isWeight ? 'kg' : <Trans>pcs</Trans>}
                value={band.most}
                onChange={(event) => put(at, { most: event.target.value })}
              />
            </Field>
            <Field label={<Trans>Price</Trans>} error={errorOf(`rate.bands.${at}.price`)}>
              <MoneyInput
                name={`rate.bands.${at}.price`}
                value={band.price}
                onChange={(event) => put(at, { price: event.target.value })}
              />
            </Field>
            <IconButton
              label={t`Remove row ${row}`}
              disabled={bands.length === 1}
              onClick={() => change({ bands: bands.filter((_, place) => place !== at) })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )
      })}
      {bands.length < 30 && (
        <Button className="justify-self-start" onClick={() => change({ bands: [...bands, { most: '', price: '' }] })}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a row</Trans>
        </Button>
      )}
    </FieldGroup>
  )
}
