import { lead } from '@kedai/contracts/leads.ts'

/** Answers as a row keeps them; none where it keeps what no release wrote. */
export const readAnswers = (answers: unknown): Record<string, string> => lead.shape.answers.catch({}).parse(answers)
