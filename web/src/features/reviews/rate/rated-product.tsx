import type { OrderReviews } from '@kedai/contracts/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQueryCache } from '../../../lib/use-page-query.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { toast } from '../../../ui/toast.tsx'
import { orderReviewsQuery, takeBackReview } from './api.ts'
import { OwnReview } from './own-review.tsx'
import { RateForm } from './rate-form.tsx'

type Props = { token: string; reviews: OrderReviews; product: OrderReviews['products'][number] }

// One thing that was bought: its form, or what was said of it.
export function RatedProduct({ token, reviews, product }: Props) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const [step, setStep] = useState<'read' | 'change' | 'take back'>('read')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { review, title, image } = product
  const takeBack = async () => {
    setBusy(true)
    const answer = await takeBackReview(token, product.product_id)
    setProblem(answer.ok ? null : answer.message)
    await answers.refetch(orderReviewsQuery(token))
    if (answer.ok && answer.message) toast(answer.message)
    setBusy(false)
    setStep('read')
  }
  return (
    <Section>
      <div className="mb-4 flex items-center gap-3">
        {image ? (
          <img
            src={image}
            alt=""
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-s border border-line bg-sunken object-cover"
          />
        ) : (
          <span aria-hidden className="size-16 shrink-0 rounded-s bg-sunken" />
        )}
        <h2 className="min-w-0 text-lg break-words">{title}</h2>
      </div>
      {problem && <Notice tone="warn" title={problem} className="mb-4" />}
      {review && step !== 'change' ? (
        <OwnReview review={review} onChange={() => setStep('change')} onTakeBack={() => setStep('take back')} />
      ) : reviews.refusal === null ? (
        <RateForm token={token} product={product} names={reviews.names} onDone={() => setStep('read')} />
      ) : null}
      {step === 'take back' && (
        <Confirm
          open
          title={t`Take this review back?`}
          confirmLabel={t`Yes, take it back`}
          isDangerous
          busy={busy}
          onConfirm={() => void takeBack()}
          onCancel={() => setStep('read')}
        >
          <Trans>Your stars, your words and the shop’s reply disappear from its pages.</Trans>
        </Confirm>
      )}
    </Section>
  )
}
