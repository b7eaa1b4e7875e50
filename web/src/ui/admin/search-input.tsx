import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { AffixedInput } from '../input.tsx'

const pauseMs = 350

type Props = { label: string; placeholder: string; term: string; onChange: (term: string) => void; className?: string }

// Searches after a short rest of typing. Another term in the address (back, a link) is shown; one's own typing is never overwritten.
export function SearchInput({ label, placeholder, term, onChange, className }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(term)
  const sent = useRef(term)
  useEffect(() => {
    if (term !== sent.current) setTyped(term)
    sent.current = term
  }, [term])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      sent.current = wanted
      onChange(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <AffixedInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      before={<Search aria-hidden className="size-5" />}
      after={
        typed !== '' && (
          <IconButton label={t`Clear the search`} className="-mr-3" onClick={() => setTyped('')}>
            <X aria-hidden />
          </IconButton>
        )
      }
    />
  )
}
