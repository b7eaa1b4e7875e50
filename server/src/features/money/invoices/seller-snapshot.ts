import { taxKinds } from '@kedai/contracts/invoices.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import type { SellerRow } from './queries/seller.ts'

/** The seller as a document shows it; kept with the document from its approval on. */
export type SellerSnapshot = {
  name: string
  logo_key: string | null
  address: string[]
  phone: string | null
  email: string | null
  registration_no: string | null
  tin: string | null
  sst_no: string | null
  /** Which tax the shop is registered for; null where it is not. */
  tax_kind: TaxKind | null
}

type TaxKind = (typeof taxKinds)[number]

export function snapshotOf(row: SellerRow): SellerSnapshot {
  const state = isStateCode(row.state) ? stateOf(row.state).name : row.state
  const town = [row.postcode, row.city].filter(isSaid).join(' ')
  return {
    name: row.name,
    logo_key: row.logo_key,
    address: [row.address, [town, state].filter(isSaid).join(', ')].filter(isSaid),
    phone: row.phone_number ?? row.whatsapp_number,
    email: row.email,
    registration_no: row.registration_no || null,
    tin: row.tin || null,
    sst_no: row.sst_no || null,
    tax_kind: row.sst_no ? kindOf(row.tax_kind) : null,
  }
}

/** A kept snapshot; a field that an older release did not write is missing to a reader, no more. */
export function readSnapshot(kept: unknown): SellerSnapshot | null {
  if (typeof kept !== 'object' || kept === null || !('name' in kept)) return null
  const { name, address, ...rest }: Record<string, unknown> = { ...kept }
  const text = (key: string) => (typeof rest[key] === 'string' ? rest[key] : null)
  return {
    name: String(name),
    address: Array.isArray(address) ? address.map(String) : [],
    logo_key: text('logo_key'),
    phone: text('phone'),
    email: text('email'),
    registration_no: text('registration_no'),
    tin: text('tin'),
    sst_no: text('sst_no'),
    tax_kind: text('sst_no') === null ? null : kindOf(text('tax_kind')),
  }
}

// What was approved before a shop could say which tax it is, is of both.
const kindOf = (text: string | null): TaxKind => taxKinds.find((kind) => kind === text) ?? 'sst'

const isSaid = (text: string | null): text is string => text !== null && text !== ''
