/** How many later entries of one phone number a lead keeps: the newest. */
export const maxLeadEntries = 20

export type Said = {
  name: string
  email: string | null
  postcode: string | null
  source: string
  answers: Readonly<Record<string, string>>
}

/** Whether an entry says anything that what was said before does not: left out or alike is nothing new. */
export const saysNew = (said: Said, before: Said): boolean =>
  said.name !== before.name ||
  said.source !== before.source ||
  (said.email !== null && said.email !== before.email) ||
  (said.postcode !== null && said.postcode !== before.postcode) ||
  Object.entries(said.answers).some(([key, answer]) => before.answers[key] !== answer)
