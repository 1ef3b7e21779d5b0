import { expect, test, vi } from 'vitest'
import { confirmLeaving, guardUnsavedWork, holdsUnsavedWork } from './unsaved-work.ts'

const accepts = () => Promise.resolve(true)
const refuses = () => Promise.resolve(false)

test('a page without unsaved work is left without a question', async () => {
  expect(holdsUnsavedWork()).toBe(false)
  expect(await confirmLeaving()).toBe(true)
})

test('a page with unsaved work is left only when that is accepted', async () => {
  const withdraw = guardUnsavedWork(refuses)
  expect(holdsUnsavedWork()).toBe(true)
  expect(await confirmLeaving()).toBe(false)
  withdraw()
  expect(holdsUnsavedWork()).toBe(false)
})

test('a form that is opened over a page and closed again leaves the page guarded', async () => {
  const page = vi.fn(accepts)
  const withdrawPage = guardUnsavedWork(page)
  const withdrawForm = guardUnsavedWork(refuses)
  expect(await confirmLeaving()).toBe(false)
  expect(page).not.toHaveBeenCalled()
  withdrawForm()
  expect(holdsUnsavedWork()).toBe(true)
  expect(await confirmLeaving()).toBe(true)
  withdrawPage()
})
