import type { OrderReviews } from '@kedai/contracts/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useQueryCache } from '../../../lib/use-page-query.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { StarInput } from '../../../ui/star-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { orderReviewsQuery, saveReview } from './api.ts'
import { useKeptWords } from './kept-words.ts'
import { useStarWords } from './star-words.ts'

type Props = {
  token: string
  product: OrderReviews['products'][number]
  names: OrderReviews['names']
  onDone: () => void
}

// Stars, a few words if one likes, and under which name. Native fields, so that it can be filled in before its script has come.
export function RateForm({ token, product: { product_id: productId, review }, names, onDone }: Props) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const place = useRef<HTMLDivElement>(null)
  const words = useKeptWords(`review:${token}:${productId}`, place)
  const starWords = useStarWords()
  const { submit, isBusy, errors, problem } = useSending({
    send: (typed) => saveReview(token, productId, typed),
    onDone: async ({ message }) => {
      words.forget()
      await answers.refetch(orderReviewsQuery(token))
      if (message) toast(message)
      onDone()
    },
  })
  const shownAs = review?.shown_as ?? 'short'
  const styles = [
    { value: 'short', label: names.short || t`Without a name` },
    ...(names.full !== names.short ? [{ value: 'full', label: names.full }] : []),
    ...(names.short === '' ? [] : [{ value: 'none', label: t`Without a name` }]),
  ]
  return (
    <div ref={place}>
      <Form
        method="post"
        errors={errors}
        problem={problem}
        onSubmit={submit}
        onInput={(event) => words.keep(event.currentTarget)}
        className="grid gap-5"
      >
        <FieldGroup label={<Trans>How was it?</Trans>} error={errors['stars']}>
          <StarInput name="stars" labels={starWords} chosen={review?.stars} />
        </FieldGroup>
        <Field
          label={<Trans>In your words</Trans>}
          optional
          error={errors['words']}
          hint={<Trans>Everybody can read this. Leave out phone numbers and addresses.</Trans>}
        >
          <Textarea name="words" rows={3} maxLength={1000} className="min-h-18" defaultValue={review?.words} />
        </Field>
        <FieldGroup label={<Trans>Display name</Trans>}>
          <div className="flex flex-wrap gap-x-5">
            {styles.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 text-sm">
                <input
                  type="radio"
                  name="shown_as"
                  value={value}
                  defaultChecked={shownAs === value}
                  className="size-5 shrink-0"
                />
                <span className="min-w-0 break-words">{label}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
        <Button
          type="submit"
          variant="primary"
          size="l"
          busy={isBusy}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {review ? <Trans>Save the change</Trans> : <Trans>Send the rating</Trans>}
        </Button>
      </Form>
    </div>
  )
}
