import type { Banners } from '@kedai/contracts/banners.ts'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'

type Slide = Banners['slides'][number]
type Props = {
  slide: Slide
  at: number
  count: number
  errors: Record<string, string>
  onChange: (slide: Slide) => void
  onMove: (to: number) => void
  onRemove: () => void
}

// One slide: its picture, its words, where it leads, and its place.
export function SlideFields({ slide, at, count, errors, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui()
  const number = at + 1
  const input = (name: 'title' | 'text' | 'alt' | 'link', most: number) => ({
    name: `slides.${at}.${name}`,
    maxLength: most,
    value: slide[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...slide, [name]: event.target.value }),
  })
  const problem = (name: string) => errors[`slides.${at}.${name}`]
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-m border border-line bg-paper p-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <legend className="sr-only">{t`Slide ${number}`}</legend>
      <div>
        <img
          src={slide.image.srcset?.split(' ')[0] ?? slide.image.url}
          alt=""
          className="aspect-[2/1] w-full rounded-s object-cover"
        />
        <div className="flex items-center">
          <span className="mr-auto px-1 text-xs text-ink-soft">{t`Slide ${number}`}</span>
          <IconButton label={t`Move slide ${number} up`} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={t`Move slide ${number} down`} disabled={number === count} onClick={() => onMove(at + 1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t`Remove slide ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="grid content-start gap-3 sm:grid-cols-2">
        <Field label={t`Heading`} optional error={problem('title')}>
          <Input {...input('title', 80)} />
        </Field>
        <Field label={t`Line below`} optional error={problem('text')}>
          <Input {...input('text', 160)} />
        </Field>
        <Field label={t`Link`} optional error={problem('link')}>
          <Input {...input('link', 400)} inputMode="url" autoCapitalize="none" placeholder="https://" />
        </Field>
        <Field label={t`Picture description`} optional error={problem('alt')}>
          <Input {...input('alt', 160)} />
        </Field>
      </div>
    </fieldset>
  )
}
