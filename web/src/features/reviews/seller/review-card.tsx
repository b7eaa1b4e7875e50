import type { SellerReview } from '@kedai/contracts/reviews.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ReviewReply } from '../../../ui/review-reply.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { showReview } from './api.ts'
import { HideDialog } from './hide-dialog.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useReviewAction } from './use-review-action.ts'

type Props = { review: SellerReview; mayOrders: boolean }

// One review: what was said of what, the reply, and what may be done.
export function ReviewCard({ review, mayOrders }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const [step, setStep] = useState<'read' | 'reply' | 'hide'>('read')
  const close = () => setStep('read')
  const showing = useReviewAction(() => showReview(review.id), close)
  const { stars, words, name, product, order_no: orderNo, reply, hidden } = review
  return (
    <li className="grid gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <div className="flex items-start gap-3">
        {product.image ? (
          <img
            src={product.image}
            alt=""
            loading="lazy"
            width={48}
            height={48}
            className="size-12 shrink-0 rounded-s border border-line bg-sunken object-cover"
          />
        ) : (
          <span aria-hidden className="size-12 shrink-0 rounded-s bg-sunken" />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars stars={stars} label={t`${stars} of 5 stars`} className="text-xl" />
            {hidden && <Badge tone="warn">{t({ message: 'Hidden', context: 'reviews' })}</Badge>}
            {review.is_newer_than_reply && (
              <Badge tone="info">
                <Trans>Changed after your reply</Trans>
              </Badge>
            )}
          </p>
          <p className="text-sm break-words">
            <Link to={sellerPaths.reviews({ product_id: product.id })}>{product.title}</Link>
          </p>
          <p className="text-xs text-ink-soft">
            {name || t`A buyer`} · {dateTime(review.written_at, lang)} ·{' '}
            {mayOrders ? <Link to={sellerPaths.order(orderNo)}>{t`Order ${orderNo}`}</Link> : t`Order ${orderNo}`}
          </p>
        </div>
      </div>
      {words && <p className="max-w-prose break-words whitespace-pre-line">{words}</p>}
      {hidden && (
        <p className="text-sm break-words text-ink-soft">
          <Trans>Hidden because: {hidden.reason}</Trans>
        </p>
      )}
      {reply && step !== 'reply' && <ReviewReply heading={<Trans>Your reply</Trans>} text={reply.text} />}
      {showing.problem && <Notice tone="warn" title={showing.problem} />}
      {step === 'reply' ? (
        <ReplyForm review={review} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setStep('reply')}>
            {reply ? <Trans>Change the reply</Trans> : <Trans>Answer</Trans>}
          </Button>
          {hidden ? (
            <Button variant="quiet" busy={showing.isBusy} onClick={() => void showing.submit(new FormData())}>
              <Trans>Show it again</Trans>
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setStep('hide')}>
              <Trans>Hide</Trans>
            </Button>
          )}
        </div>
      )}
      {step === 'hide' && <HideDialog review={review} onClose={close} />}
    </li>
  )
}

export const ReviewCount = ({ total, isCapped }: { total: number; isCapped: boolean }) =>
  isCapped ? <Trans>More than {total} reviews</Trans> : <Plural value={total} one="# review" other="# reviews" />
