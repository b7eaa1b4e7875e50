/** How a shop stands with somebody who left their number. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]
