const hashed = /^k_/
const labels = new Map<string, string>()
const maxLabels = 2_000

/** What a statement is called in a trace: its own name, else its verb and first table. Values are never in its text. */
export function statementLabel(name: string | undefined, text: string): string {
  if (name !== undefined && !hashed.test(name)) return name
  const known = labels.get(text)
  if (known !== undefined) return known
  const verb = /^\s*(\w{1,12})/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?(\w{1,63})"?/i.exec(text)?.[1]
  const label = table === undefined ? verb : `${verb} ${table}`
  if (labels.size < maxLabels) labels.set(text, label)
  return label
}
