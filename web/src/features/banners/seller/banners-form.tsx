import type { Banners } from '@kedai/contracts/banners.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { PromoSection } from './promo-section.tsx'
import { SlidesSection } from './slides-section.tsx'

export const bannersPath = '/api/ajax/seller/banners'

type Props = { banners: Banners; preview: (banners: Omit<Banners, 'revision'>) => ReactNode }

// What stands above the shelves, seen as buyers see it while it is changed.
export function BannersForm({ banners, preview }: Props) {
  const { t } = useLingui()
  const form = useSettingsForm({
    path: bannersPath,
    answer: banners,
    toValues: ({ revision: _revision, ...values }) => values,
    toWire,
  })
  const { values, change, errors } = form
  const { banner } = values
  return (
    <SettingsBody form={form}>
      <Section title={<Trans>As buyers see it</Trans>}>{preview(values)}</Section>
      <PromoSection promo={values.promo_banner} change={(promo_banner) => change({ promo_banner })} errors={errors} />
      <Section title={<Trans>Banner</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PictureField
          label={t`Picture`}
          hint={<Trans>Ratio 3:1, at least 1600 pixels wide. Keep text away from the edges.</Trans>}
          shape="wide"
          error={errors['banner.image_id']}
          picture={banner.image}
          onChange={(image) => change({ banner: { ...banner, image } })}
        />
        {banner.image && (
          <>
            <Field
              label={t`Picture description`}
              optional
              hint={<Trans>Read out to people who cannot see it.</Trans>}
              error={errors['banner.alt']}
            >
              <Input
                name="banner.alt"
                maxLength={160}
                value={banner.alt}
                onChange={(event) => change({ banner: { ...banner, alt: event.target.value } })}
              />
            </Field>
            <Field
              label={t`Link`}
              optional
              hint={<Trans>A link of your shop, or one that begins with https://</Trans>}
              error={errors['banner.link']}
            >
              <Input
                name="banner.link"
                inputMode="url"
                autoCapitalize="none"
                maxLength={400}
                value={banner.link}
                onChange={(event) => change({ banner: { ...banner, link: event.target.value } })}
              />
            </Field>
          </>
        )}
      </Section>
      <SlidesSection slides={values.slides} change={(slides) => change({ slides })} errors={errors} />
    </SettingsBody>
  )
}

const toWire = ({ banner: { image, ...banner }, slides, promo_banner }: Omit<Banners, 'revision'>) => ({
  banner: { ...banner, image_id: image?.id ?? null },
  slides: slides.map(({ image: picture, ...slide }) => ({ ...slide, image_id: picture.id })),
  promo_banner,
})
