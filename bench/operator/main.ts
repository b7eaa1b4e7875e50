// What running many shops costs: `npm run bench:operator [shops] [orders a shop]`.
import { buildIfStale } from '../../scripts/build.ts'
import { bytesInWords } from '../../server/src/platform/backup/command.ts'
import { measureOperator } from './measure.ts'

const shops = Number(process.argv[2] ?? 1_000)
const orders = Number(process.argv[3] ?? 20)

await buildIfStale()
console.error(`seeding ${shops} shops with ${orders} orders each`)
const { figures, tables, total, listed, removed } = await measureOperator({ shops, orders }, (shop) => [
  `/api/ajax/guest/front-store/${shop}`,
  `/s/${shop}`,
  `/s/${shop}/policies`,
])
console.log(`| Of ${listed.toLocaleString('en')} shops with ${orders} orders each | ms | |\n| --- | --- | --- |`)
for (const { name, ms, of } of figures) console.log(`| ${name} | ${ms.toPrecision(3)} | ${of} |`)
console.log(`\nRetention removed ${removed.toLocaleString('en')} rows. The database takes ${bytesInWords(total)}:\n`)
console.log('| Table | Rows | Size |\n| --- | --- | --- |')
for (const { name, rows, bytes } of tables)
  console.log(`| ${name} | ${rows.toLocaleString('en')} | ${bytesInWords(bytes)} |`)
