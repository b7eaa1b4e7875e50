import type { Company } from '@kedai/contracts/company.ts'
import { socialPlaces } from '@kedai/domain/company/social-links.ts'
import type { SocialPlace } from '@kedai/domain/company/social-links.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import type { CompanyRow } from './queries.ts'

/** What a shop says of itself, as its form shows it. */
export function presentCompany(row: CompanyRow, publicUrl: string): Company {
  const stored: Record<string, unknown> = typeof row.socmed === 'object' && row.socmed !== null ? { ...row.socmed } : {}
  const socmed = Object.fromEntries(
    socialPlaces.map((place) => [place, typeof stored[place] === 'string' ? stored[place] : '']),
  ) as Record<SocialPlace, string> // a text for each place
  const company = {
    name: row.name,
    username: row.username,
    description: row.description,
    email: row.email ?? '',
    phone_number: row.phone_number ?? '',
    whatsapp_number: row.whatsapp_number ?? '',
    telegram_username: row.telegram_username ?? '',
    registration_no: row.registration_no ?? '',
    show_address: row.show_address,
    address: row.address ?? '',
    postcode: row.postcode ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    socmed,
    logo:
      row.logo_id === null || row.logo_key === null
        ? null
        : {
            id: row.logo_id,
            url: publicPath(row.logo_key),
            alt: row.name,
            width: row.logo_width,
            height: row.logo_height,
            srcset: srcsetOf(row.logo_key, row.logo_widths ?? []),
          },
    store_url: `${publicUrl}/s/${row.username}`,
  }
  return { ...company, revision: revisionOf(company) }
}
