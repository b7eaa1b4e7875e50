import { resolve } from 'node:path'
import { type Config, databaseAddress, type Environment, fileStore, origin, text } from './config.ts'

/** Where everything is that must survive: what a backup reads and a restore fills. `appSecret` null: it is in `dataDir`, if anywhere. */
export type Places = Pick<Config, 'databaseUrl' | 'dataDir' | 'files'> & { appSecret: string | null }

/** The same settings as a server's, but nothing is written. @throws ConfigError as `readConfig` */
export function readPlaces(env: Environment = process.env): Places {
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data')
  return {
    dataDir,
    databaseUrl: databaseAddress(text(env, 'DATABASE_URL')),
    files: fileStore(env, dataDir),
    appSecret: text(env, 'APP_SECRET'),
  }
}

/** The origin of links that a command prints. @throws ConfigError as `readConfig` */
export const readPublicUrl = (env: Environment = process.env): string =>
  origin(text(env, 'PUBLIC_URL') ?? `http://localhost:${text(env, 'PORT') ?? '3000'}`).publicUrl
