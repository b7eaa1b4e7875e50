import { useLingui } from '@lingui/react/macro'

export const paperKinds = ['a4', 'till', 'slip'] as const
export type PaperKind = (typeof paperKinds)[number]

export const isPaperKind = (value: unknown): value is PaperKind => paperKinds.some((kind) => kind === value)

export function usePaperNames(): Record<PaperKind, string> {
  const { t } = useLingui()
  return { a4: t`Receipt, A4`, till: t`Receipt, 80 mm roll`, slip: t`Packing slip, without prices` }
}
