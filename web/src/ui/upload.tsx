import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, FileText, ImagePlus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useEffect, useMemo, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Progress } from './progress.tsx'
import { shrinkImage } from './shrink-image.ts'

type Props = {
  file: File | null
  // Photos arrive here already made small (≤ 1 MB).
  onChange: (file: File | null) => void
  // As of an `<input type=file>`.
  accept?: string
  // Share sent, 0 to 1, while it is being sent; else null.
  progress?: number | null
  // Offers the camera on phones.
  camera?: boolean
  name?: string
  // Instead of the usual invitation.
  prompt?: string
}

// One file by choosing, camera, dragging or pasting, with a preview.
export function Upload({
  file,
  onChange,
  accept = 'image/*,application/pdf',
  progress = null,
  camera = false,
  name,
  prompt,
}: Props) {
  const { t } = useLingui()
  const wiring = useFieldWiring()
  const Picture = accept.includes('image') ? ImagePlus : FileText
  const input = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [preparing, setPreparing] = useState(false)
  const take = async (files: FileList | null | undefined) => {
    const taken = files?.[0]
    if (!taken) return
    setPreparing(true)
    onChange(await shrinkImage(taken))
    setPreparing(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) void take(event.clipboardData.files)
  }
  return (
    <div
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={classes(
        'rounded-m border-2 border-dashed p-4 transition',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-paper',
      )}
    >
      {file && <Chosen file={file} onRemove={() => onChange(null)} />}
      <div className={classes('flex flex-wrap items-center gap-2', file && 'hidden')}>
        <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-m border border-line-strong bg-card px-4 text-sm font-semibold shadow-card hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <Picture aria-hidden className="size-5" />
          {prompt ?? t`Choose a file`}
          <input
            {...wiring}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => void take(event.target.files)}
          />
        </label>
        {camera && (
          <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-m px-4 text-sm font-semibold text-accent-ink hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus sm:hidden">
            <Camera aria-hidden className="size-5" />
            <Trans>Take a photo</Trans>
            <input
              ref={photo}
              type="file"
              accept="image/*"
              capture="environment"
              className="absolute inset-0 opacity-0"
              onChange={(event) => void take(event.target.files)}
            />
          </label>
        )}
        <span className="hidden text-xs text-ink-soft sm:inline">
          <Trans>or drag it here, or paste it</Trans>
        </span>
      </div>
      {preparing && <Progress label={t`Making the photo smaller`} share={null} />}
      {progress !== null && <Progress label={t`Sending`} share={progress} />}
    </div>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useLingui()
  const preview = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  return (
    <div className="flex items-center gap-3">
      {preview ? (
        <img src={preview} alt="" className="size-16 rounded-s border border-line object-cover" />
      ) : (
        <FileText aria-hidden className="size-10 text-ink-faint" />
      )}
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-xs text-ink-soft">{Math.max(1, Math.round(file.size / 1000))} kB</span>
      </span>
      <IconButton label={t`Remove this file`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}
