import type { Company } from '@kedai/contracts/company.ts'
import { socialPlaces } from '@kedai/domain/company/social-links.ts'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'

type Links = Company['socmed']
type Props = { socmed: Links; change: (socmed: Links) => void; errors: Record<string, string> }

// A name or a link each; the server makes the link of it.
export const SocialSection = ({ socmed, change, errors }: Props) => (
  <Section
    title={<Trans>Social media</Trans>}
    className="grid gap-4 sm:grid-cols-2 [&>header]:sm:col-span-2 [&>header]:mb-0"
  >
    {socialPlaces.map((place) => (
      <Field key={place} label={names[place]} optional error={errors[`socmed.${place}`]}>
        <Input
          name={`socmed.${place}`}
          inputMode="url"
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={examples[place]}
          value={socmed[place]}
          onChange={(event) => change({ ...socmed, [place]: event.target.value })}
        />
      </Field>
    ))}
  </Section>
)

const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} satisfies Record<keyof Links, string>
const examples = {
  facebook: 'facebook.com/kedai',
  instagram: '@kedai',
  tiktok: '@kedai',
  twitter: '@kedai',
  youtube: '@kedai',
  linkedin: 'linkedin.com/company/kedai',
} satisfies Record<keyof Links, string>
