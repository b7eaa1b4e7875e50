import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'

export const keyNames = ['fb_token', 'ga_secret', 'tiktok_token'] as const
export type KeyName = (typeof keyNames)[number]
export type Keys = Partial<Record<KeyName, string>>

const stored = z.partialRecord(z.enum(keyNames), z.string())

/** Null: they do not open, since the secret that sealed them is gone. */
export function openKeys({ sealing }: Pick<Deps, 'sealing'>, shopId: number, sealed: Buffer): Keys | null {
  const opened = sealing.open(sealed, aboutOf(shopId))
  return opened && stored.parse(JSON.parse(opened.plain))
}

export const sealKeys = ({ sealing }: Pick<Deps, 'sealing'>, shopId: number, keys: Keys): Buffer =>
  sealing.seal(JSON.stringify(keys), aboutOf(shopId))

// A row that is copied into another shop does not open.
const aboutOf = (shopId: number): string => `pixel keys ${shopId}`
