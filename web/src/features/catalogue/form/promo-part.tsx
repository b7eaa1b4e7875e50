import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { FoldedPart } from '../../../product-types/form/seller/folded-part.tsx'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { told } from '../../../product-types/form/seller/told.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Switch } from '../../../ui/switch.tsx'

// A lower price for a while, and a clock that counts down to its end.
export function PromoPart() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [isPromo, promoUntil, isCountdown] = useWatch<ProductValues, ['is_promo', 'promo_until', 'is_countdown']>({
    name: ['is_promo', 'promo_until', 'is_countdown'],
  })
  const lang = useLang()
  const promo = promoUntil ? t`Promo until ${date(promoUntil.slice(0, 10), lang)}` : t`Promo`
  const until = useProblem('promo_until')
  const [start, end] = [useProblem('countdown_start'), useProblem('countdown_until')]
  return (
    <FoldedPart
      title={<Trans>Promo and countdown</Trans>}
      summary={told([isPromo && promo, isCountdown && t`Countdown`], t`Off`)}
    >
      <Switch
        label={<Trans>Promo</Trans>}
        hint={t`Shows a lower price next to the crossed-out regular price. Enter the promo price next to the price.`}
        {...register('is_promo')}
      />
      {isPromo && (
        <Field
          label={t`Until`}
          optional
          hint={t`Malaysian time. Without an end it stays on.`}
          error={until}
          className="py-2 sm:max-w-xs"
        >
          <Input type="datetime-local" {...register('promo_until')} />
        </Field>
      )}
      <Switch
        label={<Trans>Countdown</Trans>}
        hint={t`Shows a clock that counts down between two times.`}
        {...register('is_countdown')}
      />
      {isCountdown && (
        <div className="grid gap-4 py-2 sm:grid-cols-2">
          <Field label={t`Starts`} error={start}>
            <Input type="datetime-local" {...register('countdown_start')} />
          </Field>
          <Field label={t`Ends`} error={end}>
            <Input type="datetime-local" {...register('countdown_until')} />
          </Field>
        </div>
      )}
    </FoldedPart>
  )
}
