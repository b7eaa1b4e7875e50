import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'

type Props = { message: ReactNode; shopName: string; homeHref: string; shopHref: string }

// It has arrived: what happens next.
export const Applied = ({ message, shopName, homeHref, shopHref }: Props) => (
  <div className="grid gap-5">
    <Notice tone="good" title={message} />
    <Section title={<Trans>Next steps</Trans>}>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          <Trans>{shopName} looks at your application.</Trans>
        </li>
        <li>
          <Trans>You will receive the result by e-mail. No action is needed until then.</Trans>
        </li>
        <li>
          <Trans>
            Once you are accepted, sign in with your e-mail and password: prices, link and orders are there.
          </Trans>
        </li>
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={homeHref} variant="primary">
          <Trans>View application status</Trans>
        </ButtonLink>
        <ButtonLink to={shopHref}>
          <Trans>See the shop</Trans>
        </ButtonLink>
      </div>
    </Section>
  </div>
)
