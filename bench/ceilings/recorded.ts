import { Client } from 'pg'

export type Statement = { name: string; text: string; values: unknown[] }

/**
 * The named statements that `work` sends, as they are sent: what is measured without a server is then what the server asks, to the
 * letter. Of a `transaction` those of the connection with most of them: others of this process may ask meanwhile.
 */
export async function recordStatements(
  work: () => Promise<unknown>,
  kind: 'reads' | 'transaction',
): Promise<Statement[]> {
  const sent = new Map<Client, Statement[]>()
  const original = Client.prototype.query
  // One of pg's many call forms is recorded; all are passed on as they came.
  const recording = function (this: Client, ...args: unknown[]): unknown {
    const [query] = args
    if (isNamed(query)) {
      const statement = { name: query.name, text: query.text, values: [...query.values] }
      sent.set(this, [...(sent.get(this) ?? []), statement])
    }
    return Reflect.apply(original, this, args)
  }
  Client.prototype.query = recording as typeof original // the same arguments, the same results
  try {
    await work()
  } finally {
    Client.prototype.query = original
  }
  const byConnection = [...sent.values()].toSorted((one, other) => other.length - one.length)
  return kind === 'reads' ? byConnection.flat() : (byConnection[0] ?? [])
}

const isNamed = (query: unknown): query is Statement =>
  typeof query === 'object' &&
  query !== null &&
  'name' in query &&
  'text' in query &&
  'values' in query &&
  Array.isArray(query.values)
