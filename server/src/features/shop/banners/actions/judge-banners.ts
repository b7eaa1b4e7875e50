import type { SaveBanners } from '@kedai/contracts/banners.ts'
import { readBannerLink } from '@kedai/domain/banners/banner-link.ts'
import type { BannerPlace } from '@kedai/domain/banners/banner-link.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'
import { readSchedule } from '../../../../platform/settings/read-schedule.ts'
import { bannerRefusals as messages } from '../messages.ts'
import type { BannerColumns } from '../queries.ts'

/** What may be stored of a form; everything wrong is told at once. @throws AppError 422 */
export function judgeBanners({ banner, slides, promo_banner: promo }: SaveBanners, place: BannerPlace): BannerColumns {
  const refusals = createRefusals()
  const link = (field: string, typed: string) => readLink(field, typed, place, refusals)
  const { startsAt, endsAt } = readSchedule(promo, 'promo_banner.', refusals)
  const text = tidyLine(promo.text)
  if (promo.is_active && text === '') refusals.add('promo_banner.text', messages.needsText)
  const columns: BannerColumns = {
    fileId: banner.image_id,
    banner: { alt: tidyLine(banner.alt), link: link('banner.link', banner.link) },
    promoBanner: {
      is_active: promo.is_active,
      text,
      link: link('promo_banner.link', promo.link),
      starts_at: startsAt,
      ends_at: endsAt,
    },
    slides: slides.map((slide, at) => ({
      fileId: slide.image_id,
      alt: tidyLine(slide.alt),
      title: tidyLine(slide.title),
      text: tidyLine(slide.text),
      link: link(`slides.${at}.link`, slide.link),
    })),
  }
  refusals.throwIfAny()
  return columns
}

function readLink(field: string, typed: string, place: BannerPlace, refusals: Refusals): string | null {
  const text = tidyLine(typed)
  const link = text === '' ? null : readBannerLink(text, place)
  if (text !== '' && link === null) refusals.add(field, messages.link)
  return link
}
