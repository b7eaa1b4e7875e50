import { createContext, useContext, useEffect } from 'react'

export type Head = {
  title: string
  description?: string
  // Absolute addresses; `image` is shown by WhatsApp beside the link.
  image?: string
  // Of `image`, in pixels, where they are known.
  imageSize?: readonly [width: number, height: number]
  // What makes a shop installable: a web manifest, and a picture for home screens.
  manifest?: string
  icon?: string
  canonical?: string
  type?: 'website' | 'product'
  // Pages behind secret links and sign-in stay out of search engines.
  isPrivate?: boolean
  // Search results and later pages: links may be followed from here, but this page is in no search engine.
  isUnlisted?: boolean
  // The same for programs, as schema.org has it. Data, never run, so the page's policy lets it stand.
  facts?: Record<string, unknown>
  // A shop's own colour comes as a stylesheet, because the page allows no inline styles.
  stylesheet?: string | null
  // Where this page stands now, for somebody who came with an address of before: the server sends them there.
  movedTo?: string
}

export type HeadCollector = { head: Head | null }

export const HeadContext = createContext<HeadCollector | null>(null)

// Called by each page once, with values ready to show. The server writes them into the document, the browser keeps the title up to date.
export function useHead(head: Head): void {
  const collector = useContext(HeadContext)
  // Drawing on the server is one synchronous pass over its own collector.
  if (collector) collector.head = head
  // With a collector in the browser the page is only shown within another one, whose head stays.
  const isShownWithin = collector !== null
  useEffect(() => {
    if (!isShownWithin) document.title = head.title
  }, [head.title, isShownWithin])
  useEffect(() => {
    if (!isShownWithin) wearStylesheet(head.stylesheet ?? null)
  }, [head.stylesheet, isShownWithin])
}

// Going from page to page within the site, a shop's look comes and goes with its pages.
function wearStylesheet(href: string | null): void {
  const worn = document.querySelector<HTMLLinkElement>('link[data-shop]')
  if (worn?.getAttribute('href') === href) return
  worn?.remove()
  if (href === null) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  link.dataset.shop = ''
  document.head.append(link)
}
