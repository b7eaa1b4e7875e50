import { createBrowser } from '../../proofs/harness/browser.ts'
import type { Browser } from '../../proofs/harness/browser.ts'
import { personNo } from './full-shop-forms.ts'

/** Resellers by level: each level is invited by the one above it. */
const levels = [20, 80, 300]
const area = 'dropship' // asks no first order: whoever is approved may invite at once

/** Four hundred dropshippers in three levels, a tenth of them still to be judged. Answers the screens that show them. */
export async function fillResellers(url: string, seller: Browser): Promise<string[]> {
  let uplines = ['']
  let at = 6_000 // away from the phones of buyers
  let first = 0
  for (const count of levels) {
    const codes: string[] = []
    for (let one = 0; one < count; one++, at++) {
      const { name, phone } = personNo(at)
      await apply(url, {
        name,
        phone,
        email: `dropship${at}@reseller.test`,
        password: 'kata-laluan-ejen',
        identity_no: `900101-10-${String(at).padStart(4, '0')}`,
        address: '12, Jalan Mawar 3, Taman Indah',
        postcode: '43000',
        city: 'Kajang',
        state: 'Selangor',
        bank_name: 'Maybank',
        bank_account: String(110_000_000_000 + at),
        sponsor_code: uplines[one % uplines.length] ?? '',
        agreeTnc: '1',
      })
      const [row] = (await read(seller, `/api/ajax/seller/resellers?area=${area}&status=applied`)) as {
        id: number
        code: string
      }[]
      if (!row) throw new Error('the application did not arrive')
      first ||= row.id
      if (one % 10 === 9) continue
      const approved = await seller.post(`/api/ajax/seller/resellers/${row.id}/approve`, {})
      if (approved.status !== 200) throw new Error(approved.text)
      codes.push(row.code)
    }
    uplines = codes
  }
  return ['/seller/resellers', `/seller/resellers?area=${area}`, `/seller/resellers/${first}`, '/seller/programmes']
}

async function apply(url: string, form: Record<string, string>): Promise<void> {
  const guest = createBrowser(url, 'ms')
  await guest.open('/s/demo/join')
  const answer = await guest.multipart(`/api/ajax/guest/programmes/${area}/apply`, form, { 'x-shop': 'demo' })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 500)}`)
}

async function read(seller: Browser, path: string): Promise<unknown> {
  const { status, body, text } = await seller.get(path)
  if (status !== 200) throw new Error(text.slice(0, 500))
  return body.data
}
