/** The ways to pay whose provider says which banks are up, and takes a buyer straight to one. Apart from the list of banks, which the order form does not need. */
export const bankListMethods: readonly string[] = ['billplz']
