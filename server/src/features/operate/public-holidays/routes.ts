import { success } from '@kedai/contracts/envelope.ts'
import { publicHoliday, publicHolidaysQuery } from '@kedai/contracts/public-holidays.ts'
import { z } from 'zod'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { findHolidays } from './shared/find-holidays.ts'

/** Days off to choose from, where a seller says when nothing can be booked. */
export async function publicHolidayRoutes(app: KedaiApp): Promise<void> {
  app.get(
    '/api/ajax/seller/public-holidays',
    {
      schema: {
        querystring: publicHolidaysQuery,
        response: { 200: success(z.array(publicHoliday)) },
        tags: ['products'],
      },
      config: { auth: 'seller', work: 'products' },
      preValidation: mustManage('products'), // who asks is judged before what is asked
    },
    async ({ query: { state, year }, lang }) => ok(await findHolidays(state, year, lang)),
  )
}
