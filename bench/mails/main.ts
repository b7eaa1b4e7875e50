// What the mails of a sale cost: `node scripts/run.mjs bench/mails/main.ts [folder of another checkout …]`. Each checkout takes the same
// orders over HTTP, in one run, while the mail server answers nobody; measured is the time from its first answer to the last mail, and
// the CPU time of server and database in it. SMTP_CONNECTIONS is passed on.
import { join, resolve } from 'node:path'
import { mailCostOfOrder, mailsPerSecond, measureMails } from './measure-mails.ts'

const root = join(import.meta.dirname, '..', '..')

console.log('| Checkout | mails that wait | seconds | mails/s | CPU ms an order |\n| --- | --- | --- | --- | --- |')
for (const folder of [...process.argv.slice(2), root]) {
  const measured = await measureMails(resolve(folder))
  console.log(
    `| ${folder === root ? 'this one' : folder} | ${measured.mails} | ${measured.seconds.toFixed(1)} | ${mailsPerSecond(measured).toFixed(0)} | ${mailCostOfOrder(measured).toFixed(2)} |`,
  )
}
