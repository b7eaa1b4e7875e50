import { roles } from '@kedai/domain/people/permissions.ts'
import { z } from 'zod'
import { lineOfText } from './values.ts'

/** POST /api/ajax/auth/register; what is left out is refused together with what is wrong. contract §7 */
export const register = z.object({
  shop_name: lineOfText(120).default(''),
  username: lineOfText(40).default(''),
  name: lineOfText(120).default(''),
  phone: lineOfText(32).default(''),
  email: lineOfText(254).default(''),
  password: z.string().max(200).default(''),
})
export type Register = z.infer<typeof register>

export const login = z.object({
  email: lineOfText(254).min(1),
  password: z.string().min(1).max(200),
  code: lineOfText(12).optional(),
})
export const forgot = z.object({ email: lineOfText(254).min(1) })
export const confirmEmail = z.object({ token: z.string().min(1).max(200) })
export const reset = z.object({ token: z.string().min(1).max(200), password: z.string().min(1).max(200) })

/** GET /api/ajax/auth/username/{name}: whether a shop may have that address, and why not. */
export const usernameParams = z.object({ name: z.string().min(1).max(100) })
export const usernameAnswer = z.object({ username: z.string(), available: z.boolean(), message: z.string() })
export type UsernameAnswer = z.infer<typeof usernameAnswer>

export const me = z.object({
  user: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    lang: z.string(),
    /** False: nothing is sent to others until the link of the mail was opened. */
    email_verified: z.boolean(),
  }),
  shops: z.array(
    z.object({
      id: z.number().int(),
      username: z.string(),
      name: z.string(),
      role: z.enum(roles),
      permissions: z.array(z.string()),
      logo: z.object({ url: z.string(), srcset: z.string().nullable() }).nullable(),
      /** Whoever runs the installation has closed it for now: nothing can be changed. */
      suspended: z.object({ reason: z.string(), since: z.string() }).optional(),
    }),
  ),
  memberships: z.array(z.object({ shop: z.string(), area: z.string(), status: z.string() })),
  csrf_token: z.string().optional(),
})
export type Me = z.infer<typeof me>

/** What login and register add: where to go, and a token for the new session. */
export const signedIn = me.extend({ csrf_token: z.string(), redirect_to: z.string() })
export type SignedIn = z.infer<typeof signedIn>
export const signedOut = z.object({ csrf_token: z.string(), redirect_to: z.string() })
export type SignedOut = z.infer<typeof signedOut>
