import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { BlockProps } from './block-props.ts'

type Gallery = Extract<PageBlock, { type: 'gallery' }>

// Pictures side by side, each with its words for those who cannot see it.
export function GalleryFields({ block, onChange, pictures, error }: BlockProps<Gallery>) {
  const { t } = useLingui()
  // In the place of the picture that stands there: itself with other words, or none.
  const set = (at: number, instead: Gallery['pictures']) =>
    onChange({ ...block, pictures: block.pictures.flatMap((one, index) => (index === at ? instead : [one])) })
  return (
    <>
      {block.pictures.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {block.pictures.map(({ image_id, alt }, at) => (
            <li key={`${image_id}-${at}`} className="flex items-end gap-3">
              <img
                src={pictures.pictureOf(image_id)?.url ?? ''}
                alt=""
                className="size-18 shrink-0 rounded-m border border-line object-cover"
              />
              <Field label={t`Description of picture ${at + 1}`} optional className="flex-1">
                <Input
                  value={alt}
                  maxLength={160}
                  onChange={(event) => set(at, [{ image_id, alt: event.target.value }])}
                />
              </Field>
              <IconButton label={t`Remove picture ${at + 1}`} onClick={() => set(at, [])}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PictureField
        label={t`Another picture`}
        error={error('pictures')}
        picture={null}
        onChange={(picture) => {
          if (!picture) return
          pictures.keep(picture)
          onChange({ ...block, pictures: [...block.pictures, { image_id: picture.id, alt: '' }] })
        }}
      />
    </>
  )
}
