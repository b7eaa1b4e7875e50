import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { useLingui } from '@lingui/react/macro'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classes } from '../classes.ts'
import { useFieldWiring } from '../field.tsx'
import type { Choice } from '../select.tsx'
import { floating, option } from './floating.ts'

type Props = {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  name?: string
}

// One of many, found by typing. For fewer than about ten, `Select` is quicker on a phone.
export function Combobox({ choices, value, onChange, placeholder, name }: Props) {
  const { t } = useLingui()
  const wiring = useFieldWiring()
  const chosen = choices.find((choice) => choice.value === value) ?? null
  return (
    <BaseCombobox.Root
      items={choices}
      value={chosen}
      onValueChange={(next) => onChange(next?.value ?? null)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      name={name}
    >
      <BaseCombobox.InputGroup className="box flex items-center gap-1 py-0 pr-0">
        <BaseCombobox.Input
          {...wiring}
          placeholder={placeholder ?? t`Type to search`}
          className="box-bare min-h-10.5"
        />
        <BaseCombobox.Trigger aria-label={t`Show all`} className="grid size-10.5 place-items-center text-ink-faint">
          <ChevronsUpDown aria-hidden className="size-4" />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={6} collisionPadding={8} className="z-40 w-(--anchor-width)">
          <BaseCombobox.Popup className={classes(floating, 'max-w-none py-1.5')}>
            <BaseCombobox.Empty className="px-4 py-3 text-ink-soft empty:hidden">{t`No results`}</BaseCombobox.Empty>
            <BaseCombobox.List>
              {(choice: Choice) => (
                <BaseCombobox.Item
                  key={choice.value}
                  value={choice}
                  disabled={choice.disabled}
                  className={classes(option, 'justify-between')}
                >
                  {choice.label}
                  <BaseCombobox.ItemIndicator>
                    <Check aria-hidden />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}
