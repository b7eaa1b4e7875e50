import type { SellerReview } from '@kedai/contracts/reviews.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { OpeningRow } from '../../../ui/admin/opening-row.tsx'
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

// One review in two lines. A press opens what was said of what, the reply, and what may be done.
export function ReviewCard({ review, mayOrders }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const [step, setStep] = useState<'read' | 'reply' | 'hide'>('read')
  const close = () => setStep('read')
  const showing = useReviewAction(() => showReview(review.id), close)
  const { stars, words, name, product, order_no: orderNo, reply, hidden } = review
  return (
    <OpeningRow
      name={<Stars stars={stars} label={t`${stars} of 5 stars`} className="text-lg leading-6" />}
      figure={hidden && <Badge tone="warn">{t({ message: 'Hidden', context: 'reviews' })}</Badge>}
      about={
        <>
          {product.title} · {words || name || t`A buyer`}
        </>
      }
      state={stateOf(review)}
    >
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
          <p className="text-sm leading-7 break-words">
            <Link to={sellerPaths.reviews({ product_id: product.id })}>{product.title}</Link>
          </p>
          <p className="text-xs leading-6 text-ink-soft">
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
    </OpeningRow>
  )
}

// What waits for the seller: a first answer, or another one.
const stateOf = ({ reply, is_newer_than_reply: isNewer, hidden }: SellerReview) =>
  isNewer ? (
    <Badge tone="info">
      <Trans>Changed after your reply</Trans>
    </Badge>
  ) : reply || hidden ? null : (
    <Badge tone="neutral">
      <Trans>To answer</Trans>
    </Badge>
  )

export const ReviewCount = ({ total, isCapped }: { total: number; isCapped: boolean }) =>
  isCapped ? <Trans>More than {total} reviews</Trans> : <Plural value={total} one="# review" other="# reviews" />
