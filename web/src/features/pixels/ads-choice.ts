import { adsCookie, readAdsChoice, writeAdsChoice } from '@kedai/domain/pixels/cookies.ts'

const days = 90

// Kept on this host for as long as providers match a click with a purchase.
export function keepCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`
}

const kept = (): string => new RegExp(`(?:^|; )${adsCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

// Whether this browser lets a shop's advertising count its visit; null: it has not said.
export const adsChoice = (username: string): boolean | null => readAdsChoice(kept(), username)

export const chooseAds = (username: string, allows: boolean): void =>
  keepCookie(adsCookie, writeAdsChoice(kept(), username, allows))
