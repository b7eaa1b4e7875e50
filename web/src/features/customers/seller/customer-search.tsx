import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AffixedInput } from '../../../ui/input.tsx'

const pauseMs = 350

// Searches after a short rest of typing; another term in the address is shown, one's own typing is never overwritten.
export function CustomerSearch({ term, onChange }: { term: string; onChange: (term: string) => void }) {
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
    <div role="search" className="sm:max-w-md">
      <AffixedInput
        type="search"
        aria-label={t`Search customers`}
        placeholder={t`Name, phone, e-mail`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        before={<Search aria-hidden className="size-5" />}
      />
    </div>
  )
}
