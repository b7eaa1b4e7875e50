import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { smallOf } from './small-of.ts'

type Props = {
  image: UploadedPicture
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onAlt: (alt: string) => void
  onDragStart: () => void
  onDrop: () => void
}

// One picture of the product: its place by dragging or by buttons, and words for who cannot see it.
export function ArrivedPicture({ image, index, count, onMove, onRemove, onAlt, onDragStart, onDrop }: Props) {
  const { t } = useLingui()
  const number = index + 1
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(index)) // some browsers drag nothing without data
        onDragStart()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        event.stopPropagation()
        onDrop()
      }}
      className="grid min-w-0 content-start gap-1 rounded-m border border-line bg-paper p-1.5"
    >
      <span className="relative block">
        <img
          src={smallOf(image)}
          alt={image.alt}
          width={400}
          height={400}
          draggable={false}
          className="aspect-square w-full cursor-grab rounded-s object-cover active:cursor-grabbing"
        />
        {index === 0 && (
          <Badge tone="accent" className="absolute top-1.5 left-1.5">
            <Trans>Cover</Trans>
          </Badge>
        )}
      </span>
      <span className="flex justify-between">
        <IconButton label={t`Move picture ${number} forward`} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <IconButton
          label={t`Move picture ${number} back`}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden />
        </IconButton>
        <IconButton label={t`Remove picture ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
      <input
        aria-label={t`Description of picture ${number}`}
        placeholder={t`Picture description`}
        value={image.alt}
        maxLength={160}
        className="box min-h-10 px-2 text-sm"
        onChange={(event) => onAlt(event.target.value)}
      />
    </li>
  )
}
