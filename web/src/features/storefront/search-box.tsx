import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  lazy,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadChunk } from '../../lib/chunks.ts'
import { forgetAllSearches, forgetSearch, rememberSearch, searchHistory } from '../../lib/search-history.ts'
import { useGo } from '../../ui/navigation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { LastSearches as Searches } from './last-searches.tsx'

type Props = {
  // What is searched for now.
  q: string
  // Where the form goes, also without our script; and what a term's own address is.
  action: string
  hrefOf: (term: string) => string
}

// Only who goes to the box sees it; without it one can search all the same.
const LastSearches = lazy(async () => {
  const part = await loadChunk(() => import('./last-searches.tsx')).catch(() => null)
  const Shown: ComponentType<ComponentProps<typeof Searches>> = part?.LastSearches ?? (() => null)
  return { default: Shown }
})

// A plain form to the same page. With our script it also knows what was searched for on this device.
export function SearchBox({ q, action, hrefOf }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const [terms, setTerms] = useState<string[]>([])
  const known = useRef(q)
  // Who types the next search while the last one is on its way keeps what he typed.
  useEffect(() => {
    if (known.current === q) return
    known.current = q
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = input.current?.value.trim() ?? ''
    if (term !== '') rememberSearch(term)
    setTerms([])
    input.current?.blur()
    go(hrefOf(term))
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
      <form
        role="search"
        action={action}
        method="get"
        onSubmit={submit}
        className="box flex items-center gap-1 rounded-full py-0 pr-1 pl-4"
      >
        <input
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
          <PageLink
            to={hrefOf('')}
            aria-label={t`Clear the search`}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </PageLink>
        )}
        <button
          type="submit"
          aria-label={t`Search`}
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong"
        >
          <Search aria-hidden className="size-4.5" />
        </button>
      </form>
      {terms.length > 0 && (
        <Suspense>
          <LastSearches
            terms={terms}
            hrefOf={hrefOf}
            onChoose={choose}
            onForget={(term) => setTerms(forgetSearch(term))}
            onForgetAll={() => {
              setTerms(forgetAllSearches())
              input.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
