import type { AreaName } from '../carts/areas.ts'

/** How a shop hands leads to its agents. */
export const handingModes = ['off', 'postcode', 'turn'] as const
export type HandingMode = (typeof handingModes)[number]

/** The programmes whose members leads are handed to. */
export const leadAreas = ['agent', 'agent-tier'] as const satisfies readonly AreaName[]
export type LeadArea = (typeof leadAreas)[number]
export const takesLeads = (area: string): area is LeadArea => leadAreas.some((one) => one === area)

/** How long an agent has to claim a lead, unless the shop says otherwise. */
export const claimHours = 4

export type Agent = {
  id: number
  postcode: string
  /** When they were last handed a lead; null: never. */
  lastAt: Date | null
}

/** Fewer digits of a postcode than these say nothing of nearness. */
const nearDigits = 2

/**
 * Which agent is next: by postcode the one who shares the most digits with the lead, else whoever waited longest. Null when
 * there is none.
 */
export function nextAgent(agents: readonly Agent[], mode: HandingMode, postcode: string | null): Agent | null {
  const waited = [...agents].sort((a, b) => (a.lastAt?.getTime() ?? 0) - (b.lastAt?.getTime() ?? 0) || a.id - b.id)
  const near = (agent: Agent) => (mode === 'postcode' && postcode ? sharedDigits(agent.postcode, postcode) : 0)
  const nearest = Math.max(0, ...waited.map(near))
  return (nearest < nearDigits ? waited[0] : waited.find((agent) => near(agent) === nearest)) ?? null
}

function sharedDigits(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared
}
