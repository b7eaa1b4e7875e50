import { readPhone } from '@kedai/domain/people/phone.ts'
import { createStore } from '../../../../platform/files/store.ts'
import { eraseBuyer } from '../queries/erase-buyer.ts'
import { eraseShop } from '../queries/erase-shop.ts'
import { exportBuyer, exportShop, idOfShop } from '../queries/export-rows.ts'
import type { Operator } from '../queries/operator.ts'
import { noteExport } from '../queries/operator.ts'
import type { Buyer } from '../queries/rights-tables.ts'
import { needed, WrongUse } from './command.ts'
import type { Command, Given, Surroundings } from './command.ts'
import { openExport } from './export-folder.ts'
import type { Exported } from './export-folder.ts'

const who = { phone: 'PHONE', email: 'EMAIL' }

async function buyerOf({ client }: Operator, { names: [username = ''], options }: Given): Promise<Buyer> {
  const { phone, email } = options
  if (typeof phone !== 'string' && typeof email !== 'string')
    throw new WrongUse('say --phone PHONE, --email EMAIL, or both')
  const read = typeof phone === 'string' ? readPhone(phone) : null
  if (typeof phone === 'string' && read === null) throw new WrongUse(`--phone must be a phone number, not "${phone}"`)
  return {
    shopId: await idOfShop(client, username),
    phone: read,
    email: typeof email === 'string' ? email.trim().toLowerCase() : null,
  }
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

const counted = (counts: Record<string, number>): string[] =>
  Object.entries(counts).map(([name, count]) => `  ${name}: ${count}`)

const exported = (done: Exported) => ({
  lines: [
    done.folder,
    `${total(done.tables)} rows of ${Object.keys(done.tables).length} tables, ${done.files} files`,
    ...(done.missing.length > 0
      ? [`${done.missing.length} files are not in the store: ${done.missing.slice(0, 5).join(', ')}`]
      : []),
  ],
  data: done,
})

async function removeFiles(keys: readonly string[], { places }: Surroundings): Promise<number> {
  const store = createStore(places.files)
  const ended = await Promise.allSettled(keys.map((key) => store.remove(key)))
  return ended.filter(({ status }) => status === 'rejected').length
}

export const rightsCommands: readonly Command[] = [
  {
    words: 'export shop',
    names: ['USERNAME'],
    options: { to: 'FOLDER' },
    about: 'write everything of a shop into an empty folder, as JSON, CSV and files',
    async run(operator, given, { places }) {
      const [username = ''] = given.names
      await idOfShop(operator.client, username)
      const { sink, done } = await openExport(needed(given, 'to', 'an empty folder'), createStore(places.files))
      const id = await exportShop(operator.client, username, sink)
      await noteExport(operator, 'export shop', { id, username }, { rows: total(done.tables), files: done.files })
      return exported(done)
    },
  },
  {
    words: 'export buyer',
    names: ['SHOP'],
    options: { ...who, to: 'FOLDER' },
    about: 'write everything that a shop keeps of one buyer into an empty folder',
    async run(operator, given, { places }) {
      const buyer = await buyerOf(operator, given)
      const { sink, done } = await openExport(needed(given, 'to', 'an empty folder'), createStore(places.files))
      await exportBuyer(operator.client, buyer, sink)
      await noteExport(
        operator,
        'export buyer',
        { id: buyer.shopId, username: given.names[0] ?? '' },
        { rows: total(done.tables), files: done.files },
      )
      return exported(done)
    },
  },
  {
    words: 'erase buyer',
    names: ['SHOP'],
    options: who,
    about: 'delete what a shop keeps of one buyer; orders and invoices stay without a name',
    async run(operator, given) {
      const done = await eraseBuyer(operator, given.names[0] ?? '', await buyerOf(operator, given))
      return {
        lines: ['Deleted:', ...counted(done.deleted), 'Kept without a name:', ...counted(done.anonymised)],
        data: done,
      }
    },
  },
  {
    words: 'erase shop',
    names: ['USERNAME'],
    options: { yes: '' },
    about:
      'end a shop for good; what was sold, paid and invoiced stays without names. Needs --yes, or --dry-run to look first',
    async run(operator, given, around) {
      const [username = ''] = given.names
      if (given.options['yes'] !== true && !operator.dryRun)
        throw new WrongUse(
          `this cannot be taken back: make a backup and an export, look with --dry-run, then say --yes`,
        )
      const { files, ...done } = await eraseShop(operator, username)
      const unremoved = operator.dryRun ? 0 : await removeFiles(files, around)
      return {
        lines: [
          'Deleted:',
          ...counted(done.deleted),
          'Kept without names:',
          ...counted(done.kept),
          `${done.people} accounts and ${files.length} files are gone.`,
          ...(unremoved > 0
            ? [`${unremoved} files could not be removed from the store now; the nightly sweep does not know them.`]
            : []),
        ],
        data: { ...done, files: files.length },
      }
    },
  },
]
