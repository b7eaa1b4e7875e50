import { Client } from 'pg'

export type Statement = { name: string; text: string; values: unknown[] }

/**
 * The named statements that `work` sends, as they are sent: what is measured without a server is then what the server asks,
 * to the letter.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const original = Client.prototype.query
  // One of pg's many call forms is recorded; all are passed on as they came.
  const recording = function (this: Client, ...args: unknown[]): unknown {
    const [query] = args
    if (isNamed(query)) sent.push({ name: query.name, text: query.text, values: [...query.values] })
    return Reflect.apply(original, this, args)
  }
  Client.prototype.query = recording as typeof original // the same arguments, the same results
  try {
    await work()
  } finally {
    Client.prototype.query = original
  }
  return sent
}

const isNamed = (query: unknown): query is Statement =>
  typeof query === 'object' &&
  query !== null &&
  'name' in query &&
  'text' in query &&
  'values' in query &&
  Array.isArray(query.values)
