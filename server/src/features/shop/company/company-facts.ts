import type { Company } from '@kedai/contracts/company.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'

/** What the log keeps of a shop's details. */
export function companyFacts({ logo, socmed, ...company }: Company): Facts {
  const {
    name,
    description,
    email,
    phone_number,
    whatsapp_number,
    telegram_username,
    registration_no,
    show_address,
    address,
    postcode,
    city,
    state,
  } = company
  return {
    name,
    description,
    email,
    phone_number,
    whatsapp_number,
    telegram_username,
    registration_no,
    show_address,
    address,
    postcode,
    city,
    state,
    ...socmed,
    logo: logo && logo.id,
  }
}
