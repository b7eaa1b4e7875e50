// Which shop a call is about: on the bare host nothing else says so. (contract §1a)
export const ofShop = (username: string): Record<string, string> => ({ 'X-Shop': username })
