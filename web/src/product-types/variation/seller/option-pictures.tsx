import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ProductValues } from '../../form/seller/product-values.ts'

// One picture for each option of the first kind: choosing red's writes it into every red combination.
export function OptionPictures() {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const [tiers, images, variations] = useWatch<ProductValues, ['tiers', 'images', 'variations']>({
    name: ['tiers', 'images', 'variations'],
  })
  const [first] = tiers.filter(({ values }) => values.length > 0)
  if (!first || images.length < 2) return null
  const choose = (option: string, id: string) =>
    setValue(
      'variations',
      getValues('variations').map((unit) => (unit.option_values[0] === option ? { ...unit, image_id: id } : unit)),
      { shouldDirty: true },
    )
  return (
    <details className="rounded-m border border-line bg-paper">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">
        <Trans>A picture for each option</Trans>
      </summary>
      <ul className="flex flex-wrap gap-3 p-3 pt-0">
        {first.values.map((option) => {
          const ids = new Set(
            variations.filter(({ option_values }) => option_values[0] === option).map(({ image_id }) => image_id),
          )
          const [only] = ids.size === 1 ? ids : ['']
          const image = images.find(({ id }) => String(id) === only)
          return (
            <li
              key={option}
              className="relative grid w-18 justify-items-center gap-1 rounded-s text-xs has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              {image ? (
                <img
                  src={image.srcset?.split(' ')[0] ?? image.url}
                  alt=""
                  className="size-16 rounded-s border border-line object-cover"
                />
              ) : (
                <span
                  aria-hidden
                  className="grid size-16 place-items-center rounded-s border border-dashed border-line-strong text-lg text-ink-faint"
                >
                  +
                </span>
              )}
              <span className="w-full truncate text-center">{option}</span>
              <select
                aria-label={t`Picture of ${option}`}
                className="absolute inset-0 w-full cursor-pointer opacity-0"
                value={only ?? ''}
                onChange={(event) => choose(option, event.target.value)}
              >
                <option value="">{t`the first one`}</option>
                {images.map(({ id, alt }, place) => (
                  <option key={id} value={String(id)}>{`${place + 1}. ${alt}`}</option>
                ))}
              </select>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
