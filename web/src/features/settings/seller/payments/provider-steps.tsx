import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OutLink } from '../../../../ui/link.tsx'

type Steps = { live: string; test: string | null; steps: ReactNode[] }

// What a seller does on the provider's own pages, one after the other. Names of its buttons stay as it writes them.
const stepsOf: Record<string, Steps> = {
  billplz: {
    live: 'https://www.billplz.com',
    test: 'https://www.billplz-sandbox.com',
    steps: [
      <Trans key="0">Under “Account Settings”, copy the “Secret Key” into API key.</Trans>,
      <Trans key="1">On the same page, turn on “XSignature” and copy its key.</Trans>,
      <Trans key="2">Under “Billing”, make a collection and copy its ID.</Trans>,
    ],
  },
  toyyibpay: {
    live: 'https://toyyibpay.com',
    test: 'https://dev.toyyibpay.com',
    steps: [
      <Trans key="0">On the dashboard, copy “User Secret Key”.</Trans>,
      <Trans key="1">Under “Category”, make one and copy its code.</Trans>,
    ],
  },
  chip: {
    live: 'https://portal.chip-in.asia',
    test: null,
    steps: [
      <Trans key="0">
        Under “Developers”, “Keys”, make a key and copy it: a live key for real money, else a test key.
      </Trans>,
      <Trans key="1">Under “Developers”, “Brands”, copy the Brand ID.</Trans>,
    ],
  },
  senangpay: {
    live: 'https://app.senangpay.my',
    test: 'https://sandbox.senangpay.my',
    steps: [
      <Trans key="0">Under “Settings”, “Profile”, copy the Merchant ID and the Secret Key.</Trans>,
      <Trans key="1">Save first. The return URL and callback URL to fill in there are then shown below.</Trans>,
      <Trans key="2">The kind of signature here must be the one chosen there.</Trans>,
    ],
  },
  stripe: {
    live: 'https://dashboard.stripe.com',
    test: null,
    steps: [
      <Trans key="0">
        Under “Developers”, “API keys”, copy the “Secret key”: sk_live_ for real money, else sk_test_.
      </Trans>,
      <Trans key="1">Save first without offering it to buyers. The notification address is then shown below.</Trans>,
      <Trans key="2">
        Under “Developers”, “Webhooks”, add that address with all “checkout.session” events, and copy its “Signing
        secret” here.
      </Trans>,
    ],
  },
}

export function ProviderSteps({ provider, name }: { provider: string; name: string }) {
  const found = Object.hasOwn(stepsOf, provider) ? stepsOf[provider] : undefined
  if (!found) return null
  const { live, test, steps } = found
  return (
    <div className="rounded-m bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">
        <Trans>How to find them</Trans>
      </p>
      <ol className="mt-1 grid list-decimal gap-1 pl-5">
        <li>
          <Trans>
            Sign in to {name}: <OutLink href={live}>{hostOf(live)}</OutLink>
          </Trans>
          {test !== null && (
            <>
              {' · '}
              <Trans>
                to try it without real money: <OutLink href={test}>{hostOf(test)}</OutLink>
              </Trans>
            </>
          )}
        </li>
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

const hostOf = (address: string): string => new URL(address).host
