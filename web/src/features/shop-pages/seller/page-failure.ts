import type { Failure as Refused } from '../../../lib/http-result.ts'

// `currentRevision`: somebody else saved meanwhile, and this is where the page stands now.
export type Failure = { message: string; fields: Record<string, string>; currentRevision: string | null }

export function problemOfFailure({ message, fields, code, data }: Refused): Failure {
  const current = code === 409 ? (data as { current?: { revision?: string } } | null)?.current : undefined // of our own server
  return { message, fields, currentRevision: current?.revision ?? null }
}

// The refusal of one block, by the name within it.
export const errorsOfBlock =
  (failure: Failure | null, at: number) =>
  (name: string): string | null =>
    failure?.fields[`blocks.${at}.${name}`] ??
    Object.entries(failure?.fields ?? {}).find(([field]) => field.startsWith(`blocks.${at}.${name}.`))?.[1] ??
    null

export const isRefused = (failure: Failure | null, at: number): boolean =>
  Object.keys(failure?.fields ?? {}).some((field) => field === `blocks.${at}` || field.startsWith(`blocks.${at}.`))
