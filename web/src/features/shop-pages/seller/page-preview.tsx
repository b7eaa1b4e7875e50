import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FieldGroup } from '../../../ui/field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'

const widths = { phone: 375, desk: 1280 } as const
type Width = keyof typeof widths

type Props = { stylesheet: string | null; children: ReactNode }

// A page as it will stand on a phone or a desk: drawn into a frame that is really as wide, and made smaller to fit.
export function PagePreview({ stylesheet, children }: Props) {
  const { t } = useLingui()
  const [width, setWidth] = useState<Width>('phone')
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

  const scale = Math.min(1, room / widths[width])
  const height = 640
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FieldGroup label={t`As buyers see it`}>
        <RadioCards
          name="preview-width"
          columns={2}
          value={width}
          onChange={(value) => setWidth(value === 'desk' ? 'desk' : 'phone')}
          cards={[
            { value: 'phone', label: <Trans>Phone</Trans>, aside: <Smartphone aria-hidden className="size-5" /> },
            { value: 'desk', label: <Trans>Computer</Trans>, aside: <Monitor aria-hidden className="size-5" /> },
          ]}
        />
      </FieldGroup>
      <div
        ref={place}
        className="overflow-hidden rounded-m border border-line-strong"
        style={{ height: `${height}px` }}
      >
        <iframe
          ref={frame}
          onLoad={fill} // some browsers begin a frame anew
          title={t`Preview of the page`}
          className="origin-top-left border-0 bg-paper"
          style={{
            width: `${widths[width]}px`,
            height: `${height / scale}px`,
            transform: `scale(${scale})`,
          }}
        />
        {body &&
          createPortal(
            <div inert className="px-4 py-5">
              {children}
            </div>,
            body,
          )}
      </div>
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
