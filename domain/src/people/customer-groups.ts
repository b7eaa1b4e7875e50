/** The groups a shop's customers are listed by. */
export const customerGroups = ['owing', 'overdue', 'credit'] as const
