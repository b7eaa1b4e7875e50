import type { OwnReview as Own } from '@kedai/contracts/reviews.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ReviewReply } from '../../../ui/review-reply.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { useStarWords } from './star-words.ts'

type Props = { review: Own; onChange: () => void; onTakeBack: () => void }

// What was said, how the shop replied, and what may still be done about it.
export function OwnReview({ review, onChange, onTakeBack }: Props) {
  const starWords = useStarWords()
  return (
    <div className="grid gap-3">
      <Stars stars={review.stars} label={starWords[review.stars - 1] ?? ''} className="text-2xl" />
      {review.words && <p className="break-words whitespace-pre-line">{review.words}</p>}
      {review.reply && <ReviewReply heading={<Trans>Reply from the shop</Trans>} text={review.reply} />}
      {review.hidden_because && (
        <Notice tone="warn" title={<Trans>The shop does not show this review</Trans>}>
          <p className="break-words">{review.hidden_because}</p>
        </Notice>
      )}
      {review.refusal ? (
        <p className="text-sm text-ink-soft">{review.refusal}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={onChange}>
            <Trans>Change it</Trans>
          </Button>
          <Button variant="quiet" onClick={onTakeBack}>
            <Trans>Take it back</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
