import type { Item } from '@kedai/contracts/items.ts'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export type WholePicturesProps = Pick<Item, 'images' | 'title'> & { start: number; onClose: () => void }

// The pictures as large as the screen, side by side as on the page: swiped, or moved by arrows. A press makes one larger, fingers spread it as any page.
export function WholePictures({ images, title, start, onClose }: WholePicturesProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)
  const [large, setLarge] = useState<number | null>(null)
  const show = (at: number) => strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: 'smooth' })
  useEffect(() => {
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' })
  }, [start])
  const look = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || large !== null) return
    event.preventDefault()
    show(current + step)
  }
  const arrow = (to: number) => (
    <IconButton label={t`Show picture ${to + 1}`} onClick={() => show(to)}>
      {to < current ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </IconButton>
  )
  return (
    <Dialog open onClose={onClose} title={title} shape="whole">
      <div onKeyDown={press} className="flex h-full flex-col">
        <div
          ref={strip}
          onScroll={look}
          tabIndex={0}
          data-first-focus
          role="group"
          aria-label={t`Pictures of ${title}`}
          className="scrollbar-none -mx-5 flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto"
        >
          {images.map(({ url, alt, width, height }, at) => (
            <div key={url} className="h-full w-full shrink-0 snap-center overflow-auto">
              <img
                src={url}
                alt={alt || title}
                width={width ?? 1000}
                height={height ?? 1000}
                onClick={() => setLarge(at === large ? null : at)}
                className={at === large ? 'h-auto w-[200%] max-w-none' : 'h-full w-full object-contain'}
              />
            </div>
          ))}
        </div>
        {images.length > 1 && (
          <div className="flex items-center justify-center gap-3 pt-3">
            {current > 0 ? arrow(current - 1) : <span className="size-11" />}
            <span>
              {current + 1} / {images.length}
            </span>
            {current < images.length - 1 ? arrow(current + 1) : <span className="size-11" />}
          </div>
        )}
      </div>
    </Dialog>
  )
}
