import { expect, test, vi } from 'vitest'
import { confirmLeaving, registerUnsavedWork, hasUnsavedWork } from './unsaved-work.ts'

const accepts = () => Promise.resolve(true)
const refuses = () => Promise.resolve(false)

test('a page without unsaved work is left without a question', async () => {
  expect(hasUnsavedWork()).toBe(false)
  expect(await confirmLeaving()).toBe(true)
})

test('a page with unsaved work is left only when that is accepted', async () => {
  const withdraw = registerUnsavedWork(refuses)
  expect(hasUnsavedWork()).toBe(true)
  expect(await confirmLeaving()).toBe(false)
  withdraw()
  expect(hasUnsavedWork()).toBe(false)
})

test('a form that is opened over a page and closed again leaves the page guarded', async () => {
  const page = vi.fn(accepts)
  const withdrawPage = registerUnsavedWork(page)
  const withdrawForm = registerUnsavedWork(refuses)
  expect(await confirmLeaving()).toBe(false)
  expect(page).not.toHaveBeenCalled()
  withdrawForm()
  expect(hasUnsavedWork()).toBe(true)
  expect(await confirmLeaving()).toBe(true)
  withdrawPage()
})
