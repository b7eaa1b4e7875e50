import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ProductValues } from '../../form/seller/product-values.ts'

// Which of the product's pictures shows this combination: the red one for red. The phone's own list opens over the picture.
export function CellPicture({ index, options }: { index: number; options: string }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const path = `variations.${index}.image_id` as const
  const chosen = useWatch<ProductValues, typeof path>({ name: path })
  if (images.length < 2) return null
  const image = images.find(({ id }) => String(id) === chosen)
  const shown = image ?? images[0]
  return (
    <span className="relative block size-10 shrink-0 rounded-s has-focus-visible:outline-3 has-focus-visible:outline-focus">
      {shown && (
        <img
          src={shown.srcset?.split(' ')[0] ?? shown.url}
          alt=""
          className={image ? 'size-10 rounded-s object-cover' : 'size-10 rounded-s object-cover opacity-40'}
        />
      )}
      <select
        {...register(path)}
        aria-label={t`Picture of ${options}`}
        title={t`Picture of ${options}`}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        <option value="">{t`the first one`}</option>
        {images.map(({ id, alt }, place) => (
          <option key={id} value={String(id)}>
            {`${place + 1}. ${alt}`}
          </option>
        ))}
      </select>
    </span>
  )
}
