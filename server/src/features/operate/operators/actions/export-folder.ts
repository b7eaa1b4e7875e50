import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Store } from '../../../../platform/files/store.ts'
import type { RowSink } from '../queries/export-rows.ts'
import { refusals } from '../messages.ts'
import { Refused } from './refused.ts'

export type Exported = { folder: string; tables: Record<string, number>; files: number; missing: string[] }

/** A folder that a person can read: a JSON and a CSV file for each table, and the files themselves. @throws Refused when something is in it */
export async function openExport(to: string, store: Pick<Store, 'read'>): Promise<{ sink: RowSink; done: Exported }> {
  const folder = resolve(to)
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).some((name) => name !== 'files')) throw new Refused(refusals.notEmpty, { folder })
  const done: Exported = { folder, tables: {}, files: 0, missing: [] }
  const sink: RowSink = {
    async table(name, given, pieces) {
      const [json, csv] = [open(folder, `${name}.json`), open(folder, `${name}.csv`)]
      let columns = given
      let count = 0
      for await (const rows of pieces) {
        for (const row of rows) {
          const values = row as Record<string, unknown>
          if (columns.length === 0) columns = Object.keys(values)
          if (count === 0) await write(csv, `\uFEFF${columns.map(cellOf).join(',')}\r\n`)
          await write(json, `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`)
          await write(csv, `${columns.map((column) => cellOf(values[column])).join(',')}\r\n`)
          count++
        }
      }
      await write(json, count === 0 ? '[]\n' : '\n]\n')
      await Promise.all([end(json), end(csv)])
      done.tables[name] = count
    },
    async file({ key, file_name }) {
      const stream = await store.read(key)
      if (!stream) return void done.missing.push(key)
      const name = `${basename(key).slice(0, 8)}-${file_name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120)}`
      await pipeline(stream, createWriteStream(join(folder, 'files', name), { mode: 0o600 }))
      done.files++
    },
  }
  return { sink, done }
}

const open = (folder: string, name: string): WriteStream => createWriteStream(join(folder, name), { mode: 0o600 })

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

async function end(stream: WriteStream): Promise<void> {
  stream.end()
  await once(stream, 'close')
}

// What a spreadsheet would run is text to it.
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
