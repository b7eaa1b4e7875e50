import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFieldWiring } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void; most?: number }

// Short words, each taken with Enter or a comma.
export function TagInput({ tags, onChange, most = 10 }: Props) {
  const { t } = useLingui()
  const wiring = useFieldWiring()
  const [typed, setTyped] = useState('')
  const take = () => {
    const word = typed.replace(/,/g, ' ').trim()
    setTyped('')
    if (word !== '' && !tags.includes(word) && tags.length < most) onChange([...tags, word])
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take()
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1))
  }
  return (
    <span className="box flex flex-wrap items-center gap-1 py-1">
      {tags.map((tag) => (
        <span key={tag} className="inline-flex max-w-full items-center rounded-full bg-sunken pl-3 text-sm">
          <span className="truncate">{tag}</span>
          <IconButton
            label={t`Remove ${tag}`}
            className="size-8"
            onClick={() => onChange(tags.filter((one) => one !== tag))}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </span>
      ))}
      <input
        {...wiring}
        className="box-bare min-h-9 min-w-24"
        maxLength={30}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={tags.length === 0 ? t`Add a word` : ''}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={take}
      />
    </span>
  )
}
