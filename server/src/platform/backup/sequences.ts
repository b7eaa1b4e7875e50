import type { ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'
import { quoted } from './shape.ts'

export type SavedSequence = Manifest['sequences'][number]

/** Each one that is touched stays locked until its transaction ends, and every shop has one of its own. */
const atOnce = 500

/** Those there are as of the client's transaction, which must still be the one that the rows are read in. */
export async function listSequences(client: ClientBase): Promise<Pick<SavedSequence, 'name' | 'start' | 'grants'>[]> {
  const { rows } = await client.query<Pick<SavedSequence, 'name' | 'start' | 'grants'>>(`
    select c.relname as name, s.seqstart::text as start, array(
      select a.privilege_type || ' to ' || r.rolname from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee where r.oid <> c.relowner order by 1) as grants
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace order by 1`)
  return rows
}

/** Where they stand now: at what a saved row holds, or further on. Not to be called inside a transaction. */
export async function readSequences(
  client: ClientBase,
  listed: Awaited<ReturnType<typeof listSequences>>,
): Promise<SavedSequence[]> {
  const saved: SavedSequence[] = []
  for (const some of batches(listed)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last, called from (${some
        .map(
          ({ name }, at) =>
            `select ${at} as at, last_value::text as last, is_called as called from public.${quoted(name)}`,
        )
        .join(' union all ')}) as one order by at`,
    )
    saved.push(...some.map((one, at) => ({ ...one, ...rowAt(rows, at) })))
  }
  return saved
}

/** Makes those that no migration makes, such as the numbers of a shop's orders, and moves all to where they stood. */
export async function restoreSequences(client: ClientBase, sequences: readonly SavedSequence[]): Promise<void> {
  const present = new Set((await listSequences(client)).map(({ name }) => name))
  for (const some of batches(sequences)) {
    await client.query(
      some
        .map(({ name, start, grants, last, called }) =>
          [
            ...(present.has(name)
              ? []
              : [
                  `create sequence public.${quoted(name)} start ${BigInt(start)}`,
                  ...grants.map((grant) => grantText(name, grant)),
                ]),
            `select setval('public.${quoted(name).replaceAll("'", "''")}', ${BigInt(last)}, ${called})`,
          ].join('; '),
        )
        .join('; '),
    )
  }
}

function grantText(name: string, grant: string): string {
  const [, privilege, role] = /^(SELECT|USAGE|UPDATE) to (.+)$/.exec(grant) ?? []
  if (privilege === undefined || role === undefined) throw new Error(`unknown right on ${name}: ${grant}`)
  return `grant ${privilege} on sequence public.${quoted(name)} to ${quoted(role)}`
}

function rowAt<Row>(rows: Row[], at: number): Row {
  const row = rows[at]
  if (row === undefined) throw new Error('a sequence was not read')
  return row
}

function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce)
}
