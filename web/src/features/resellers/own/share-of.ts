// How much of what is wanted is there, 0 to 1.
export const shareOf = (have: number, wanted: number): number => (wanted <= 0 ? 1 : Math.min(1, have / wanted))
