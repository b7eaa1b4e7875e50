import { useLingui } from '@lingui/react/macro'
import { Command } from 'cmdk'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { option } from './floating.ts'
import { matchScore } from './match-score.ts'
import { Highlighted } from '../highlighted.tsx'

// `words`: what else it is called, for the search. `isFound`: it came of a search for what was typed, so it stands whether or not its label holds those letters.
export type PaletteEntry = {
  id: string
  label: string
  words?: string
  icon?: ReactNode
  hint?: ReactNode
  isFound?: boolean
  run: () => void
}

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly { heading: string; entries: readonly PaletteEntry[] }[]
  // What is typed, for who searches elsewhere too; left out, the palette keeps it to itself.
  term?: string
  onTermChange?: (term: string) => void
  // A search is under way.
  busy?: boolean
}

// Ctrl K or ⌘ K: go anywhere, do anything, by typing.
export function CommandPalette({ open, onOpenChange, groups, term, onTermChange, busy = false }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState('')
  // The best of what is found stands first; the number of an order that is typed whole is better than one within a phone number.
  const scoreOf = ({ label, words = '' }: PaletteEntry) => matchScore(term ?? '', [label, words])
  const firstFound = groups
    .flatMap(({ entries }) => entries.filter(({ isFound }) => isFound))
    .sort((one, other) => scoreOf(other) - scoreOf(one))[0]?.id
  // What is found comes after the list was chosen from, so that Enter would do nothing.
  useEffect(() => {
    if (firstFound !== undefined) setChosen(firstFound)
  }, [firstFound])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onOpenChange(!open)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, onOpenChange])
  return (
    <Dialog open={open} onClose={() => onOpenChange(false)} title={t`Go to`}>
      <Command
        label={t`Go to`}
        filter={(_id, typed, keywords) => matchScore(typed, keywords)}
        value={chosen}
        onValueChange={setChosen}
        className="-mx-5 -my-4 text-sm"
      >
        <div className="p-3">
          <Command.Input
            data-first-focus
            placeholder={t`Type a screen or an action`}
            value={term}
            onValueChange={onTermChange}
            className="box"
          />
        </div>
        <Command.List className="max-h-80 overflow-y-auto pb-2" aria-busy={busy || undefined}>
          {/* what was found elsewhere stands whatever the letters say, and is not counted as a match */}
          {firstFound === undefined && (
            <Command.Empty className="px-5 py-4 text-ink-soft">{busy ? t`Searching …` : t`No results`}</Command.Empty>
          )}
          {groups.map(({ heading, entries }) => (
            <Command.Group
              key={heading}
              heading={heading}
              forceMount={entries.some(({ isFound }) => isFound)}
              className="[&_[cmdk-group-heading]]:px-5 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-soft"
            >
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  keywords={[entry.label, entry.words ?? '']}
                  forceMount={entry.isFound}
                  onSelect={() => (onOpenChange(false), entry.run())}
                  className={`${option} px-5 data-[disabled=false]:cursor-pointer data-[disabled=false]:text-ink data-[selected=true]:bg-accent-soft`}
                >
                  {entry.icon}
                  <span className="min-w-0 truncate">
                    <Highlighted text={entry.label} words={term ?? ''} />
                  </span>
                  {entry.hint && <span className="ml-auto text-xs whitespace-nowrap text-ink-soft">{entry.hint}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}
