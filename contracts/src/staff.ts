import { roles, workNames } from '@kedai/domain/people/permissions.ts'
import { z } from 'zod'
import { dateTimeText, id, knownRevision, lineOfText } from './values.ts'

const placeInShop = { role: z.enum(roles), permissions: z.array(z.enum(workNames)).max(workNames.length).default([]) }

/** POST /api/ajax/seller/staff/invitations */
export const inviteStaff = z.object({ email: lineOfText(254).min(1), ...placeInShop })
export type InviteStaff = z.infer<typeof inviteStaff>

/** PUT /api/ajax/seller/staff/{id} */
export const changeStaff = z.object({ ...placeInShop, revision: knownRevision })
export type ChangeStaff = z.infer<typeof changeStaff>

export const memberParams = z.object({ id })
export const invitationParams = z.object({ id })

export const staffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.string()),
  is_you: z.boolean(),
  has_totp: z.boolean(),
  /** Of the role and what they may do. */
  revision: z.string(),
  joined_at: dateTimeText,
  last_seen_at: dateTimeText.nullable(),
  actions: z.object({
    change: z.object({ reason: z.string().nullable() }),
    remove: z.object({ reason: z.string().nullable() }),
  }),
})
export type StaffMember = z.infer<typeof staffMember>

export const staffInvitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.string()),
  invited_by: z.string(),
  sent_at: dateTimeText,
  expires_at: dateTimeText,
  is_expired: z.boolean(),
})
export type StaffInvitation = z.infer<typeof staffInvitation>

/** GET /api/ajax/seller/staff, and the answer to everything that changes it. */
export const staffOfShop = z.object({ members: z.array(staffMember), invitations: z.array(staffInvitation) })
export type StaffOfShop = z.infer<typeof staffOfShop>

/** GET /api/ajax/auth/invitations/{token}: what whoever opened the link is asked to join. */
export const invitationTokenParams = z.object({ token: z.string().min(1).max(200) })
export const openInvitation = z.object({
  shop_name: z.string(),
  invited_by: z.string(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.string()),
  expires_at: dateTimeText,
  /** `open`: signed in as this person; `sign_in`: this e-mail has an account; `register`: it has none. */
  step: z.enum(['open', 'sign_in', 'register']),
  /** The e-mail of whoever is signed in instead. */
  signed_in_as: z.string().nullable(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

/** POST /api/ajax/auth/invitations/{token}/accept: nothing, a password, or a new person, as `step` says. */
export const acceptInvitation = z.object({
  name: lineOfText(120).optional(),
  phone: lineOfText(32).optional(),
  password: z.string().max(200).optional(),
  code: lineOfText(12).optional(),
})
export type AcceptInvitation = z.infer<typeof acceptInvitation>
