import type { DemoInvoice } from '@kedai/contracts/demo.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Prefilled } from '../../features/accounts/login-form.tsx'
import { oneOf } from '../../lib/query-cache.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useGo } from '../../ui/navigation.ts'
import { demoShop } from './home-hero.tsx'

export const demoInvoiceQuery = oneOf<DemoInvoice>('/api/ajax/demo/invoice')

// Who may be played, and where to look. Only in demo mode, where these passwords are published. contract §8
export function HomeDemo() {
  const { t } = useLingui()
  const { data: invoice } = usePageQuery(demoInvoiceQuery)
  const people = [
    { email: 'seller@demo.test', password: 'demo-seller-1', is: t`Owner of the demo shop` },
    { email: 'staff@demo.test', password: 'demo-seller-1', is: t`Helper there: orders only` },
    { email: 'seller@rival.test', password: 'demo-seller-1', is: t`Owner of the shop next door` },
  ]
  return (
    <section aria-labelledby="try" className="mx-auto mt-14 w-full max-w-6xl px-4 sm:px-6">
      <div className="rounded-l border-2 border-dashed border-gold bg-card p-5 sm:p-8">
        <h2 id="try" className="text-xl">
          <Trans>This one is a demo: try everything</Trans>
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          <Trans>
            Buy something in <Link to={paths.storefront(demoShop)}>the demo shop</Link>, then sign in as its seller and
            find the order. No real money is charged. All e-mails arrive in{' '}
            <Link to={paths.mailbox()}>the demo mailbox</Link>.
          </Trans>
        </p>
        {invoice && (
          <p className="mt-3 max-w-prose text-ink-soft">
            <Trans>
              Or pay{' '}
              <a href={invoice.share_url} className="font-medium text-accent-ink underline underline-offset-3">
                an invoice
              </a>{' '}
              as the customer it was sent to.
            </Trans>
            {invoice.quote_url && (
              <>
                {' '}
                <Trans>
                  Or answer{' '}
                  <a href={invoice.quote_url} className="font-medium text-accent-ink underline underline-offset-3">
                    a quote
                  </a>{' '}
                  that waits for a yes.
                </Trans>
              </>
            )}
          </p>
        )}
        <ul className="mt-5 grid gap-3 md:grid-cols-3">
          {people.map((person) => (
            <Person key={person.email} {...person} />
          ))}
        </ul>
        <p className="mt-5 text-sm text-ink-soft">
          <Trans>
            For programmers:{' '}
            <a href="/docs" className="font-medium text-accent-ink underline underline-offset-3">
              every call, described
            </a>
            .
          </Trans>
        </p>
      </div>
    </section>
  )
}

// The form is filled in on the way, not by the address.
function Person({ email, password, is }: Prefilled & { is: string }) {
  const go = useGo()
  const given: Prefilled = { email, password }
  return (
    <li className="flex flex-col gap-3 rounded-m bg-sunken p-4">
      <div>
        <p className="font-bold">{is}</p>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
          <dt className="text-ink-faint">
            <Trans>E-mail</Trans>
          </dt>
          <dd>{email}</dd>
          <dt className="text-ink-faint">
            <Trans>Password</Trans>
          </dt>
          <dd>{password}</dd>
        </dl>
      </div>
      <ButtonLink
        to={paths.login()}
        className="mt-auto self-start"
        onClick={(event) => {
          event.preventDefault()
          go(paths.login(), { state: given })
        }}
      >
        <Trans>Sign in as this one</Trans>
      </ButtonLink>
    </li>
  )
}
