import type { Pixels, SavePixels } from '@kedai/contracts/pixels.ts'
import { pixelEvents } from '@kedai/domain/pixels/events.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { presentConversion } from '../../../sell/items/shared/present-shop.ts'
import { keyNames, openKeys, sealKeys, type KeyName, type Keys } from '../keys.ts'
import { texts } from '../messages.ts'
import { readSettings, saveConversion, saveKeys } from '../queries.ts'

const shapes = {
  fb_pixel: /^\d{5,20}$/,
  ga_code: /^(?:G|AW|UA)-[A-Z0-9-]{3,30}$/,
  tiktok_pixel: /^[A-Z0-9]{10,30}$/,
} as const
type IdName = keyof typeof shapes
const idNames = Object.keys(shapes) as IdName[] // the keys of a literal without further ones
const idOf = { fb_token: 'fb_pixel', ga_secret: 'ga_code', tiktok_token: 'tiktok_pixel' } as const satisfies Record<
  KeyName,
  IdName
>

/** What is left out stays. @throws AppError `invalid` for what can be no id: it is written into pages */
export async function savePixels(
  trx: Db,
  deps: Pick<Deps, 'sealing'>,
  { shopId, userId, typed, now }: { shopId: number; userId: number; typed: SavePixels; now: Date },
): Promise<Pixels> {
  const { conversion, keys: row } = await readSettings(trx, shopId)
  const before = presentConversion(conversion)
  const shownBefore = await readPixels(trx, shopId)
  const ids = Object.fromEntries(idNames.map((name) => [name, readId(name, typed[name], before[name])])) as Record<
    IdName,
    string | null
  > // of its own names
  for (const name of Object.keys(typed.events ?? {}))
    if (!pixelEvents.some((event) => event === name))
      throw refuseField(`events.${name}`, texts.unknownEvent, { value: name })
  const events = Object.fromEntries(
    pixelEvents.map((name) => [name, typed.events?.[name] ?? before.events[name] ?? true]),
  )
  const asks = typed.asks_consent ?? before.asks_consent ?? false
  await saveConversion(trx, shopId, { ...ids, events, asks_consent: asks })
  if (keyNames.some((name) => typed[name] !== undefined)) {
    const keys: Keys = { ...(row && openKeys(deps, shopId, row.keys)) }
    for (const name of keyNames) {
      const given = typed[name]
      if (given === undefined || given === null) continue
      if (given === '') delete keys[name]
      else if (ids[idOf[name]] === null) throw refuseField(idOf[name], texts.noId)
      else keys[name] = given
    }
    await saveKeys(trx, shopId, {
      sealed: sealKeys(deps, shopId, keys),
      held: keyNames.filter((name) => keys[name] !== undefined),
      now,
    })
  }
  publishChange(trx, 'shop', shopId)
  const shown = await readPixels(trx, shopId)
  const replaced = keyNames.filter((name) => typed[name])
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'pixels.edited',
    subject: { type: 'shop', ref: shopId },
    before: shownBefore,
    after: { ...shown, ...(replaced.length > 0 && { replaced }) },
    now,
  })
  return shown
}

function readId(name: IdName, typed: string | null | undefined, before: string | null): string | null {
  if (typed === undefined) return before
  const id = (typed ?? '').trim()
  if (id === '') return null
  const shaped = name === 'fb_pixel' ? id : id.toUpperCase()
  if (!shapes[name].test(shaped)) throw refuseField(name, texts[name])
  return shaped
}

export async function readPixels(trx: Db, shopId: number): Promise<Pixels> {
  const { conversion, keys } = await readSettings(trx, shopId)
  const shown = presentConversion(conversion)
  const has = (name: KeyName) => keys?.held.includes(name) ?? false
  return {
    ...shown,
    events: Object.fromEntries(pixelEvents.map((name) => [name, shown.events[name] ?? true])),
    asks_consent: shown.asks_consent ?? false,
    has_fb_token: has('fb_token'),
    has_ga_secret: has('ga_secret'),
    has_tiktok_token: has('tiktok_token'),
  }
}
