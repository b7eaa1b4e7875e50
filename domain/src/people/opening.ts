/** The six steps from a new shop to its first sale, in the order in which they are offered. */
export const openingSteps = ['name', 'payment', 'shipping', 'product', 'share', 'order'] as const

export type OpeningStep = (typeof openingSteps)[number]

/** What is known of a shop: each from its rows, sharing alone from a press. */
export type OpeningFacts = Record<OpeningStep, boolean>

/** What a shop without a way to be paid lacks: somewhere for money to go, buyers seeing it, or only the switch. */
export const paymentNeeds = ['account', 'shown', 'switch'] as const

/** How far a shop has come, and what comes next; null when nothing is left. */
export function openingProgress(facts: OpeningFacts): { done: number; next: OpeningStep | null } {
  return {
    done: openingSteps.filter((step) => facts[step]).length,
    next: openingSteps.find((step) => !facts[step]) ?? null,
  }
}
