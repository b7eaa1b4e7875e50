import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { readCommand, runCommandOf } from './actions/run-operate.ts'

type OwnerClient = Parameters<typeof runCommandOf>[1]['client']

export const base = '/api/ajax/operator'

/** Without a role it is one of before there were any. */
export async function makeOperator(kedai: TestApp, id: number, role: 'admin' | 'support' | null): Promise<number> {
  await kedai.asOwner(`update users set totp_secret = 'JBSWY3DPEHPK3PXP' where id = $1`, [id])
  if (role === null) await kedai.asOwner('insert into operators (user_id) values ($1)', [id])
  else await kedai.asOwner('insert into operators (user_id, role) values ($1, $2)', [id, role])
  return id
}

/** What the command line answers to farid. */
export async function operateAt(kedai: TestApp, client: OwnerClient, args: string[]): Promise<string> {
  const asked = readCommand([...args, '--as', 'farid'])
  if ('help' in asked) return asked.help
  const { config } = kedai.deps
  const places = { dataDir: config.dataDir, databaseUrl: null, files: config.files, appSecret: null }
  return runCommandOf(
    asked,
    { client, name: asked.as ?? '', dryRun: asked.dryRun },
    { places, publicUrl: config.publicUrl, now: kedai.clock.now() },
  )
}

export const grantAccess = (
  admin: TestClient,
  operatorId: number,
  wish: { shops: string[]; level: 'view' | 'manage'; until?: string; reason?: string },
) => admin.put(`${base}/operators/${operatorId}/access`, wish)

/** The shops that an operator is shown. */
export const shopsSeenBy = async (operator: TestClient): Promise<string[]> =>
  ((await operator.get(`${base}/shops`)).body.data as { username: string }[]).map(({ username }) => username)
