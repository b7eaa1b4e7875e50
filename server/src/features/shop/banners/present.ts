import type { Banners } from '@kedai/contracts/banners.ts'
import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { readPromoBanner } from '@kedai/domain/banners/promo-banner.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import type { BannersRow, PictureRow } from './queries.ts'

export function presentBanners({ image, banner, promo_banner, slides }: BannersRow): Banners {
  const promo = readPromoBanner(promo_banner)
  const banners = {
    banner: {
      image: image && presentPicture(image, banner?.alt ?? ''),
      alt: banner?.alt ?? '',
      link: banner?.link ?? '',
    },
    slides: slides.map((slide) => ({
      image: presentPicture(slide.image, slide.alt),
      alt: slide.alt,
      title: slide.title,
      text: slide.text,
      link: slide.link ?? '',
    })),
    promo_banner: {
      is_active: promo?.isActive ?? false,
      text: promo?.text ?? '',
      link: promo?.link ?? '',
      starts_at: promo?.startsAt ? formatTime(promo.startsAt) : null,
      ends_at: promo?.endsAt ? formatTime(promo.endsAt) : null,
    },
  }
  return { ...banners, revision: revisionOf(banners) }
}

const presentPicture = ({ id, key, width, height, widths }: PictureRow, alt: string): UploadedPicture => ({
  id,
  url: publicPath(key),
  alt,
  width,
  height,
  srcset: srcsetOf(key, widths),
})
