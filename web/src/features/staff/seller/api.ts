import type { ChangeStaff, InviteStaff, OpenInvitation, StaffOfShop } from '@kedai/contracts/staff.ts'
import { call, post } from '../../../lib/http.ts'
import { apiQuery } from '../../../lib/query.ts'

const path = '/api/ajax/seller/staff'

export const staffQuery = () => apiQuery<StaffOfShop>(path)

// Each answers with everybody as it stands then.
export const invite = (wanted: InviteStaff, idempotencyKey: string) =>
  post<StaffOfShop>(`${path}/invitations`, wanted, { idempotencyKey })
export const resend = (id: number) => post<StaffOfShop>(`${path}/invitations/${id}/resend`)
export const revoke = (id: number) => post<StaffOfShop>(`${path}/invitations/${id}/revoke`)
export const change = (id: number, wanted: ChangeStaff) => call<StaffOfShop>('PUT', `${path}/${id}`, { body: wanted })
export const remove = (id: number) => post<StaffOfShop>(`${path}/${id}/remove`)

const invitationPath = (token: string) => `/api/ajax/auth/invitations/${encodeURIComponent(token)}`
export const invitationQuery = (token: string) => ({
  ...apiQuery<OpenInvitation>(invitationPath(token)),
  staleTime: Infinity,
})
export const accept = (token: string, typed: Record<string, string>) =>
  post<{ redirect_to: string }>(`${invitationPath(token)}/accept`, typed)
