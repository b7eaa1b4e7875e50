import type { SellerReview } from '@kedai/contracts/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Reason } from '../../../ui/admin/reason-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { hideReview } from './api.ts'
import { useReviewAction } from './use-review-action.ts'

// Takes a review off the pages, with a reason that its writer reads.
export function HideDialog({ review, onClose }: { review: SellerReview; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const [reason, setReason] = useState('')
  const { submit, isBusy, errors, problem } = useReviewAction((typed) => hideReview(review.id, typed), onClose)
  const templates = [t`Abusive language`, t`Contains private information`, t`Not about this product`]
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
          <Trans>
            It leaves your pages and its stars no longer count. Hide what is abusive or private, not what is merely
            unkind: buyers trust a shop that answers.
          </Trans>
        </p>
        <Reason
          label={t`Reason`}
          hint={t`The buyer reads it.`}
          templates={templates}
          value={reason}
          onChange={setReason}
          error={errors['reason']}
        />
      </Form>
    </Dialog>
  )
}
