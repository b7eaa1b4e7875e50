import type { Address } from '../db/pool.ts'

/** The PostgreSQL of a test run, and the migrated database that each test's own is copied from. */
export type TestServer = { address: Address; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** The same server, another database. */
export function inDatabase({ connectionString, ...address }: Address, database: string): Address {
  if (connectionString === undefined) return { ...address, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
