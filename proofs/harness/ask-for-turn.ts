import { PgBoss } from 'pg-boss'
import type { Sql } from './database.ts'

/** Puts a job into a queue that a schedule fills otherwise, so that nobody waits for the next minute; nothing happens while one is there. */
export async function askForTurn(sql: Sql, queue: string): Promise<void> {
  const db = { executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql(text, values) }) }
  const boss = new PgBoss({
    db,
    schema: 'pgboss',
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.send(queue, {})
  await boss.stop()
}
