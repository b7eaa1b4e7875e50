import type { SellerReview } from '@kedai/contracts/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { hideReview } from './api.ts'
import { useReviewAction } from './use-review-action.ts'

// Takes a review off the pages, with a reason that its writer reads.
export function HideDialog({ review, onClose }: { review: SellerReview; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const [reason, setReason] = useState('')
  const { submit, isBusy, errors, problem } = useReviewAction((typed) => hideReview(review.id, typed), onClose)
  const templates = [t`Abusive language`, t`Tells private things`, t`Not about this product`]
  const actions = (
    <>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={isBusy}>
        <Trans>Hide the review</Trans>
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={<Trans>Hide this review?</Trans>} actions={actions}>
      <Form id={formId} errors={errors} problem={problem} onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          <Trans>It leaves your pages and its stars no longer count. Hide what is abusive or private, not what is merely unkind: buyers trust a shop that answers.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          {templates.map((template) => (
            <Button key={template} aria-pressed={reason === template} className="text-left font-normal aria-pressed:border-accent aria-pressed:bg-accent-soft" onClick={() => setReason(template)}>
              {template}
            </Button>
          ))}
        </div>
        <Field label={t`Reason`} hint={t`The buyer reads it.`} error={errors['reason']}>
          <Textarea name="reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Form>
    </Dialog>
  )
}
