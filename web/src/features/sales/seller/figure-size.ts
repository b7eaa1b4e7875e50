// Sums do not break, and two stand beside each other on a phone: long ones are written smaller.
export const figureSize = (shown: string): string =>
  shown.length > 14 ? 'text-sm sm:text-lg' : shown.length > 11 ? 'text-base sm:text-xl' : 'text-lg sm:text-xl'
