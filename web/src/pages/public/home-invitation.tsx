import { Trans } from '@lingui/react/macro'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

export const HomeInvitation = () => (useSite().registration ? <Invitation /> : null)

const Invitation = () => (
  <section className="mx-auto mt-16 w-full max-w-6xl px-4 text-center sm:px-6">
    <h2 className="text-2xl">
      <Trans>Ready when you are</Trans>
    </h2>
    <p className="mx-auto mt-2 max-w-prose text-ink-soft">
      <Trans>
        A name for the shop, your phone number, an e-mail address. Your link is ready before the kettle boils.
      </Trans>
    </p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.register()} variant="primary" size="l" className="max-sm:w-full">
        <Trans>Open your shop</Trans>
      </ButtonLink>
      <ButtonLink to={paths.login()} size="l" className="max-sm:w-full">
        <Trans>I have a shop: sign in</Trans>
      </ButtonLink>
    </div>
  </section>
)
