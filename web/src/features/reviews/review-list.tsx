import type { Review } from '@kedai/contracts/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Fold } from '../../ui/fold.tsx'
import { ReviewReply } from '../../ui/review-reply.tsx'
import { Stars } from '../../ui/stars.tsx'

// What buyers said, each with the shop's reply.
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <ul className="grid gap-4">
      {reviews.map(({ id, stars, words, name, written_at, reply }) => (
        <li key={id} className="grid gap-1 border-b border-line pb-4 last:border-transparent last:pb-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Stars stars={stars} label={t`${stars} of 5 stars`} className="text-lg" />
            <span className="text-sm font-semibold break-words">{name || t`A buyer`}</span>
            <time className="text-xs text-ink-faint">{date(written_at.slice(0, 10), lang)}</time>
          </p>
          {words && (
            <Fold text={words}>
              <p className="break-words whitespace-pre-line">{words}</p>
            </Fold>
          )}
          {reply && <ReviewReply heading={<Trans>Reply from the shop</Trans>} text={reply.text} />}
        </li>
      ))}
    </ul>
  )
}
