import { policyKinds } from '@kedai/contracts/policies.ts'
import type { Category, ShopPicture, Storefront } from '@kedai/contracts/storefront.ts'
import { promoBannerChange, promoBannerIsOn, readPromoBanner } from '@kedai/domain/banners/promo-banner.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { soonest } from '@kedai/domain/time/schedule.ts'
import { publicPath, srcsetOf } from '../../../../platform/files/links.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { nextVacationEdge, presentVacation } from '../../vacation/actions/present-vacation.ts'
import type { CategoryRow, PictureRow, StorefrontRow } from '../queries/find-storefront.ts'

/** A shop as everybody sees it; its address only where the seller shows it. */
export function presentStorefront(row: StorefrontRow, now: Date): Storefront {
  const { show_address } = row
  return {
    name: row.name,
    username: row.username,
    currency: row.currency,
    whatsapp_number: row.whatsapp_number,
    telegram_username: row.telegram_username,
    logo: row.logo && presentPicture(row.logo, row.name),
    company: {
      description: row.description,
      email: row.email,
      phone_number: row.phone_number,
      show_address,
      address: show_address ? row.address : null,
      postcode: show_address ? row.postcode : null,
      city: show_address ? row.city : null,
      state: show_address && isStateCode(row.state) ? { code: row.state, name: stateOf(row.state).name } : null,
    },
    socmed: presentSocmed(row.socmed),
    banner: row.banner_image && {
      image: presentPicture(row.banner_image, row.banner?.alt ?? ''),
      link: row.banner?.link ?? null,
    },
    sliders: row.slides.map(({ id, image, alt, title, text, link }) => ({
      id,
      image: presentPicture(image, alt),
      title,
      text,
      link,
    })),
    promo_banner: presentPromo(row.promo_banner, now),
    vacation: presentVacation(row.vacation, now),
    categories: categoriesBelow(null, row.categories),
    theme: presentTheme(row.theme),
    policies: policyKinds.filter((kind) => row.policies.includes(kind)),
    takes_resellers: row.takes_resellers,
  }
}

/** When it changes by itself. */
export function nextEdgeOfShop(row: StorefrontRow, now: Date): Date | null {
  const promo = readPromoBanner(row.promo_banner)
  return soonest(promo && promoBannerChange(promo, now), nextVacationEdge(row.vacation, now))
}

function presentPromo(stored: unknown, now: Date): Storefront['promo_banner'] {
  const promo = readPromoBanner(stored)
  return promo && promoBannerIsOn(promo, now)
    ? { text: promo.text, link: promo.link, until: promo.endsAt && formatTime(promo.endsAt) }
    : null
}

const presentPicture = ({ key, width, height, widths }: PictureRow, alt: string): ShopPicture => ({
  url: publicPath(key),
  alt,
  width,
  height,
  srcset: srcsetOf(key, widths),
})

// A category has items when it or one below it has.
const categoriesBelow = (parentId: number | null, rows: readonly CategoryRow[]): Category[] =>
  rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map(({ id, name, slug, former_slugs, image_key, image_widths, has_items }) => {
      const children = categoriesBelow(id, rows)
      const image = image_key === null ? null : publicPath(image_key, image_widths?.[0])
      return {
        id,
        name,
        slug,
        former_slugs,
        image,
        has_items: has_items || children.some((child) => child.has_items),
        children,
      }
    })

function presentSocmed(stored: unknown): Storefront['socmed'] {
  const { facebook, twitter, instagram, tiktok, youtube, linkedin } = fieldsOf(stored)
  return {
    facebook: webAddress(facebook),
    twitter: webAddress(twitter),
    instagram: webAddress(instagram),
    tiktok: webAddress(tiktok),
    youtube: webAddress(youtube),
    linkedin: webAddress(linkedin),
  }
}

// It becomes a link, so it must be an address of the web and nothing that runs.
const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https:\/\/[^\s"'<>]+$/.test(value) ? value : null

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {} // an object: each field is checked when read
