import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { AffixedInput } from './input.tsx'

// A password that can be looked at, pasted and filled by a password manager. Says when Caps Lock is on.
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  const Picture = isShown ? EyeOff : Eye
  return (
    <>
      <AffixedInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        onKeyDown={watchCaps}
        onKeyUp={watchCaps}
        onBlur={() => setCaps(false)}
        after={
          <button
            type="button"
            aria-label={isShown ? t`Hide the password` : t`Show the password`}
            aria-pressed={isShown}
            className="-mr-2 grid size-11 place-items-center rounded-m hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            <Picture aria-hidden className="size-5" />
          </button>
        }
      />
      <p role="status" className="text-sm font-medium text-gold-ink empty:hidden">
        {isCaps && <Trans>Caps Lock is on.</Trans>}
      </p>
    </>
  )
}
