import type { Item } from '@kedai/contracts/items.ts'
import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { classes } from '../../ui/classes.ts'

const whole = lazyPart(async () => (await import('./whole-pictures.tsx')).WholePictures)

// `shown`: the address of the picture of what is chosen.
type Props = Pick<Item, 'images' | 'title'> & { isSoldOut: boolean; shown?: string | null }

// Pictures side by side, moved by finger, wheel or arrow keys: the browser's own scrolling, so it works before the script has come.
// A press on one opens them whole; without script the file itself.
export function Gallery({ images, title, isSoldOut, shown = null }: Props) {
  const { t } = useLingui()
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const look = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  const show = (at: number) => strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: 'smooth' })
  const [opened, setOpened] = useState(-1)
  const open = (event: MouseEvent, at: number, url: string) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    whole.load().then(
      () => setOpened(at),
      () => location.assign(url),
    )
  }
  const wanted = images.findIndex(({ url }) => url === shown)
  useEffect(() => {
    if (wanted >= 0) strip.current?.scrollTo({ left: wanted * strip.current.clientWidth })
  }, [wanted])
  if (images.length === 0) return <NoPicture title={title} />
  return (
    <div className="grid gap-3">
      <div className="relative -mx-4 overflow-hidden border-line bg-card sm:mx-0 sm:rounded-l sm:border">
        <div
          ref={strip}
          onScroll={look}
          role="group"
          aria-label={t`Pictures of ${title}`}
          className={classes(
            'scrollbar-none flex aspect-[5/4] snap-x sm:aspect-square snap-mandatory overflow-x-auto',
            isSoldOut && 'opacity-60 grayscale',
          )}
        >
          {images.map(({ url, alt, width, height, srcset }, at) => (
            <a
              key={url}
              href={url}
              aria-label={t`Show picture ${at + 1}`}
              onClick={(event) => open(event, at, url)}
              className="h-full w-full shrink-0 snap-center"
            >
              <LazyImage
                src={url}
                srcSet={srcset ?? undefined}
                sizes="(min-width: 64rem) 34rem, 100vw"
                alt={alt || title}
                width={width ?? 1000}
                height={height ?? 1000}
                eager={at === 0}
                fit="whole"
              />
            </a>
          ))}
        </div>
        {images.length > 1 && (
          <span
            aria-hidden
            className="absolute right-3 bottom-3 rounded-full bg-ink px-3 py-1 text-xs font-semibold text-paper"
          >
            {current + 1} / {images.length}
          </span>
        )}
      </div>
      {images.length > 1 && (
        <div className="hidden gap-2 overflow-x-auto p-1 sm:flex">
          {images.map(({ url }, at) => (
            <button
              key={url}
              type="button"
              aria-label={t`Show picture ${at + 1}`}
              aria-pressed={at === current}
              onClick={() => show(at)}
              className="size-16 shrink-0 overflow-hidden rounded-s border border-line aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-accent"
            >
              <LazyImage src={url} alt="" width={64} height={64} />
            </button>
          ))}
        </div>
      )}
      {opened >= 0 && <whole.Part images={images} title={title} start={opened} onClose={() => setOpened(-1)} />}
    </div>
  )
}

// As on the cards of the storefront: the first letter, on calm ground.
const NoPicture = ({ title }: Pick<Item, 'title'>) => (
  <div
    aria-hidden
    className="grid aspect-[3/1] place-items-center rounded-l border border-line bg-sunken text-5xl font-bold text-ink-faint"
  >
    {[...title.trim()][0]?.toUpperCase()}
  </div>
)
