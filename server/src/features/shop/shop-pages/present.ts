import type { ListedPage, SellerPage } from '@kedai/contracts/shop-pages.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import { readKept, revisionOfPage } from './actions/write-page.ts'
import type { PageRow, WholePageRow } from './queries/pages.ts'
import type { PagePictureRow } from './queries/versions.ts'

export type PagePlace = { publicUrl: string; username: string; now: Date }

export function presentListed(row: PageRow, { publicUrl, username, now }: PagePlace): ListedPage {
  const { version, waits } = shownAt(row, now)
  const publishedAt = row.next_at !== null && !waits ? row.next_at : row.shown_at
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    state: waits ? 'scheduled' : version === null ? 'draft' : 'published',
    url: `${publicUrl}/s/${username}/p/${row.slug}`,
    is_changed: version !== null && version !== row.draft_version,
    front: row.place === 'above' || row.place === 'instead' ? row.place : null,
    published_at: publishedAt && formatTime(publishedAt),
    publish_at: waits && row.next_at ? formatTime(row.next_at) : null,
    updated_at: formatTime(row.updated_at),
  }
}

export function presentPage(
  row: WholePageRow,
  { versions, pictures }: { versions: { version: number; at: Date }[]; pictures: PagePictureRow[] },
  place: PagePlace,
): SellerPage {
  const { version } = shownAt(row, place.now)
  return {
    ...presentListed(row, place),
    ...readKept(row),
    revision: revisionOfPage(row),
    version: row.draft_version,
    versions: versions.map((one) => ({
      version: one.version,
      at: formatTime(one.at),
      is_shown: one.version === version,
    })),
    pictures: pictures.map(({ id, key, width, height, widths }) => ({
      id,
      url: publicPath(key),
      alt: '',
      width,
      height,
      srcset: srcsetOf(key, widths),
    })),
  }
}

// What is shown at a moment, whether or not the job has noted it.
function shownAt({ shown_version, next_version, next_at }: PageRow, now: Date) {
  const waits = next_at !== null && next_at > now
  return { version: next_at !== null && !waits ? next_version : shown_version, waits }
}
