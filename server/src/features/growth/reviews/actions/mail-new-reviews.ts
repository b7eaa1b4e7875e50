import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { MailBlock, MailContent } from '../../../../platform/mail/mail-content.ts'
import { mailOwners } from '../../../shop/accounts/actions/mail-owners.ts'
import { mailTexts } from '../messages/mails.ts'
import { claimNewReviews, listShopsToTell, wasToldSince } from '../queries/new-reviews.ts'
import type { NewReview } from '../queries/new-reviews.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const pauseMs = 3_600_000
const maxListed = 10

/** Writes to the owners of every shop about the reviews that have come in: one mail an hour and shop, with all of them. Answers how many shops were written to. */
export async function mailNewReviews({ db, clock, ...parts }: Parts, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  let told = 0
  for (const shopId of await listShopsToTell(db, pauseBefore(now))) {
    if (signal?.aborted) break
    if (await inTransaction(db, { shopId }, (trx) => mailShop(trx, parts, shopId, now))) told += 1
  }
  return told
}

async function mailShop(
  trx: Db,
  { mail, config }: Pick<Parts, 'mail' | 'config'>,
  shopId: number,
  now: Date,
): Promise<boolean> {
  if (await wasToldSince(trx, shopId, pauseBefore(now))) return false
  const reviews = await claimNewReviews(trx, shopId, now)
  if (reviews.length === 0) return false
  await mailOwners(trx, mail, shopId, contentOf(reviews, config.publicUrl))
  return true
}

function contentOf(reviews: readonly NewReview[], publicUrl: string): MailContent {
  const [only] = reviews.length === 1 ? reviews : []
  const left = reviews.length - maxListed
  return {
    subject: only ? mailTexts.newSubject : mailTexts.manySubject,
    params: only ?? { count: reviews.length },
    blocks: [
      { kind: 'heading', text: only ? mailTexts.newHeading : mailTexts.manySubject, params: { count: reviews.length } },
      ...reviews.slice(0, maxListed).flatMap(blocksOf),
      ...(left > 0 ? [{ kind: 'paragraph' as const, text: mailTexts.more, params: { count: left } }] : []),
      { kind: 'paragraph', text: mailTexts.newText },
      { kind: 'button', text: mailTexts.open, url: `${publicUrl}/seller/reviews` },
    ],
  }
}

const blocksOf = ({ title, stars, words, name }: NewReview): MailBlock[] => [
  { kind: 'lines', rows: [{ label: title, value: '★'.repeat(stars) + '☆'.repeat(5 - stars) }] },
  {
    kind: 'paragraph',
    text: words === '' ? mailTexts.withoutWords : mailTexts.withWords,
    params: { words, name: name || mailTexts.aBuyer },
  },
]

const pauseBefore = (now: Date) => new Date(now.getTime() - pauseMs)
