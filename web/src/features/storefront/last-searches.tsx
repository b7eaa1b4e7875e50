import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type Props = {
  terms: string[]
  hrefOf: (term: string) => string
  onChoose: (term: string) => void
  onForget: (term: string) => void
  onForgetAll: () => void
}

// What was searched for on this device, newest first.
export function LastSearches({ terms, hrefOf, onChoose, onForget, onForgetAll }: Props) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Your last searches`}
      className="absolute inset-x-0 top-full z-20 mt-2 rounded-l border border-line bg-card p-2 shadow-float"
    >
      <div className="flex items-center justify-between pl-3">
        <h2 className="text-xs font-semibold tracking-normal text-ink-faint">
          <Trans>Your last searches</Trans>
        </h2>
        <Button variant="quiet" onClick={onForgetAll}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul>
        {terms.map((term) => (
          <li key={term} className="flex items-center">
            <PageLink
              to={hrefOf(term)}
              onClick={() => onChoose(term)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-m px-3 text-sm hover:bg-sunken"
            >
              <Clock aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <span className="truncate">{term}</span>
            </PageLink>
            <IconButton label={t`Forget “${term}”`} onClick={() => onForget(term)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
