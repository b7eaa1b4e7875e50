import { createHash } from 'node:crypto'
import { automationStep, type AutomationStep } from '@kedai/contracts/automations.ts'
import { z } from 'zod'

export const readSteps = (stored: unknown): AutomationStep[] => z.array(automationStep).catch([]).parse(stored)

/** Where steps send what they know of a buyer, each address once. */
export const addressesOf = (steps: readonly AutomationStep[]): string[] => [
  ...new Set(steps.flatMap(({ action, url }) => (action === 'webhook' ? [url ?? ''] : []))),
]

/** What may be told of an address: its path can hold a key. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** The same for the log, where another path of the same host has to differ. */
export const markOf = (url: string): string =>
  `${hostOf(url)} #${createHash('sha256').update(url).digest('hex').slice(0, 6)}`
