import type { SellerReview } from '@kedai/contracts/reviews.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { sendReply } from './api.ts'
import { useReviewAction } from './use-review-action.ts'

// The shop's one reply; written again it replaces the first.
export function ReplyForm({ review: { id, reply }, onClose }: { review: SellerReview; onClose: () => void }) {
  const { submit, isBusy, errors, problem } = useReviewAction((typed) => sendReply(id, typed), onClose)
  return (
    <Form errors={errors} problem={problem} onSubmit={submit} className="grid gap-3">
      <Field
        label={<Trans>Your reply</Trans>}
        hint={<Trans>Everybody who sees the product reads it.</Trans>}
        error={errors['text']}
      >
        <Textarea name="text" maxLength={1000} defaultValue={reply?.text} autoFocus className="min-h-18" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          <Trans>Send the reply</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}
