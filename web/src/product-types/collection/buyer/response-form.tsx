import type { CollectionView } from '@kedai/contracts/collections.ts'
import { useEffect, useEffectEvent } from 'react'
import { type BuyerChoiceProps, isSameChoice, type Want } from '../../buyer-choice.ts'
import { AmountChoice } from './amount-choice.tsx'
import { AnswerField } from './answer-field.tsx'
import { askedFields, filesOf, readTyped, responseOf, type TypedResponse, type AnswerFiles } from './response-of.ts'
import { RowChoice } from './row-choice.tsx'
import { Standing } from './standing.tsx'
import { useResponseWords } from './use-response-words.ts'

// A collection: how much or what of it, then the seller's own questions.
export function ResponseForm(props: BuyerChoiceProps) {
  const { collection } = props.view.item
  return collection ? <Asked {...props} collection={collection} /> : null
}

function Asked({
  view,
  wants,
  onChange,
  choice,
  onChoose,
  errors,
  collection,
}: BuyerChoiceProps & { collection: CollectionView }) {
  const { item, items, shop } = view
  const words = useResponseWords()
  const typed = readTyped(choice?.typed)
  const files = filesOf(choice)
  const hasRows = items.length > 0
  const choose = (next: TypedResponse, withFiles: AnswerFiles, rows: readonly Want[]) => {
    const made = responseOf({ item, collection, hasRows, wants: rows }, next, withFiles, words)
    if (withFiles !== files || !isSameChoice(choice, made)) onChoose(made)
  }
  // Once at first, for what is missing, and when rows were changed from outside.
  const renew = useEffectEvent(() => choose(typed, files, wants))
  useEffect(() => renew(), [wants])
  const answer = (key: string, value: string | readonly string[]) =>
    choose({ ...typed, answers: { ...typed.answers, [key]: value } }, files, wants)
  const attach = (key: string, file: File | null) => {
    const others = Object.fromEntries(Object.entries(files).filter(([name]) => name !== key))
    choose(typed, file ? { ...others, [key]: file } : others, wants)
  }
  return (
    <div className="grid gap-5">
      <Standing collection={collection} currency={shop.currency} />
      {collection.amount_type === 'open' && (
        <AmountChoice
          collection={collection}
          currency={shop.currency}
          amount={typed.amount}
          onChange={(amount) => choose({ ...typed, amount }, files, wants)}
          error={errors['amount']}
        />
      )}
      {hasRows && (
        <RowChoice
          rows={items}
          currency={shop.currency}
          wants={wants}
          onChange={(next) => onChange(next)}
          error={errors['items'] ?? errors['quantity']}
        />
      )}
      {askedFields(collection.fields, typed, files).map((field) => (
        <AnswerField
          key={field.key}
          field={field}
          currency={shop.currency}
          value={typed.answers[field.key]}
          file={files[field.key] ?? null}
          onAnswer={(value) => answer(field.key, value)}
          onFile={(file) => attach(field.key, file)}
          error={errors[`answers.${field.key}`]}
        />
      ))}
    </div>
  )
}
