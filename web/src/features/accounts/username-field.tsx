import type { UsernameAnswer } from '@kedai/contracts/auth.ts'
import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { oneOf } from '../../lib/query-cache.ts'
import { useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { AffixedInput } from '../../ui/input.tsx'

type Props = { ref: Ref<HTMLInputElement>; typed: string; error: string | undefined }

// The last part of the shop's address, and whether it can be had, asked while it is typed.
export function UsernameField({ ref, typed, error }: Props) {
  const { t } = useLingui()
  const host = useSite().publicUrl.replace(/^https?:\/\//, '')
  const asked = useSettled(typed.trim())
  const { data } = usePageQuery(
    asked.length < 3 ? null : oneOf<UsernameAnswer>(`/api/ajax/auth/username/${encodeURIComponent(asked)}`),
  )
  const answer = asked === typed.trim() ? data : undefined
  return (
    <div className="grid gap-1.5">
      <Field
        label={t`Shop link`}
        hint={t`Small letters, digits and hyphens. Buyers see it, so keep it short.`}
        error={error}
      >
        <AffixedInput
          ref={ref}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="next"
          before="/s/"
        />
      </Field>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <p className="min-w-0 break-all">{`${host}/s/${answer?.username ?? (typed.trim() || '…')}`}</p>
        <p
          role="status"
          className={classes(
            'flex items-center gap-1.5 font-medium',
            answer?.available ? 'text-good-ink' : 'text-danger-ink',
          )}
        >
          {answer && !error && (
            <>
              {answer.available ? (
                <Check aria-hidden className="size-4 shrink-0" />
              ) : (
                <X aria-hidden className="size-4 shrink-0" />
              )}
              {answer.message}
            </>
          )}
        </p>
      </div>
    </div>
  )
}

// The text once nobody has typed for a moment.
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
