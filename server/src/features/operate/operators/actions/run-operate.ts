import { everything } from '@kedai/domain/operators/operator-access.ts'
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { mustBeMigrated } from '../queries/operator.ts'
import type { Operator } from '../queries/operator.ts'
import { accessCommands } from './access-commands.ts'
import { auditCommands } from './audit-commands.ts'
import { WrongUse } from './command.ts'
import type { Command, Given, Surroundings } from './command.ts'
import { operatorCommands } from './operator-commands.ts'
import { rightsCommands } from './rights-commands.ts'
import { shopCommands } from './shop-commands.ts'
import { watchCommands } from './watch-commands.ts'

const commands: readonly Command[] = [
  ...shopCommands,
  ...rightsCommands,
  ...watchCommands,
  ...operatorCommands,
  ...accessCommands,
  ...auditCommands,
]

const usageOf = ({ words, names, options }: Command): string =>
  [words, ...names, ...Object.entries(options).map(([name, value]) => `[--${name}${value && ` ${value}`}]`)].join(' ')

/** What `--help` says, of one command or of all. */
export function help(command: Command | null): string {
  if (command) return `npm run operate -- ${usageOf(command)}\n  ${command.about}`
  const width = Math.max(...commands.map((one) => usageOf(one).length))
  return [
    'npm run operate -- COMMAND',
    ...commands.map((one) => `  ${usageOf(one).padEnd(width)}  ${one.about}`),
    'With every command:',
    '  --json      the answer as JSON',
    '  --dry-run   do it and take it back: nothing stays changed',
    '  --as NAME   who it is in the log; the user of this machine unless said',
  ].join('\n')
}

export type Asked =
  | { command: Command; given: Given; json: boolean; dryRun: boolean; as: string | null }
  | { help: string }

/** Reads what was typed. @throws WrongUse in one line */
export function readCommand(args: readonly string[]): Asked {
  const bare = args.filter((one) => !one.startsWith('-'))
  const command = findCommand(bare)
  if (args.includes('--help') || bare[0] === 'help' || args.length === 0) return { help: help(command) }
  if (!command) throw new WrongUse(`there is no command "${bare.slice(0, 2).join(' ')}"; --help lists them`)
  const { values, positionals } = parse(args, command)
  const names = positionals.slice(command.words.split(' ').length)
  if (names.length !== command.names.length) throw new WrongUse(`say: npm run operate -- ${usageOf(command)}`)
  const { json, 'dry-run': dryRun, as, ...options } = values
  if (typeof as === 'string' && (as.trim() === '' || as.length > 200)) throw new WrongUse('--as must be a name')
  return {
    command,
    given: { names, options },
    json: json === true,
    dryRun: dryRun === true,
    as: typeof as === 'string' ? as.trim() : null,
  }
}

// The longest one that fits: `shops show` before `shops`.
function findCommand(bare: readonly string[]): Command | null {
  const typed = (words: string) => words.split(' ').every((word, at) => bare[at] === word)
  const fitting = commands.filter(({ words }) => typed(words))
  return fitting.sort((one, other) => other.words.length - one.words.length)[0] ?? null
}

function parse(args: readonly string[], command: Command) {
  const options: NonNullable<ParseArgsConfig['options']> = {
    json: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    as: { type: 'string' },
  }
  for (const [name, value] of Object.entries(command.options))
    options[name] = { type: value === '' ? 'boolean' : 'string' }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }) as {
      values: Record<string, string | boolean | undefined> // no option is given several times
      positionals: string[]
    }
  } catch (error) {
    const line = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error)
    throw new WrongUse(`${line}; say: npm run operate -- ${usageOf(command)}`)
  }
}

/** Does it. Answers what is to be printed. */
export async function runCommandOf(
  asked: Exclude<Asked, { help: string }>,
  who: Omit<Operator, 'rights' | 'at'>,
  around: Surroundings,
): Promise<string> {
  // Whoever has the shell and the settings of the server has its database.
  const operator: Operator = { ...who, rights: everything, at: 'machine' }
  await mustBeMigrated(operator.client)
  const { lines, data } = await asked.command.run(operator, asked.given, around)
  if (asked.json) return JSON.stringify(operator.dryRun ? { dry_run: true, data } : data, null, 2)
  return [...(operator.dryRun ? ['Nothing was changed; this is what it would say:'] : []), ...lines].join('\n')
}
