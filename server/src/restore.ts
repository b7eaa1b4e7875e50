// npm run restore: fills an empty installation from a backup, and says what it would send.
import { parseArgs } from 'node:util'
import { ConfigError } from './platform/config/config.ts'
import { readPlaces } from './platform/config/places.ts'
import { runCommand } from './platform/backup/command.ts'
import { checkBackup, readManifest } from './platform/backup/manifest.ts'
import { releaseSending, restoreBackup, restoreFilesOnly } from './platform/backup/restore-backup.ts'
import type { RestoredFiles } from './platform/backup/restore-backup.ts'
import type { Waiting } from './platform/backup/waiting.ts'

const usage = `npm run restore -- --from BACKUP [--replace] [--no-hold] | --from BACKUP --check | --from BACKUP --files-only | --release
  --from BACKUP  the folder of one backup
  --replace      remove everything that is in the database first
  --no-hold      let the servers send at once: for a move, where nobody else sends
  --check        only compare the backup with its hashes
  --files-only   only put files into the store that is set, those that it lacks
  --release      let a restored copy send; start its servers again afterwards`

await runCommand(usage, async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean' },
      hold: { type: 'boolean' },
      check: { type: 'boolean' },
      'files-only': { type: 'boolean' },
      release: { type: 'boolean' },
    },
  })
  const places = readPlaces()
  if (values.release) return tellRelease(await releaseSending(places))
  if (values.from === undefined) throw new ConfigError(`--from must name the folder of a backup\n${usage}`)
  if (values.check) {
    await checkBackup(values.from, await readManifest(values.from))
    return console.log('The backup is whole.')
  }
  if (values['files-only']) return tellFiles(await restoreFilesOnly(places, values.from))

  const { manifest, files, secret, waiting } = await restoreBackup(places, {
    from: values.from,
    replace: values.replace ?? false,
    hold: values.hold ?? true,
  })
  console.log(
    `Restored ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${manifest.tables.length} tables as of ${manifest.madeAt}, every count as it was saved.`,
  )
  tellFiles(files)
  if (secret === 'other')
    console.log(
      'APP_SECRET is another one than before: everybody signs in again, and links in mails sent until now end.',
    )
  if (secret === 'unset')
    console.log(
      `Start the servers with the APP_SECRET of before${manifest.secret.copied ? ', which is in app-secret of the backup' : ''}. To use another one, set it for this command too.`,
    )
  tellWaiting(
    waiting,
    values.hold === false
      ? 'As soon as a server starts, it goes on with:'
      : 'Waiting, and held until npm run restore -- --release:',
  )
})

function tellFiles({ added, present, missing }: RestoredFiles): void {
  console.log(`${added} files added to the store, ${present} were there already.`)
  if (missing === 0) return
  console.error(`${missing} files are not in the store, and the backup has no copy of them (--without-files).`)
  process.exitCode = 1
}

function tellRelease(waiting: Waiting | null): void {
  if (waiting === null) return console.log('Nothing is held.')
  tellWaiting(waiting, 'Released. As soon as the servers are started again, they go on with:')
}

function tellWaiting(waiting: Waiting, intro: string): void {
  console.log(
    waiting.length === 0
      ? `${intro} nothing.`
      : [intro, ...waiting.map(({ what, count }) => `  ${what}: ${count}`)].join('\n'),
  )
}
