// What was ticked and typed for an order, kept while others are looked at.
export type PackingDraft = { ticked: ReadonlySet<number>; amount?: string; courier?: string; number?: string }
export type PackingDrafts = Map<string, PackingDraft>
