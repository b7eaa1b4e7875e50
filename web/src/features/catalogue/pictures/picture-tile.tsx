import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { Upload } from '../../../lib/seller/use-uploads.ts'
import { smallOf } from './small-of.ts'

type Props = { image: UploadedPicture; index: number; onPress: () => void }

// A picture in the row: small, and the way to all that can be done with it.
export function PictureTile({ image, index, onPress }: Props) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`Arrange picture ${index + 1}`}
      className="relative size-16 shrink-0 overflow-hidden rounded-m border border-line"
      onClick={onPress}
    >
      <img src={smallOf(image)} alt={image.alt} width={128} height={128} className="size-full object-cover" />
      {index === 0 && (
        <span className="absolute bottom-0.5 left-0.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
          <Star aria-hidden className="size-3" />
        </span>
      )}
    </button>
  )
}

export const ArrivingTile = ({ upload: { file, preview, share } }: { upload: Upload }) => (
  <span className="relative size-16 shrink-0 overflow-hidden rounded-m border border-dashed border-line-strong bg-sunken">
    <img src={preview ?? undefined} alt="" className="size-full object-cover opacity-60" />
    <progress
      aria-label={file.name}
      max={1}
      value={share}
      className="absolute inset-x-1 bottom-1 h-1.5 w-auto appearance-none overflow-hidden rounded-full border-0 bg-card [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
    />
  </span>
)
