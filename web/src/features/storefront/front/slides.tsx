import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import type { ShopPlace } from '../../../paths.ts'
import { FrontLink } from './front-link.tsx'
import { useSliding } from './use-sliding.ts'

type Props = { slides: Storefront['sliders']; shop: ShopPlace; isFirst: boolean }

// Pictures side by side, pushed by a finger or the keyboard with or without our script. With it they also move by themselves, until
// somebody stops them, and never for people who ask for less motion.
export function Slides({ slides, shop, isFirst }: Props) {
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  const { place, go, isMoving, toggle, canMove, hold } = useSliding(row, slides.length)
  return (
    <section
      aria-label={t`Slides`}
      className="@container relative overflow-hidden rounded-l border border-line bg-card"
    >
      <ul
        ref={row}
        tabIndex={0}
        aria-label={t`Slides`}
        onPointerDown={hold}
        onFocus={hold}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] focus-visible:-outline-offset-3"
      >
        {slides.map((slide, at) => (
          <li key={slide.id} className="w-full shrink-0 snap-center">
            <FrontLink
              link={slide.link}
              shop={shop}
              className="group block items-center focus-visible:-outline-offset-3 @4xl:flex"
            >
              <span className="block aspect-[2/1] shrink-0 bg-sunken @xl:aspect-[3/1] @4xl:w-2/3">
                <LazyImage
                  src={slide.image.url}
                  srcSet={slide.image.srcset ?? undefined}
                  sizes="(min-width: 72rem) 46rem, 100vw"
                  alt={slide.image.alt}
                  width={1200}
                  height={600}
                  eager={isFirst && at === 0}
                />
              </span>
              {(slide.title || slide.text) && (
                <span className="block px-4 pt-3 pb-1 @xl:px-5 @4xl:px-8">
                  {slide.title && (
                    <strong className="block text-lg leading-tight @4xl:text-2xl group-[a]:underline group-[a]:underline-offset-3">
                      {slide.title}
                    </strong>
                  )}
                  {slide.text && <span className="mt-1 block text-sm text-ink-soft">{slide.text}</span>}
                </span>
              )}
            </FrontLink>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="flex items-center justify-end px-2 pb-1 @4xl:absolute @4xl:right-0 @4xl:bottom-0 @4xl:w-1/3">
          <span className="mr-auto px-2 text-xs text-ink-soft tabular-nums">
            {place + 1} / {slides.length}
          </span>
          {canMove && (
            <Control label={isMoving ? t`Stop the slides` : t`Let the slides move`} onClick={toggle}>
              {isMoving ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
            </Control>
          )}
          <Control label={t`Previous slide`} onClick={() => go(place - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </Control>
          <Control label={t`Next slide`} onClick={() => go(place + 1)}>
            <ChevronRight aria-hidden className="size-5" />
          </Control>
        </div>
      )}
    </section>
  )
}

const Control = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-m text-ink-soft hover:bg-sunken hover:text-ink"
  >
    {children}
  </button>
)
