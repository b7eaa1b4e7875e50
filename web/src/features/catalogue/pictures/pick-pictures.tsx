import type { LucideIcon } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'

type Props = {
  label: string
  Picture: LucideIcon
  isCamera?: boolean
  // A tile beside pictures, with its words for readers alone.
  isTile: boolean
  onFiles: (files: readonly File[]) => void
}

// Pictures from the device, or from its camera.
export const PickPictures = ({ label, Picture, isCamera = false, isTile, onFiles }: Props) => (
  <label
    title={label}
    className={classes(
      'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-m border border-line-strong bg-card text-sm font-semibold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      isTile ? 'size-16 border-dashed' : 'min-h-14 flex-1 px-2 sm:flex-none sm:px-5',
      isCamera && 'sm:hidden',
    )}
  >
    <Picture aria-hidden className="size-5 shrink-0" />
    <span className={classes(isTile && 'sr-only')}>{label}</span>
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
