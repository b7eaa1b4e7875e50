/** What happened to an account that buyers pay into. */
export type BankAccountChange = 'bank_account.added' | 'bank_account.edited' | 'bank_account.removed'
