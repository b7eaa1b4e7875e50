import type { ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'
import { quoted } from './shape.ts'

export type SavedSequence = Manifest['sequences'][number]

/** Those there are as of the client's transaction, which must still be the one that the rows are read in. */
export async function listSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Where they stand now: at what a saved row holds, or further on. Not to be called inside a transaction. */
export async function readSequences(client: ClientBase, names: readonly string[]): Promise<SavedSequence[]> {
  const one = (name: string) =>
    `select '${name.replaceAll("'", "''")}' as name, last_value::text as last, is_called as called from public.${quoted(name)}`
  const { rows } = await client.query<SavedSequence>(`${names.map(one).join(' union all ')} order by name`)
  return rows
}

/** Moves all to where they stood. @throws where the migrations make no such sequence */
export async function restoreSequences(client: ClientBase, sequences: readonly SavedSequence[]): Promise<void> {
  for (const { name, last, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, last, called])
}
