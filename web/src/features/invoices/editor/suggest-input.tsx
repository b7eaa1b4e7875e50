import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { option } from '../../../ui/admin/floating.ts'
import { classes } from '../../../ui/classes.ts'
import { Input } from '../../../ui/input.tsx'

type Props<Found> = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  value: string
  onType: (text: string) => void
  found: readonly Found[]
  keyOf: (one: Found) => string | number
  show: (one: Found) => ReactNode
  onPick: (one: Found) => void
}

// Free text with suggestions below it: arrows go through them, Enter takes one, Escape leaves the text as typed.
export function SuggestInput<Found>({ value, onType, found, keyOf, show, onPick, ...rest }: Props<Found>) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isShown = isOpen && found.length > 0
  const close = () => (setIsOpen(false), setAt(-1))
  const pick = (one: Found | undefined) => {
    if (one === undefined) return
    onPick(one)
    close()
  }
  const press = (event: KeyboardEvent) => {
    if (!isShown) return
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, -1))
    else if (event.key === 'Enter' && at >= 0) pick(found[at])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span className="relative block">
      <Input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => (onType(event.target.value), setIsOpen(true), setAt(-1))}
        onKeyDown={press}
        onBlur={close}
      />
      {isShown && (
        <ul
          id={id}
          role="listbox"
          aria-label={rest['aria-label'] ?? rest.placeholder}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 min-w-60 overflow-y-auto rounded-m border border-line bg-card py-1 text-sm shadow-float"
        >
          {found.map((one, place) => (
            <li
              key={keyOf(one)}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
              className={classes(option, 'justify-between hover:bg-sunken', place === at && 'bg-accent-soft')}
            >
              {show(one)}
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}
