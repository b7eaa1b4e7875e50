import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isLoaded, markLoaded, whenNear } from './near-viewport.ts'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  // The first picture of a page: asked for at once, also in the server's markup.
  eager?: boolean
  // Tries before the error picture; 1 in the stockist and agent-tier areas (spec §8).
  attempts?: number
  // `whole`: nothing is cut off, with the calm ground beside it.
  fit?: 'cover' | 'whole'
  className?: string
  sizes?: string
  srcSet?: string
}

// A picture that is asked for shortly before it comes into view, keeps its place meanwhile, and tries again when it fails.
export function LazyImage({
  src,
  alt,
  width,
  height,
  eager = false,
  attempts = 3,
  fit = 'cover',
  className = '',
  sizes,
  srcSet,
}: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(eager)
  const [failures, setFailures] = useState(0)

  useEffect(() => setFailures(0), [src])
  useEffect(() => {
    if (near) return
    if (isLoaded(src)) return setNear(true)
    return place.current ? whenNear(place.current, () => setNear(true)) : undefined
  }, [near, src])

  const picture = {
    src,
    alt,
    width,
    height,
    sizes,
    srcSet,
    className: `h-full w-full ${fit === 'whole' ? 'object-contain' : 'object-cover'} ${className}`,
  }
  const hasFailed = failures >= attempts
  return (
    <span ref={place} className="block h-full w-full overflow-hidden bg-sunken">
      {hasFailed && <BrokenPicture alt={alt} />}
      {near && !hasFailed && (
        <img
          {...picture}
          key={failures}
          decoding={eager ? 'sync' : 'async'}
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={() => markLoaded(src)}
          onError={() => setFailures(failures + 1)}
        />
      )}
      {!eager && (
        <noscript>
          <img {...picture} loading="lazy" />
        </noscript>
      )}
    </span>
  )
}

function BrokenPicture({ alt }: { alt: string }) {
  const { t } = useLingui()
  return (
    <svg
      role="img"
      aria-label={alt ? t`${alt} (picture not available)` : t`Picture not available`}
      viewBox="0 0 80 80"
      className="h-full w-full text-ink-faint"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <rect x="20" y="24" width="40" height="32" rx="4" />
        <path d="m20 50 11-10 8 7 8-9 13 12M34 24l4 9-5 6 6 6-3 11" />
      </g>
    </svg>
  )
}
