import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { StoredHtml, textOf } from '../../content/stored-html.tsx'

const shortEnough = 420

// A long description starts as its first lines, so that the order form is not far away; the browser unfolds it by itself.
export function Description({ html }: { html: string }) {
  const text = textOf(html)
  if (text === '') return null
  if (text.length <= shortEnough) return <StoredHtml html={html} />
  return (
    <details className="group">
      <summary className="list-none rounded-s [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-4 text-ink-soft group-open:hidden">{text.slice(0, shortEnough)}</span>
        <span className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-accent-ink">
          <span className="group-open:hidden">
            <Trans>Read all of it</Trans>
          </span>
          <span className="hidden group-open:inline">
            <Trans>Show less</Trans>
          </span>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <StoredHtml html={html} />
    </details>
  )
}
