import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImagePlus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { classes } from '../../../ui/classes.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ArrivedPicture } from './arrived-picture.tsx'
import { moved } from './moved.ts'
import type { Uploads } from '../../../lib/seller/use-uploads.ts'
import { WaitingPicture } from './waiting-picture.tsx'

export const maxPictures = 12

type Props = { uploads: Uploads; onFiles: (files: readonly File[]) => void; problems: Problems }

// Pictures by choosing, camera, dragging or pasting. The first is the one that is shared and listed.
export function PictureSection({ uploads, onFiles, problems }: Props) {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const [isOver, setOver] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const write = (next: UploadedPicture[]) => setValue('images', next, { shouldDirty: true })
  const remove = (index: number) => {
    write(images.filter((_, at) => at !== index))
    toast({ text: t`Picture removed`, action: { label: t`Undo`, run: () => write(images) } })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  const dropOn = (to: number) => {
    if (dragged !== null) write(moved(images, dragged, to))
    setDragged(null)
  }
  const problem = Object.entries(problems).find(([name]) => name.startsWith('images'))?.[1]
  return (
    <Section
      title={<Trans>Pictures</Trans>}
      aside={
        <span className="text-xs text-ink-soft">
          {images.length} / {maxPictures}
        </span>
      }
    >
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(event.dataTransfer.types.includes('Files'))
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'grid gap-3 rounded-m',
          isOver && 'outline-3 outline-offset-4 outline-accent outline-dashed',
        )}
      >
        {images.length + uploads.waiting.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {images.map((image, index) => (
              <ArrivedPicture
                key={image.id}
                image={image}
                index={index}
                count={images.length}
                onMove={(to) => write(moved(images, index, to))}
                onRemove={() => remove(index)}
                onAlt={(alt) => write(images.map((one, at) => (at === index ? { ...one, alt } : one)))}
                onDragStart={() => setDragged(index)}
                onDrop={() => dropOn(index)}
              />
            ))}
            {uploads.waiting.map((upload) => (
              <WaitingPicture
                key={upload.key}
                upload={upload}
                onRetry={() => uploads.retry(upload.key)}
                onDrop={() => uploads.drop(upload.key)}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Pick label={t`Choose pictures`} Picture={ImagePlus} onFiles={onFiles} />
          <Pick label={t`Take a photo`} Picture={Camera} isCamera onFiles={onFiles} />
          <span className="hidden text-xs text-ink-soft sm:inline">
            <Trans>or drag them here, or paste them</Trans>
          </span>
        </div>
        {problem && <FieldError>{problem}</FieldError>}
        <p className="text-xs text-ink-soft">
          {images.length === 0 ? (
            <Trans>A product with a clear picture in daylight sells far better.</Trans>
          ) : (
            <Plural
              value={images.length}
              one="This picture is shown in chats and lists."
              other="The first picture is shown in chats and lists."
            />
          )}
        </p>
      </div>
    </Section>
  )
}

type PickProps = {
  label: string
  Picture: typeof Camera
  isCamera?: boolean
  onFiles: (files: readonly File[]) => void
}

const Pick = ({ label, Picture, isCamera = false, onFiles }: PickProps) => (
  <label
    className={classes(
      'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-m border border-line-strong bg-card px-4 text-sm font-semibold shadow-card hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      isCamera && 'sm:hidden',
    )}
  >
    <Picture aria-hidden className="size-5" />
    {label}
    <input
      type="file"
      accept="image/*"
      multiple={!isCamera}
      capture={isCamera ? 'environment' : undefined}
      className="absolute inset-0 w-full cursor-pointer opacity-0"
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = '' // the same picture may be chosen again
      }}
    />
  </label>
)
