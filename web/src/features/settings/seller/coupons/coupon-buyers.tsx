import { Plural, Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { ErrorOf } from '../form-dialog.tsx'
import { type CouponValues, linesOf } from './coupon-values.ts'

type Props = { values: CouponValues; change: (next: Partial<CouponValues>) => void; errorOf: ErrorOf }

// For whom: everybody, a first order, or buyers by name.
export function CouponBuyers({ values, change, errorOf }: Props) {
  const error = errorOf('allowed_buyers')
  const count = linesOf(values.allowedBuyers).length
  return (
    <details
      open={values.firstOrderOnly || count > 0 || Boolean(error) || undefined}
      className="rounded-m border border-line px-4 py-1"
    >
      <summary className="flex min-h-11 items-center text-sm font-semibold">
        <Trans>For which buyers</Trans>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-2">
        <Checkbox
          label={<Trans>For a first order only</Trans>}
          hint={<Trans>A customer is known by phone or e-mail.</Trans>}
          checked={values.firstOrderOnly}
          onChange={(event) => change({ firstOrderOnly: event.target.checked })}
        />
        <Field
          label={<Trans>Only these buyers</Trans>}
          optional
          hint={
            count === 0 ? (
              <Trans>One phone number or e-mail per line. Leave empty for everyone.</Trans>
            ) : (
              <Plural
                value={count}
                one="# buyer. Other buyers cannot use this code."
                other="# buyers. Other buyers cannot use this code."
              />
            )
          }
          error={error}
        >
          <Textarea
            name="allowed_buyers"
            rows={3}
            autoComplete="off"
            spellCheck={false}
            value={values.allowedBuyers}
            onChange={(event) => change({ allowedBuyers: event.target.value })}
            placeholder={'012-345 6789\nsiti@contoh.test'}
          />
        </Field>
      </div>
    </details>
  )
}
