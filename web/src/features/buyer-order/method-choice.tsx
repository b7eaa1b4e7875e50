import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../lib/http-result.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { methodsQuery } from './api.ts'
import { usePaying } from './use-paying.ts'

export type MethodChoiceProps = { token: string; onFailure: (failure: Failure | null) => void }

// The shop's other ways to pay; nothing is taken until the button is pressed.
export function MethodChoice({ token, onFailure }: MethodChoiceProps) {
  const { t } = useLingui()
  const { data: methods, failure } = usePageQuery(methodsQuery(token))
  const [chosen, setChosen] = useState<string | null>(null)
  const { busy, pay } = usePaying(token, onFailure)
  if (failure) return <Notice tone="danger" title={failure.message} className="mt-2" />
  if (!methods) return <Skeleton className="mt-2 h-13 w-full" />
  const others = methods.filter(({ is_chosen }) => !is_chosen)
  if (others.length === 0)
    return <Notice tone="info" title={t`This shop offers no other way to pay.`} className="mt-2" />
  const cards = others.map(({ code, name, instructions }) => ({
    value: code,
    label: name,
    hint: instructions || undefined,
  }))
  return (
    <div className="mt-2 grid gap-3">
      <FieldGroup label={t`Choose how to pay`}>
        <RadioCards name="paymentMethod" cards={cards} value={chosen} onChange={setChosen} />
      </FieldGroup>
      <Button
        wide
        busy={busy}
        disabledBecause={chosen === null && t`Choose a way to pay first.`}
        onClick={() => pay(chosen ?? undefined)}
      >
        <Trans>Use this way</Trans>
      </Button>
    </div>
  )
}
