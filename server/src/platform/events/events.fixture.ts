import { expect } from 'vitest'

type AsOwner = <Row extends object>(sql: string) => Promise<Row[]>

/** Waits until nothing that was committed is hidden any more: transactions of the server's other databases hide it too. */
export async function allVisible(asOwner: AsOwner): Promise<void> {
  const ask = () =>
    asOwner<{ ok: boolean }>(
      `select coalesce(max(xid), '0') < pg_snapshot_xmin(pg_current_snapshot()) as ok from events`,
    )
  await expect.poll(async () => (await ask())[0]?.ok, { timeout: 30_000, interval: 20 }).toBe(true)
}
