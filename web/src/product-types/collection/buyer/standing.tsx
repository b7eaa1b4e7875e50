import type { CollectionView } from '@kedai/contracts/collections.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Progress } from '../../../ui/progress.tsx'

// How far the collection is, how long it is open, and how many it still takes.
export function Standing({ collection, currency }: { collection: CollectionView; currency: string }) {
  const lang = useLang()
  const { target, collected, closes_at: closes, responses_left: left } = collection
  const share = target === null ? null : shareOf(collected, target)
  return (
    <div className="grid gap-2 empty:hidden">
      {share !== null && target !== null && (
        <Progress
          label={
            <Trans>
              {money(collected, currency)} of {money(target, currency)}
            </Trans>
          }
          share={share}
        />
      )}
      {closes !== null && (
        <p className="text-sm text-ink-soft">
          <Trans>Open until {dateTime(closes, lang)}</Trans>
        </p>
      )}
      {left !== null && (
        <p className="text-sm font-semibold text-gold-ink">
          <Plural value={left} one="# place left" other="# places left" />
        </p>
      )}
    </div>
  )
}

function shareOf(collected: string, target: string): number | null {
  const [got, wanted] = [parseRinggit(collected), parseRinggit(target)]
  return got === null || wanted === null || wanted === 0 ? null : Math.min(1, got / wanted)
}
