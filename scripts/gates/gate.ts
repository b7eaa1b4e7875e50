/** What a gate found. `output` is shown only when it is red; `note` stands in the table beside a green one too. */
export type GateResult = { ok: boolean; output: string; note?: string }

export type Gate = { name: string; run: (root: string) => Promise<GateResult> }

/** The result of a gate that looks for breaches: green when there is none. */
export function fromBreaches(breaches: readonly string[], note?: string): GateResult {
  return { ok: breaches.length === 0, output: breaches.join('\n'), note }
}
