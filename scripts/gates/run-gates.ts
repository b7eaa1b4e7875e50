import type { Gate, GateResult } from './gate.ts'

type Outcome = GateResult & { name: string; seconds: string }

/** Runs the gates, a few at a time; the report is the full output of the red ones, then one line per gate. */
export async function runGates(
  root: string,
  gates: readonly Gate[],
  atOnce: number,
): Promise<{ ok: boolean; report: string }> {
  const outcomes: Outcome[] = []
  const queue = [...gates.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) outcomes[next[0]] = await runOne(root, next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const red = outcomes.filter(({ ok }) => !ok)
  return { ok: red.length === 0, report: [...red.map(showRed), showTable(outcomes)].join('\n') }
}

async function runOne(root: string, { name, run }: Gate): Promise<Outcome> {
  const startedAt = performance.now()
  const result = await run(root).catch((problem: unknown): GateResult => ({
    ok: false,
    output: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
  }))
  return { ...result, name, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) }
}

const showRed = ({ name, output }: Outcome) => `── ${name} ──\n${output.trim()}\n`

function showTable(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map(
    ({ name, seconds, ok, note }) =>
      `${name.padEnd(width)} · ${seconds.padStart(6)} s · ${ok ? 'ok' : 'RED'}${note ? ` · ${note}` : ''}`,
  )
  return rows.join('\n')
}
