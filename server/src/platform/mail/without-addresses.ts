/** A mail server's words without the people in them: logs hold no addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>@"']{1,64}@([^\s<>@"',;)]{1,255})/g, '…@$1')
