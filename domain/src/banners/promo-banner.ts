import { type Schedule, isWithin, nextChange } from '../time/schedule.ts'

/** A line above the shop, for a while. */
export type PromoBanner = Schedule & { isActive: boolean; text: string; link: string | null }

export const promoBannerIsOn = (banner: PromoBanner, now: Date): boolean =>
  banner.isActive && banner.text !== '' && isWithin(banner, now)

export const promoBannerChange = (banner: PromoBanner, now: Date): Date | null =>
  banner.isActive ? nextChange(banner, now) : null

/** As it is kept: JSON with ISO times. Null for anything else. */
export function readPromoBanner(stored: unknown): PromoBanner | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { text, link, is_active, starts_at, ends_at } = stored as Record<string, unknown> // an object: each field is checked below
  if (typeof text !== 'string') return null
  return {
    isActive: is_active === true,
    text,
    link: typeof link === 'string' ? link : null,
    startsAt: readMoment(starts_at),
    endsAt: readMoment(ends_at),
  }
}

/** An ISO time of a stored setting; null when it is none. */
export function readMoment(value: unknown): Date | null {
  const moment = typeof value === 'string' ? new Date(value) : null
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment
}
