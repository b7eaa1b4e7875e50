import type { OwnAccount, OwnSession, TotpToProve } from '@kedai/contracts/account.ts'
import type { Me } from '@kedai/contracts/auth.ts'
import { post } from '../../../lib/http.ts'
import { apiQuery } from '../../../lib/query.ts'

const path = '/api/ajax/account'

export const accountQuery = () => apiQuery<OwnAccount>(path)
export const sessionsQuery = () => apiQuery<OwnSession[]>(`${path}/sessions`)

export const saveProfile = (typed: { name: string; phone: string }) => post<OwnAccount>(`${path}/profile`, typed)
export const changePassword = (typed: { current: string; password: string }) =>
  post<{ csrf_token: string }>(`${path}/password`, typed)
export const beginEmail = (email: string) => post<null>(`${path}/email/begin`, { email })
export const proveEmail = (code: string) => post<OwnAccount>(`${path}/email/prove`, { code })
export const endSession = (id: string) => post<OwnSession[]>(`${path}/sessions/${id}/end`)
export const endOthers = () => post<null>(`${path}/sessions/end-others`)
export const beginTotp = () => post<TotpToProve>(`${path}/totp/begin`)
export const proveTotp = (code: string) => post<{ codes: string[] }>(`${path}/totp/prove`, { code })
export const removeTotp = () => post<OwnAccount>(`${path}/totp/remove`)
export const renewCodes = () => post<{ codes: string[] }>(`${path}/totp/recovery-codes`)
export const openShop = (typed: { shop_name: string; username: string; phone: string }) =>
  post<Me>(`${path}/shops`, typed)
export const leaveShop = (username: string) => post<null>(`${path}/shops/leave`, { username })
