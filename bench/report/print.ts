import { nameOfSize } from '../wishes.ts'
import { mailCostOfOrder, mailsPerSecond } from '../mails/measure-mails.ts'
import { ceilingOf } from '../scenarios/run-scenarios.ts'
import type { Ran } from '../scenarios/run-scenarios.ts'
import { pgbenchNames } from '../ceilings/told.ts'
import type { Ceiling } from '../ceilings/measure-ceilings.ts'
import type { Results } from './results.ts'
import { inEmptyRoutes, judge, judgeTimes, targets } from './targets.ts'
import type { TargetName, Verdict } from './targets.ts'

const columns = [26, 10, 9, 9, 9, 10, 22, 22] as const

/** The whole result as the tables a person reads; Markdown, so that they can stand in a document. */
export function tablesOf(results: Results): string {
  const { machine, size } = results
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${nameOfSize(size)} products and orders; server and database ${machine.pinned ? 'on one core, the load on another' : 'not held to a core: taskset is missing'}`,
    table(['Ceiling', '/s', 'p50 ms', 'p99 ms', 'CPU ms'], ceilingRows(results)),
    table(
      ['Load', '/s', 'p50 ms', 'p99 ms', 'CPU ms', '× ceiling', 'target', '× empty route beside it'],
      results.ran.map((ran) => loadCells(ran, results)),
    ),
    table(
      ['As they come', 'p50 ms', 'p95 ms', 'p99 ms', 'most ms', 'CPU ms'],
      results.arrivals.map(({ what, wanted, p50, p95, p99, most, cpuMs }) => [
        `${wanted}/s ${what}`,
        ...[p50, p95, p99, most, cpuMs].map(ms),
      ]),
    ),
    table(['Whole', 'value', 'target'], wholeCells(results)),
    growthTable(results),
    summaryOf(results),
  ].join('\n\n')
}

// The last thing to be read: how many targets are met, and which are not.
function summaryOf(results: Results): string {
  const judged = judgedOf(results)
  const names = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).map(({ name }) => name)
  const inTimes = results.ran.map((ran) => ({ name: ran.scenario, verdict: judgeTimes(ran.scenario, timesOf(ran)) }))
  const missed = inTimes.filter(({ verdict }) => verdict === 'MISSED').map(({ name }) => name)
  const disturbed = results.ran.filter(({ measured }) => measured.disturbed > 0.1).length
  return [
    `Of ${judged.length} targets: ${names('aim').length} aims reached, ${names('floor').length} floors held (${names('floor').join(', ') || 'none'}), ${names('MISSED').length} missed (${names('MISSED').join(', ') || 'none'}).`,
    `As multiples of the empty route, whatever the machine: of ${inTimes.length} loads ${inTimes.length - missed.length} hold their floor (missed: ${missed.join(', ') || 'none'}).`,
    ...(disturbed > 0
      ? [`Others used the measured core during ${disturbed} loads: take those again on a quiet machine.`]
      : []),
  ].join('\n')
}

function judgedOf({ ran, mails, memory, starts, page, growth }: Results): { name: string; verdict: Verdict }[] {
  const values: [TargetName, number][] = [
    ...ran.map((one): [TargetName, number] => [one.scenario, valueOf(one)]),
    ...(mails
      ? ([
          ['mails', mailsPerSecond(mails)],
          ['mails of an order', mailCostOfOrder(mails)],
        ] satisfies [TargetName, number][])
      : []),
    ...(memory ? ([['memory', memory.after.rssMb]] satisfies [TargetName, number][]) : []),
    ...(starts.length > 0 ? ([['cold start', median(starts) / 1000]] satisfies [TargetName, number][]) : []),
    ...(page
      ? ([
          ['scripts', page.js / 1000],
          ['styles', page.css / 1000],
        ] satisfies [TargetName, number][])
      : []),
  ]
  const growing = growthOf(growth).map(({ name, times, p99 }) => ({
    name: `growth of ${name}`,
    verdict: isSearch(name) ? judge('search p99', p99) : judge('growth', times),
  }))
  return [...values.map(([name, value]) => ({ name, verdict: judge(name, value) })), ...growing]
}

const isSearch = (name: string): boolean => name.includes('search')

/** How many times longer a call takes at the largest size than at the least, and its p99 there; nothing when one size was measured. */
function growthOf(growth: Results['growth']): { name: string; times: number; p99: number }[] {
  const sizes = Object.keys(growth)
    .map(Number)
    .sort((a, b) => a - b)
  const [least, most] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  if (sizes.length < 2) return []
  return Object.keys(growth[least] ?? {}).map((name) => ({
    name,
    times: (growth[most]?.[name]?.p50 ?? NaN) / (growth[least]?.[name]?.p50 ?? NaN),
    p99: growth[most]?.[name]?.p99 ?? NaN,
  }))
}

/** What a load is judged by. */
export const valueOf = ({ scenario, measured }: Pick<Ran, 'scenario' | 'measured'>): number =>
  targets[scenario].unit === 'ms CPU'
    ? measured.cpuMs
    : scenario === 'flash sale'
      ? (measured.statuses['200'] ?? 0) / measured.secondsToLastOk
      : measured.perSecond

export const verdictLine = (ran: Ran): string => {
  const sold = ran.scenario === 'flash sale' ? `, ${whole(valueOf(ran))} orders/s until sold out` : ''
  return `${ran.scenario}: ${whole(ran.measured.perSecond)}/s${sold}, ${ms(ran.measured.cpuMs)} ms CPU, server ${whole(ran.rssMb)} MB: ${goal(ran.scenario, valueOf(ran))}`
}

function ceilingRows({ ceilings }: Results): string[][] {
  if (!ceilings) return []
  const absent = pgbenchNames.filter((name) => ceilings[name] === undefined)
  return [
    ...Object.entries(ceilings).map(([name, one]) => [name, ...ceilingCells(one)]),
    ...absent.map((name) => [name, 'no pgbench here']),
  ]
}

const ceilingCells = ({ perSecond, p50, p99, cpuMs }: Ceiling): string[] => [
  whole(perSecond),
  ms(p50),
  ms(p99),
  ms(cpuMs),
]

function loadCells(ran: Ran, { ceilings }: Results): string[] {
  const { scenario, measured } = ran
  const ceiling = ceilings?.[ceilingOf[scenario]]
  const ratio = ceiling ? `${(measured.cpuMs / ceiling.cpuMs).toFixed(1)} × ${ceilingOf[scenario]}` : ''
  const shown =
    measured.disturbed > 0.1 ? `${scenario} (core shared ${Math.round(measured.disturbed * 100)} %)` : scenario
  return [
    shown,
    whole(measured.perSecond),
    ms(measured.p50),
    ms(measured.p99),
    ms(measured.cpuMs),
    ratio,
    goal(scenario, valueOf(ran)),
    timesGoal(ran),
  ]
}

function wholeCells({ mails, memory, starts, page }: Results): string[][] {
  return [
    ...(mails
      ? [
          ['mails that waited', `${whole(mailsPerSecond(mails))}/s`, goal('mails', mailsPerSecond(mails))],
          [
            'mails of an order',
            `${ms(mailCostOfOrder(mails))} ms CPU`,
            goal('mails of an order', mailCostOfOrder(mails)),
          ],
        ]
      : []),
    ...(memory
      ? [
          ['server at rest', `${whole(memory.atRest.rssMb)} MB`, ''],
          ['server after the load', `${whole(memory.after.rssMb)} MB`, goal('memory', memory.after.rssMb)],
          ['server at its highest', `${whole(memory.after.peakMb)} MB`, ''],
          ['database after the load', `${whole(memory.after.databaseMb)} MB`, ''],
        ]
      : []),
    ...(starts.length > 0
      ? [['cold start, median', `${(median(starts) / 1000).toFixed(2)} s`, goal('cold start', median(starts) / 1000)]]
      : []),
    ...(page
      ? [
          ['item page, scripts', `${(page.js / 1000).toFixed(1)} kB gz`, goal('scripts', page.js / 1000)],
          ['item page, styles', `${(page.css / 1000).toFixed(1)} kB gz`, goal('styles', page.css / 1000)],
        ]
      : []),
  ]
}

function growthTable({ growth }: Results): string {
  const sizes = Object.keys(growth)
    .map(Number)
    .sort((a, b) => a - b)
  const grown = new Map(growthOf(growth).map((one) => [one.name, one]))
  const rows = Object.keys(growth[sizes[0] ?? 0] ?? {}).map((name) => {
    const found = grown.get(name)
    const judged =
      found &&
      (isSearch(name) ? `p99 ${ms(found.p99)} ms: ${goal('search p99', found.p99)}` : goal('growth', found.times))
    return [
      name,
      ...sizes.map((size) => ms(growth[size]?.[name]?.p50 ?? NaN)),
      ...(found && judged ? [`${found.times.toFixed(2)} ×`, judged] : []),
    ]
  })
  return table(
    ['p50 ms of one call', ...sizes.map(nameOfSize), ...(sizes.length > 1 ? ['growth', 'target'] : [])],
    rows,
  )
}

// A sale's cost is told for each that asked, of whom most leave with nothing, so it is judged by its rate.
const timesOf = ({ scenario, measured, emptyMs }: Ran): number =>
  (scenario === 'flash sale' ? 1000 / valueOf({ scenario, measured }) : measured.cpuMs) / emptyMs

function timesGoal(ran: Ran): string {
  const { floor, aim } = inEmptyRoutes(ran.scenario)
  return `${timesOf(ran).toFixed(1)} × of ${ran.emptyMs.toFixed(3)} ms: ${judgeTimes(ran.scenario, timesOf(ran))} (≤ ${floor.toFixed(0)} → ${aim.toFixed(0)})`
}

function goal(name: TargetName, value: number): string {
  const { unit, floor, aim, better } = targets[name]
  const verdict = { aim: 'aim', floor: 'floor', MISSED: 'MISSED' }[judge(name, value)]
  return `${verdict} (${better === 'less' ? '≤' : '≥'} ${floor} → ${aim} ${unit})`
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, at) =>
    Math.max(name.length, columns[at] ?? 0, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `| ${head
      .map((_name, at) => cells[at] ?? '')
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join(' | ')} |`
  return [
    line(head),
    `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const ms = (value: number): string => (value >= 10 ? value.toFixed(1) : value.toFixed(3))
