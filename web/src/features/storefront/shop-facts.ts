import type { Storefront } from '@kedai/contracts/storefront.ts'
import { paths } from '../../paths.ts'
import { publicPlace } from '../../lib/site.tsx'

// Who sells here, as schema.org has it.
export function shopFacts(
  { name, username, company, socmed, logo }: Storefront,
  publicUrl: string,
): Record<string, unknown> {
  const elsewhere = Object.values(socmed).filter((link) => link !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    url: publicUrl + paths.storefront(publicPlace(username)),
    currenciesAccepted: 'MYR',
    ...(company.description && { description: company.description }),
    ...(logo && { image: publicUrl + logo.url, logo: publicUrl + logo.url }),
    ...(company.phone_number && { telephone: company.phone_number }),
    ...(company.email && { email: company.email }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(company.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        postalCode: company.postcode ?? undefined,
        addressLocality: company.city ?? undefined,
        addressRegion: company.state?.name,
        addressCountry: 'MY',
      },
    }),
  }
}
