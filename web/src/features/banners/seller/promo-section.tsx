import type { Banners } from '@kedai/contracts/banners.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScheduleFields } from '../../../lib/seller/schedule-fields.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'

type Promo = Banners['promo_banner']
type Props = { promo: Promo; change: (promo: Promo) => void; errors: Record<string, string> }

// One line above the shop, that comes and goes by itself.
export function PromoSection({ promo, change, errors }: Props) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Promo line</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Checkbox
        name="promo_banner.is_active"
        label={t`Show a line above the shop`}
        checked={promo.is_active}
        onChange={(event) => change({ ...promo, is_active: event.target.checked })}
      />
      {(promo.is_active || promo.text !== '') && (
        <>
          <Field
            label={t`Promo text`}
            error={errors['promo_banner.text']}
            hint={<Trans>Such as: Free postage above RM 80 until Sunday</Trans>}
          >
            <Input
              name="promo_banner.text"
              maxLength={160}
              value={promo.text}
              onChange={(event) => change({ ...promo, text: event.target.value })}
            />
          </Field>
          <Field
            label={t`Link`}
            optional
            hint={<Trans>A link of your shop, or one that begins with https://</Trans>}
            error={errors['promo_banner.link']}
          >
            <Input
              name="promo_banner.link"
              inputMode="url"
              autoCapitalize="none"
              maxLength={400}
              value={promo.link}
              onChange={(event) => change({ ...promo, link: event.target.value })}
            />
          </Field>
          <ScheduleFields
            name="promo_banner."
            value={promo}
            change={(times) => change({ ...promo, ...times })}
            errors={errors}
          />
        </>
      )}
    </Section>
  )
}
