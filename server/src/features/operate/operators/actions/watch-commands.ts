import { failureKinds } from '@kedai/domain/operators/operator-lists.ts'
import { endFailure, listFailures } from '../queries/failures.ts'
import type { FailureKind } from '../queries/failures.ts'
import { listLog } from '../queries/log.ts'
import { dayAndTime, numberOf, oneLine, table } from './command.ts'
import type { Command } from './command.ts'

const about: Record<FailureKind, string> = {
  mails: 'mails that a mail server refused for good',
  jobs: 'work in the background that was given up',
  webhooks: 'purchases that Meta, Google or TikTok refused, and automations that failed',
}

const commandsOf = (kind: FailureKind): Command[] => [
  {
    words: `${kind} failed`,
    names: [],
    options: {},
    about: `list ${about[kind]}, and why`,
    async run(operator) {
      const failures = await listFailures(operator, kind)
      const rows = failures.map(({ id, shop, what, why, tries, failed_at }) => [
        id,
        shop ?? '–',
        oneLine(what, 60),
        String(tries),
        dayAndTime(failed_at),
        oneLine(why),
      ])
      return {
        lines:
          failures.length === 0
            ? [`No ${kind} have failed.`]
            : table(['ID', 'SHOP', 'WHAT', 'TRIES', 'FAILED (UTC)', 'WHY'], rows),
        data: failures,
      }
    },
  },
  {
    words: `${kind} retry`,
    names: ['ID'],
    options: {},
    about: 'try one of them again',
    async run(operator, { names: [id = ''] }) {
      const { what } = await endFailure(operator, kind, id, 'retry')
      return { lines: [`${oneLine(what)} is tried again.`], data: { id, what, state: 'waiting' } }
    },
  },
  {
    words: `${kind} give-up`,
    names: ['ID'],
    options: {},
    about: 'take one of them off the list for good',
    async run(operator, { names: [id = ''] }) {
      const { what } = await endFailure(operator, kind, id, 'give-up')
      return { lines: [`${oneLine(what)} is given up.`], data: { id, what, state: 'given up' } }
    },
  },
]

export const watchCommands: readonly Command[] = [
  ...failureKinds.flatMap(commandsOf),
  {
    words: 'log',
    names: [],
    options: { about: 'SHOP|EMAIL', last: 'N' },
    about: 'what operators did, the newest first: about a shop, to a person, or by one of them',
    async run(operator, given) {
      const { about: subject } = given.options
      const last = numberOf(given, 'last', 10_000) ?? 50
      const lines = await listLog(operator, typeof subject === 'string' ? subject : null, last)
      const rows = lines.map((line) => [
        dayAndTime(line.at),
        line.operator,
        line.act,
        [line.subject, ...(line.shop === null || line.shop === line.subject ? [] : [line.shop])].join(' · '),
        oneLine(line.reason ?? ''),
        oneLine(`${JSON.stringify(line.before)} → ${JSON.stringify(line.after)}`),
      ])
      return {
        lines:
          lines.length === 0 ? ['Nothing yet.'] : table(['AT (UTC)', 'WHO', 'ACT', 'OF', 'REASON', 'CHANGE'], rows),
        data: lines,
      }
    },
  },
]
