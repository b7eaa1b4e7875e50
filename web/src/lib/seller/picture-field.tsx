import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldGroup } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { shrinkImage } from '../../ui/shrink-image.ts'
import { call } from '../http.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  picture: UploadedPicture | null
  onChange: (picture: UploadedPicture | null) => void
  // Where it is sent; the answer is an uploaded picture.
  path?: string
  // How it will stand: a square, or as wide as the page.
  shape?: 'square' | 'wide'
}

// One picture that is sent as soon as it is chosen, so that saving the form is quick.
export function PictureField({
  label,
  hint,
  error,
  picture,
  onChange,
  path = '/api/ajax/seller/shop-pictures',
  shape = 'square',
}: Props) {
  const { t } = useLingui()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)
  const send = async (file: File | undefined) => {
    if (!file || isRunning.current) return
    isRunning.current = true
    setProblem(null)
    setShare(0)
    const body = new FormData()
    body.set('picture', await shrinkImage(file))
    const result = await call<UploadedPicture>('POST', path, { body, onProgress: setShare })
    isRunning.current = false
    setShare(null)
    if (result.ok) onChange(result.data)
    else setProblem(result.fields.picture ?? result.message)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }
  return (
    <FieldGroup label={label} hint={hint} error={problem ?? error} optional>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={classes('flex items-center gap-3', shape === 'wide' && 'flex-wrap')}
      >
        {picture && (
          <img
            src={picture.srcset?.split(' ')[0] ?? picture.url}
            alt=""
            className={classes('rounded-m border border-line bg-sunken object-cover', shapes[shape])}
          />
        )}
        <span className="flex flex-wrap items-center gap-1">
          <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-m border border-line-strong bg-card px-4 text-sm font-semibold shadow-card hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <ImagePlus aria-hidden className="size-5" />
            {picture ? <Trans>Choose another</Trans> : <Trans>Choose a picture</Trans>}
            <input
              type="file"
              accept="image/*"
              className="absolute inset-0 w-full cursor-pointer opacity-0"
              onChange={(event) => {
                void send(event.target.files?.[0])
                event.target.value = '' // the same picture may be chosen again
              }}
            />
          </label>
          {picture && (
            <IconButton label={t`Remove the picture`} onClick={() => onChange(null)}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {share !== null && <Progress label={t`Sending`} share={share} />}
    </FieldGroup>
  )
}

const shapes = { square: 'size-20 shrink-0', wide: 'aspect-[3/1] w-full max-w-md' }
