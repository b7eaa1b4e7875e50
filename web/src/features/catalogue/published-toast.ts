import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import type { ToastContent } from '../../ui/toast.tsx'

// What is said of a product that was put on sale: where nobody can pay for it yet, with the way to mend that.
export function usePublishedToast(): (text: string, product: SellerProduct) => ToastContent {
  const { t } = useLingui()
  const navigate = useNavigate()
  const action = { label: t`Set up payment`, run: () => void navigate(sellerPaths.paymentSettings()) }
  return (text, { is_payable: isPayable }) => (isPayable ? { text } : { text, tone: 'info', action })
}
