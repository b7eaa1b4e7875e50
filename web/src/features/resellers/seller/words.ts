import type { CommissionRow } from '@kedai/contracts/commissions.ts'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { ResellerRow } from '@kedai/contracts/resellers.ts'
import type { VoucherRow } from '@kedai/contracts/vouchers.ts'
import { areaNames, publicArea } from '@kedai/domain/carts/areas.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { resellerStates } from '../../../lib/seller/state-words.ts'

type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'danger'
export type StateWords = { word: MessageDescriptor; tone: Tone }

export const programmeAreas = areaNames.filter((name): name is ProgrammeArea => name !== publicArea)

/** Which programme an address means; the first one where it names none. */
export const areaIn = (search: URLSearchParams): ProgrammeArea =>
  programmeAreas.find((name) => name === search.get('area')) ?? 'dropship'

export const areaWords = {
  dropship: msg`Dropship`,
  agent: msg`Agent`,
  stockist: msg`Stockist`,
  'agent-tier': msg`Agent by tier`,
} satisfies Record<ProgrammeArea, MessageDescriptor>

export const statusWords = {
  applied: { word: msg`To decide`, tone: 'warn' },
  awaiting_first_order: { word: resellerStates.awaiting_first_order, tone: 'info' },
  active: { word: resellerStates.active, tone: 'good' },
  warned: { word: resellerStates.warned, tone: 'warn' },
  suspended: { word: resellerStates.suspended, tone: 'danger' },
  ended: { word: resellerStates.ended, tone: 'neutral' },
  rejected: { word: resellerStates.rejected, tone: 'neutral' },
} satisfies Record<ResellerRow['status'], StateWords>

export const commissionWords = {
  pending: { word: msg`Order on its way`, tone: 'neutral' },
  clearing: { word: msg`Clearing`, tone: 'info' },
  available: { word: msg`Can be paid out`, tone: 'good' },
  paid: { word: msg`Paid out`, tone: 'neutral' },
  reversed: { word: msg`Reversed`, tone: 'danger' },
} satisfies Record<CommissionRow['state'], StateWords>

export const voucherWords = {
  prepared: { word: msg`To check`, tone: 'warn' },
  checked: { word: msg`To approve`, tone: 'warn' },
  approved: { word: msg`To pay`, tone: 'info' },
  paid: { word: msg`Paid`, tone: 'good' },
  void: { word: msg`Void`, tone: 'neutral' },
} satisfies Record<VoucherRow['status'], StateWords>
