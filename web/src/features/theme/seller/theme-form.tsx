import type { SellerTheme, ShopTheme } from '@kedai/contracts/theme.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ColourField } from './colour-field.tsx'
import { ThemePreview } from './theme-preview.tsx'

export const themePath = '/api/ajax/seller/theme'

type Choices = Pick<ShopTheme, 'corners' | 'layout'>

// Colour, corners and layout, seen on the shop's own items while they are changed.
export function ThemeForm({
  theme,
  preview,
}: {
  theme: SellerTheme
  preview: (layout: ShopTheme['layout']) => ReactNode
}) {
  const { t } = useLingui()
  const form = useSettingsForm({
    path: themePath,
    answer: theme,
    toValues: ({ stylesheet: _stylesheet, revision: _revision, ...values }) => values,
  })
  const { values, change, errors } = form
  const corners = [
    { value: 'sharp', label: t`Sharp` },
    { value: 'soft', label: t`Soft` },
    { value: 'round', label: t`Round` },
  ] satisfies { value: Choices['corners']; label: string }[]
  const layouts = [
    { value: 'grid', label: t`Grid`, hint: t`Large pictures side by side` },
    { value: 'list', label: t`List`, hint: t`Small picture with the name next to it` },
  ] satisfies { value: Choices['layout']; label: string; hint: string }[]
  return (
    <SettingsBody form={form}>
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ColourField accent={values.accent} onChange={(accent) => change({ accent })} error={errors.accent} />
        <FieldGroup label={t`Corners`}>
          <RadioCards
            name="corners"
            cards={corners}
            value={values.corners}
            onChange={(value) => change({ corners: corners.find((one) => one.value === value)?.value ?? 'soft' })}
          />
        </FieldGroup>
        <FieldGroup label={t`Item layout`}>
          <RadioCards
            name="layout"
            columns={2}
            cards={layouts}
            value={values.layout}
            onChange={(value) => change({ layout: layouts.find((one) => one.value === value)?.value ?? 'grid' })}
          />
        </FieldGroup>
      </Section>
      <Section title={<Trans>As buyers see it</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="-mt-2 text-xs text-ink-soft">
          <Trans>Switch your screen to night above to see it by night.</Trans>
        </p>
        <ThemePreview theme={values}>{preview(values.layout)}</ThemePreview>
      </Section>
    </SettingsBody>
  )
}
