import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImagePlus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Uploads } from '../../../lib/seller/use-uploads.ts'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { classes } from '../../../ui/classes.ts'
import { FieldError } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ArrivedPicture } from './arrived-picture.tsx'
import { moved } from './moved.ts'
import { PickPictures } from './pick-pictures.tsx'
import { ArrivingTile, PictureTile } from './picture-tile.tsx'
import { WaitingPicture } from './waiting-picture.tsx'

export const maxPictures = 12

type Props = { uploads: Uploads; onFiles: (files: readonly File[]) => void; problems: Problems }

// Pictures by choosing, camera, dragging or pasting. The first is the one that is shared and listed.
export function PictureSection({ uploads, onFiles, problems }: Props) {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const [wantsArranging, setArranging] = useState(false)
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
  const count = images.length + uploads.waiting.length
  // What did not arrive is told beside its picture.
  const isArranging = count > 0 && (wantsArranging || uploads.waiting.some((upload) => upload.problem !== null))
  const problem = Object.entries(problems).find(([name]) => name.startsWith('images'))?.[1]
  return (
    <section
      aria-label={t`Pictures`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes('grid gap-2 rounded-m', isOver && 'outline-3 outline-offset-4 outline-accent outline-dashed')}
    >
      <div className="-m-1 flex gap-2 overflow-x-auto p-1">
        <PickPictures label={t`Choose pictures`} Picture={ImagePlus} isTile={count > 0} onFiles={onFiles} />
        <PickPictures label={t`Take a photo`} Picture={Camera} isCamera isTile={count > 0} onFiles={onFiles} />
        {!isArranging &&
          images.map((image, index) => (
            <PictureTile key={image.id} image={image} index={index} onPress={() => setArranging(true)} />
          ))}
        {!isArranging && uploads.waiting.map((upload) => <ArrivingTile key={upload.key} upload={upload} />)}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      {isArranging && (
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
      {count > 0 && (
        <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-xs text-ink-soft">
          <span>
            {images.length} / {maxPictures}
          </span>
          {images.length > 0 && (
            <button
              type="button"
              aria-expanded={isArranging}
              className="min-h-8 rounded-s font-semibold text-accent-ink underline underline-offset-3"
              onClick={() => setArranging(!isArranging)}
            >
              {isArranging ? <Trans>Done arranging</Trans> : <Trans>Arrange and describe</Trans>}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
