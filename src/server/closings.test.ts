import { expect, test, vi } from 'vitest'
import { Closings } from './closings.ts'

test('what was begun last is closed first, and what was begun before it afterwards', async () => {
  const closed: string[] = []
  const closings = new Closings()
  for (const name of ['database', 'server'])
    closings.add(60_000, async () => {
      await Promise.resolve()
      closed.push(name)
    })
  await closings.closeAll()
  expect(closed).toEqual(['server', 'database'])
})

test('what does not close in its time, or fails to close, does not keep the rest open', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const closed: number[] = []
  const closings = new Closings()
  closings.add(60_000, async (leftMs) => void closed.push(leftMs))
  closings.add(60_000, () => Promise.reject(new Error('not closed')))
  closings.add(20, () => new Promise(() => undefined))
  await closings.closeAll()
  expect(written).toHaveBeenCalledOnce()
  written.mockRestore()
  expect(closed).toHaveLength(1)
  expect(closed[0]).toBeLessThan(60_000)
})
