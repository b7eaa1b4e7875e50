import type { Banners } from '@kedai/contracts/banners.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { Section } from '../../../ui/page.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SlideFields } from './slide-fields.tsx'

const maxSlides = 8

type Slides = Banners['slides']
type Props = { slides: Slides; change: (slides: Slides) => void; errors: Record<string, string> }

// Pictures that buyers push sideways, in order.
export function SlidesSection({ slides, change, errors }: Props) {
  const { t } = useLingui()
  const move = (from: number, to: number) =>
    change(slides.map((slide, at) => (at === to ? slides[from] : at === from ? slides[to] : slide) ?? slide))
  const remove = (at: number) => {
    change(slides.filter((_, index) => index !== at))
    toast({ text: t`Slide removed`, action: { label: t`Undo`, run: () => change(slides) } })
  }
  return (
    <Section
      title={<Trans>Slides</Trans>}
      aside={
        <span className="text-xs text-ink-soft">
          {slides.length} / {maxSlides}
        </span>
      }
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {slides.map((slide, at) => (
        <SlideFields
          key={`${slide.image.id}-${at}`}
          slide={slide}
          at={at}
          count={slides.length}
          errors={errors}
          onChange={(next) => change(slides.map((one, index) => (index === at ? next : one)))}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
        />
      ))}
      {slides.length < maxSlides && (
        <PictureField
          label={slides.length === 0 ? t`First slide` : t`Another slide`}
          hint={<Trans>Twice as wide as high. A slide may have a heading, a line and a link.</Trans>}
          picture={null}
          onChange={(image) => image && change([...slides, { image, alt: '', title: '', text: '', link: '' }])}
        />
      )}
    </Section>
  )
}
