import { useLingui } from '@lingui/react/macro'

// What the providers call their credentials, as it stands on their own screens.
export function useCredentialWords(): (name: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    api_key: t`API key`,
    x_signature: t`X Signature key`,
    collection_id: t`Collection ID`,
    secret_key: t`Secret key`,
    category_code: t`Category code`,
    brand_id: t`Brand ID`,
    merchant_id: t`Merchant ID`,
    hash: t`Kind of signature`,
    webhook_secret: t`Webhook signing secret`,
  }
  return (name) => words[name] ?? name
}

// Where a provider's own screens ask for the address of reports under more than one name.
export function useAddressHint(): (provider: string) => string {
  const { t } = useLingui()
  const hints: Record<string, string> = {
    senangpay: t`In senangPay’s dashboard it is both the return URL and the callback URL. The kind of signature is chosen there too.`,
  }
  return (provider) => hints[provider] ?? ''
}
