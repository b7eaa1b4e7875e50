import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

// `width` and `height` in pixels; `isWhole`: what is shown has its own margins; `title`: tells one frame from another.
type Props = {
  stylesheet: string | null
  width: number
  height: number
  isWhole?: boolean
  title?: string
  children: ReactNode
}

// A page as buyers get it: drawn into a frame that is really as wide, and made smaller to fit.
export function BuyerFrame({ stylesheet, width, height, isWhole = false, title, children }: Props) {
  const { t } = useLingui()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(360)
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)

  const fill = useCallback(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    dress(inside, stylesheet)
    setBody(inside.body)
  }, [stylesheet])
  useEffect(fill, [fill])
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scale = Math.min(1, room / width)
  return (
    <div ref={place} className="overflow-hidden rounded-m border border-line-strong" style={{ height: `${height}px` }}>
      <iframe
        ref={frame}
        onLoad={fill} // some browsers begin a frame anew
        title={title ?? t`Preview of the page`}
        className="origin-top-left border-0 bg-paper"
        style={{ width: `${width}px`, height: `${height / scale}px`, transform: `scale(${scale})` }}
      />
      {body &&
        createPortal(
          <div inert className={isWhole ? undefined : 'px-4 py-5'}>
            {children}
          </div>,
          body,
        )}
    </div>
  )
}

// The frame wears what this page wears, and the shop's own look.
function dress(inside: Document, stylesheet: string | null): void {
  const { documentElement } = document
  // Pictures wait for a scroll of the page.
  inside.onscroll = () => void window.dispatchEvent(new Event('scroll'))
  inside.documentElement.lang = documentElement.lang
  const { theme } = documentElement.dataset
  if (theme) inside.documentElement.dataset.theme = theme
  inside.head.replaceChildren(
    ...[...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel=stylesheet],style')].map((one) =>
      one.cloneNode(true),
    ),
    ...(stylesheet === null
      ? []
      : [Object.assign(inside.createElement('link'), { rel: 'stylesheet', href: stylesheet })]),
  )
  inside.title = document.title
}
