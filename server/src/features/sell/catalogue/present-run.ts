import type { ProductChangeEntry, ProductRun } from '@kedai/contracts/product-runs.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../platform/errors/message.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { listChanges } from './queries/changes.ts'
import type { RunResultRow, RunRow } from './queries/runs.ts'
import { fieldNames, logNames, rowRefusals, runNames, runTexts, statusNames } from './run-messages.ts'

export function presentRun(run: RunRow, refused: number, rows: readonly RunResultRow[], lang: Lang): ProductRun {
  const isDone = run.finished_at !== null
  return {
    id: run.id,
    change: say(runNames[run.change.do], lang),
    is_undo: run.undoes !== null,
    is_done: isDone,
    can_undo: isDone && run.undoes === null && !run.undone && run.changed > 0,
    total: run.total,
    done: run.done,
    changed: run.changed,
    refused,
    rows: rows.map(({ id, title, outcome, refusal }) => ({
      id,
      title,
      outcome,
      message: refusal === null ? null : say(named(rowRefusals, refusal) ?? rowRefusals.changed_meanwhile, lang),
    })),
    created_at: formatTime(run.created_at),
  }
}

/** What a run came to, in one sentence. */
export function runSentence({ is_done, is_undo, changed, refused, total }: ProductRun, lang: Lang): string {
  if (!is_done) return say(runTexts.begun, lang, { total })
  if (is_undo && refused === 0) return say(runTexts.undone, lang, { changed })
  return say(refused > 0 ? runTexts.changedBut : runTexts.changed, lang, { changed, refused })
}

export const presentChange = (
  row: Awaited<ReturnType<typeof listChanges>>[number],
  lang: Lang,
): ProductChangeEntry => ({
  id: row.id,
  at: formatTime(row.at),
  by: row.by,
  what: say(named(logNames, row.what) ?? logNames.saved, lang, {
    from: row.changes.find(({ field }) => field === 'from')?.before ?? '',
  }),
  changes: row.changes
    .filter(({ field }) => field !== 'from')
    .map(({ field, unit, before, after }) => {
      const name = say(named(fieldNames, field) ?? fieldNames.others, lang)
      const shown = (value: string | null) =>
        value !== null && field === 'status' ? say(named(statusNames, value) ?? statusNames.draft, lang) : value
      return { label: unit === undefined ? name : `${name} · ${unit}`, before: shown(before), after: shown(after) }
    }),
})

const named = (messages: Record<string, Message>, name: string): Message | undefined => messages[name]
