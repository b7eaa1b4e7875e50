import { z } from 'zod'
import { lineOfText } from './values.ts'

// Web Push: notifications of a shop's orders on devices whose screens are closed. RFC 8030, 8291, 8292.

const endpoint = lineOfText(1000).min(1).meta({ description: '`endpoint` of the browser’s PushSubscription.' })
const key = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`))

/** GET /api/ajax/seller/push */
export const pushKey = z.object({
  public_key: z.string().meta({ description: '`applicationServerKey` for `pushManager.subscribe`, base64url.' }),
})
export type PushKey = z.infer<typeof pushKey>

/** PUT /api/ajax/seller/push: this device hears of the shop's orders from now on; safe to send again. */
export const savePush = z.object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) })
export type SavePush = z.infer<typeof savePush>

/** DELETE /api/ajax/seller/push */
export const removePush = z.object({ endpoint })

/** What a service worker is sent, encrypted for it. `waiting`: orders that wait for somebody, for the icon. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  url: z.string(),
  tag: z.string(),
  waiting: z.number().int(),
})
export type PushMessage = z.infer<typeof pushMessage>
