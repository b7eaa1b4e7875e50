import type { Page } from 'playwright'

/** Processor milliseconds of a page's own thread while something is done: the same on a busy machine, unlike time. */
export async function workOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await spent()
  await act()
  const after = await spent()
  await session.detach()
  return (after - before) * 1000
}
