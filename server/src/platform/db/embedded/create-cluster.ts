import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { ConfigError } from '../../config/config.ts'
import { draftOf, removeDrafts } from './folders.ts'
import type { Folders } from './folders.ts'
import { programEnvironment } from './run-as.ts'
import type { RunAs } from './run-as.ts'

/** Makes the cluster's folder if there is none: in a draft first, so that a half-made one never carries the name. */
export async function createClusterIfMissing(
  initdb: string,
  folders: Folders,
  runAs: RunAs,
  durable: boolean,
): Promise<void> {
  removeDrafts(folders)
  if (existsSync(folders.cluster)) return
  const draft = draftOf(folders)
  mkdirSync(draft, { mode: 0o700 })
  runAs.own(draft)
  const [program, args] = runAs.command(initdb, [
    '-D',
    draft,
    '--username=postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ])
  await promisify(execFile)(program, args, { cwd: folders.root, env: programEnvironment, ...runAs.ids }).catch(
    (error: Error & { stderr?: string }) => {
      rmSync(draft, { recursive: true, force: true })
      throw new ConfigError(
        `the embedded database could not be made in ${folders.root}: ${(error.stderr || error.message).trim().split('\n').at(-1)}`,
      )
    },
  )
  try {
    renameSync(draft, folders.cluster)
  } catch (error) {
    // Another start was faster: its cluster is as good.
    if (!existsSync(folders.cluster)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
}
