import type { Automation, AutomationRun, AutomationTask } from '@kedai/contracts/automations.ts'
import type { Campaign, CampaignDetail, CampaignRecipient } from '@kedai/contracts/campaigns.ts'
import type { LeadRules } from '@kedai/contracts/lead-handing.ts'
import type { Lead } from '@kedai/contracts/leads.ts'
import type { TextRules } from '@kedai/contracts/messages.ts'
import type { OptOut } from '@kedai/contracts/opt-outs.ts'
import type { PixelDelivery, Pixels } from '@kedai/contracts/pixels.ts'
import type { SellerViralLock, ViralLink } from '@kedai/contracts/viral-locks.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../../lib/query.ts'
import { withSearch } from '../../../../lib/with-search.ts'

const root = '/api/ajax/seller'
export const growthPaths = {
  campaigns: `${root}/campaigns`,
  leads: `${root}/leads`,
  leadRules: `${root}/lead-rules`,
  textRules: `${root}/text-rules`,
  automations: `${root}/automations`,
  tasks: `${root}/automation-tasks`,
  pixels: `${root}/pixels`,
  optOuts: `${root}/opt-outs`,
  viralLock: (productId: string) => `${root}/products/${encodeURIComponent(productId)}/viral-lock`,
}

export type LeadSearch = { status?: string; term?: string; page?: number }

export const campaignsQuery = (page: number) => ({
  ...apiListQuery<Campaign>(withSearch(growthPaths.campaigns, { page })),
  placeholderData: keepPreviousData,
})
export const campaignQuery = (id: number) => apiQuery<CampaignDetail>(`${growthPaths.campaigns}/${id}`)
export const campaignReadersQuery = (id: number, page: number) => ({
  ...apiListQuery<CampaignRecipient>(withSearch(`${growthPaths.campaigns}/${id}/recipients`, { page })),
  placeholderData: keepPreviousData,
})
export const leadsQuery = (search: LeadSearch) => ({
  ...apiListQuery<Lead>(withSearch(growthPaths.leads, search)),
  placeholderData: keepPreviousData,
})
export const leadRulesQuery = () => apiQuery<LeadRules>(growthPaths.leadRules)
export const textRulesQuery = () => apiQuery<TextRules>(growthPaths.textRules)
export const automationsQuery = () => apiQuery<Automation[]>(growthPaths.automations)
export const runsQuery = (id: number) => apiListQuery<AutomationRun>(`${growthPaths.automations}/${id}/runs`)
export const tasksQuery = () => apiQuery<AutomationTask[]>(growthPaths.tasks)
export const pixelsQuery = () => apiQuery<Pixels>(growthPaths.pixels)
export const pixelDeliveriesQuery = () => apiListQuery<PixelDelivery>(`${growthPaths.pixels}/deliveries`)
export const optOutsQuery = (search: { term: string; page: number }) => ({
  ...apiListQuery<OptOut>(withSearch(growthPaths.optOuts, search)),
  placeholderData: keepPreviousData,
})
export const viralLockQuery = (productId: string) => apiQuery<SellerViralLock | null>(growthPaths.viralLock(productId))
export const viralLinksQuery = (productId: string, page: number) => ({
  ...apiListQuery<ViralLink>(withSearch(`${growthPaths.viralLock(productId)}/links`, { page })),
  placeholderData: keepPreviousData,
})
