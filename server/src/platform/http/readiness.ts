import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'

/** Whether the database answers. @throws AppError `not_ready` when it is gone. */
export const databaseAnswers = async (db: Db): Promise<boolean> => (await rawQuery(db, 'ready', 'select 1')).length === 1
