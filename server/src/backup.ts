// npm run backup: everything that must survive, in one folder, while the server runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from './platform/config/config.ts'
import { readPlaces } from './platform/config/places.ts'
import { bytesInWords, runCommand } from './platform/backup/command.ts'
import { writeBackup } from './platform/backup/write-backup.ts'

const usage = `npm run backup -- [--to FOLDER] [--keep N] [--without-files] [--allow-missing]
  --to FOLDER      where backups are put; DATA_DIR/backups unless said
  --keep N         remove older finished backups in that folder, so that N stay
  --without-files  with S3: do not copy the objects, only look whether each is there
  --allow-missing  end with 0 although the store has lost files that rows name`

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'without-files': { type: 'boolean' },
      'allow-missing': { type: 'boolean' },
    },
  })
  const places = readPlaces()
  if (values['without-files'] && places.files.kind === 'local')
    throw new ConfigError('--without-files is for files in S3; those of DATA_DIR are kept by nobody else')
  const { folder, manifest, bytes, missingKeys, removed } = await writeBackup(places, {
    to: values.to ?? null,
    keep: countOf(values.keep),
    copyFiles: !values['without-files'],
    allowMissing: values['allow-missing'] ?? false,
    version: ownVersion(),
  })
  const { tables, files } = manifest
  console.log(`${folder}`)
  console.log(
    `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables as of ${manifest.madeAt}, ${files.count} files ${files.are === 'copied' ? 'copied' : `left in ${files.from}`}; ${bytesInWords(bytes)}`,
  )
  if (files.removedMeanwhile > 0)
    console.log(`${files.removedMeanwhile} files were deleted, with their rows, while the backup ran`)
  for (const name of removed) console.log(`removed the older ${name}`)
  if (files.missing === 0) return console.log('Every file that a row names is there.')
  console.error(
    `${files.missing} files that rows name are not in the store (${files.from}), so they are not in the backup either: ${missingKeys.join(', ')}${files.missing > missingKeys.length ? ' …' : ''}`,
  )
  if (!values['allow-missing']) process.exitCode = 1
})

function countOf(given: string | undefined): number | null {
  if (given === undefined) return null
  if (!/^[1-9]\d{0,4}$/.test(given)) throw new ConfigError(`--keep must be a whole number from 1, not "${given}"`)
  return Number(given)
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  } // our own file
  return version
}
