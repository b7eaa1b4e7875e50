import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { downloadsLeft, whyNotDownload } from '@kedai/domain/downloads/why-not-download.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import { downloadRefusals } from '../actions/download-refusals.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { readFacts } from '../shared/read-statuses.ts'

type View = { lang: Lang; now: Date }

/** What the buyer may fetch; the addresses themselves are made at the press of a button. */
export const presentDownloads = (story: OrderStory, view: View): BuyerOrder['downloads'] =>
  story.downloads.map((grant) => presentDownload(grant, story, view))

export const presentSellerDownloads = (story: OrderStory, view: View): SellerOrder['downloads'] =>
  story.downloads.map((grant) => ({
    ...presentDownload(grant, story, view),
    used: grant.used,
    claimed_at: grant.claimed_at && formatTime(grant.claimed_at),
    devices: grant.devices.map(({ label, first_at, last_at }) => ({
      label,
      first_at: formatTime(new Date(first_at)),
      last_at: formatTime(new Date(last_at)),
    })),
  }))

function presentDownload(
  { id, title, link, download_limit: limit, used, expires_at, device_limit, devices }: OrderStory['downloads'][number],
  { order }: OrderStory,
  { lang, now }: View,
) {
  const { order: standing, payment } = readFacts(order)
  const refusal = whyNotDownload({ limit, used, expiresAt: expires_at, order: standing, payment }, now)
  return {
    id,
    title,
    is_link: link !== null,
    left: downloadsLeft({ limit, used }),
    devices_left: device_limit === null ? null : Math.max(0, device_limit - devices.length),
    expires_at: expires_at && formatTime(expires_at),
    refusal: refusal && say(downloadRefusals[refusal], lang),
  }
}
