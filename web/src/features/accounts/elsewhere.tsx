import { Trans } from '@lingui/react/macro'
import { useSite } from '../../lib/site.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'

// On a shop's own host nobody signs in as a seller: the way to the host where they do.
export function Elsewhere({ path }: { path: string }) {
  const { publicUrl } = useSite()
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <Trans>This is a shop’s own address. Sellers sign in at Kedai’s.</Trans>
      </p>
      <ButtonAnchor href={publicUrl + path} variant="primary" size="l" wide>
        {publicUrl.replace(/^https?:\/\//, '') + path}
      </ButtonAnchor>
    </div>
  )
}
