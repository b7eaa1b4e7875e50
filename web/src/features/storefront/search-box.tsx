import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, Search, X } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetAllSearches, forgetSearch, rememberSearch, searchHistory } from '../../lib/search-history.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type Props = {
  // What is searched for now.
  q: string
  // Where the form goes, also without our script; and what a term's own address is.
  action: string
  hrefOf: (term: string) => string
}

// A plain form to the same page. With our script it also knows what was searched for on this device.
export function SearchBox({ q, action, hrefOf }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [terms, setTerms] = useState<string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = input.current?.value.trim() ?? ''
    if (term !== '') rememberSearch(term)
    setTerms([])
    input.current?.blur()
    void navigate(hrefOf(term))
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTerms([])
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || terms.length === 0) return
    event.preventDefault()
    setTerms([])
  }
  const choose = (term: string) => {
    rememberSearch(term)
    setTerms([])
  }
  return (
    <div onBlur={leave} onKeyDown={close} className="relative w-full sm:max-w-md">
      <form role="search" action={action} method="get" onSubmit={submit} className="box flex items-center gap-1 rounded-full py-0 pr-1 pl-4">
        <input
          key={q}
          ref={input}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t`Search this shop`}
          placeholder={t`Search this shop`}
          onFocus={() => setTerms(searchHistory())}
          className="box-bare min-h-11 [&::-webkit-search-cancel-button]:hidden"
        />
        {q !== '' && (
          <PageLink to={hrefOf('')} aria-label={t`Clear the search`} className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink">
            <X aria-hidden className="size-5" />
          </PageLink>
        )}
        <button type="submit" aria-label={t`Search`} className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong">
          <Search aria-hidden className="size-4.5" />
        </button>
      </form>
      {terms.length > 0 && (
        <History
          terms={terms}
          hrefOf={hrefOf}
          onChoose={choose}
          onForget={(term) => setTerms(forgetSearch(term))}
          onForgetAll={() => {
            setTerms(forgetAllSearches())
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}

type HistoryProps = { terms: string[]; hrefOf: Props['hrefOf']; onChoose: (term: string) => void; onForget: (term: string) => void; onForgetAll: () => void }

function History({ terms, hrefOf, onChoose, onForget, onForgetAll }: HistoryProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Your last searches`} className="absolute inset-x-0 top-full z-20 mt-2 rounded-l border border-line bg-card p-2 shadow-float">
      <div className="flex items-center justify-between pl-3">
        <h2 className="text-xs font-semibold tracking-normal text-ink-faint">
          <Trans>Your last searches</Trans>
        </h2>
        <Button variant="quiet" onClick={onForgetAll}>
          <Trans>Forget all</Trans>
        </Button>
      </div>
      <ul>
        {terms.map((term) => (
          <li key={term} className="flex items-center">
            <PageLink to={hrefOf(term)} onClick={() => onChoose(term)} className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-m px-3 text-sm hover:bg-sunken">
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
