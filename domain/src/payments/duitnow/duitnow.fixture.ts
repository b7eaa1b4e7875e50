import { crc16, writeFields } from './emv-fields.ts'

type Wish = {
  name?: string
  acquirer?: string
  merchant?: string
  more?: Record<string, string>
  account?: Record<string, string>
}

/** A code as a bank would give it out, with made-up numbers: no such acquirer, no such account. A field set to '' is left out. */
export function madeUpDuitNow({
  name = 'KEDAI UJIAN',
  acquirer = '000000',
  merchant = 'CONTOH0000000001',
  more = {},
  account = {},
}: Wish = {}): string {
  const kept = (fields: Record<string, string>) =>
    writeFields(Object.entries(fields).flatMap(([id, value]) => (value === '' ? [] : [{ id, value }])))
  const template = kept({ '00': 'A0000006150001', '01': acquirer, '02': merchant, ...account })
  const body = `${kept({ '00': '02', '01': '11', '26': template, '52': '0000', '53': '458', '58': 'MY', '59': name, '60': 'KAJANG', '61': '43000', ...more })}6304`
  return body + crc16(body)
}
