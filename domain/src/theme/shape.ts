export const cornerNames = ['sharp', 'soft', 'round'] as const
export type Corners = (typeof cornerNames)[number]

export const layoutNames = ['grid', 'list'] as const
export type Layout = (typeof layoutNames)[number]
