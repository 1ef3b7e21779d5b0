import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { costTotal, openEditor, quantityOf, undoButtons } from '#web/testing/sheet-editor.ts'

const LINES = 60
const kitchen = emptyKitchen()
const nameOf = (place: number) => `Produit ${String(place).padStart(2, '0')}`
const wholeRows = () => document.querySelectorAll('[data-column="quantity"]').length
const handleOf = (place: number) => document.querySelectorAll('[data-handle]')[place]

/** A kilo of each of sixty products at 10 €. */
beforeEach(async () => {
  await page.viewport(1280, 800)
  const ingredients = Array.from({ length: LINES }, (_, index) => ({
    userProductId: kitchen.addProduct({ name: nameOf(index + 1), priceHt: 10 }).id,
    quantity: 1,
    unit: 'kg' as const,
  }))
  await openEditor(kitchen, kitchen.addSheet({ title: 'Buffet', ingredients }))
  await expect.poll(wholeRows).toBeLessThan(LINES / 2)
})

test('of rows far from the window only the names are there, until they are scrolled to', async () => {
  expect(document.querySelectorAll('tbody [scope="row"]')).toHaveLength(LINES)
  await expect.element(page.getByRole('rowheader', { name: nameOf(40) })).toBeInTheDocument()
  await expect.element(quantityOf(nameOf(40))).not.toBeInTheDocument()
  await expectAccessible()
  const height = document.documentElement.scrollHeight
  document.querySelectorAll('tbody tr')[39]?.scrollIntoView({ block: 'center' })
  await expect.element(quantityOf(nameOf(40))).toBeVisible()
  await expect.poll(wholeRows).toBeLessThan(LINES * 0.7)
  expect(document.documentElement.scrollHeight).toBe(height)
})

test('keys lead through all lines, and to the last and the first ones from outside the table', async () => {
  quantityOf(nameOf(1)).element().focus()
  for (let place = 2; place <= LINES; place += 1) {
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.ariaLabel).toContain(nameOf(place))
  }
  document.querySelector<HTMLElement>('#sheet-title')?.focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.querySelectorAll('tbody tr')[0]?.querySelector('input')).not.toBeNull()
  expect(document.querySelectorAll('tbody tr')[LINES - 1]?.querySelector('input')).not.toBeNull()
})

test('a row that is scrolled away keeps the focus and its error', async () => {
  await quantityOf(nameOf(3)).fill('abc')
  await quantityOf(nameOf(8)).click()
  scrollTo(0, document.body.scrollHeight)
  await expect.element(quantityOf(nameOf(5))).not.toBeInTheDocument()
  await expect.element(quantityOf(nameOf(8))).toHaveFocus()
  await expect.element(quantityOf(nameOf(9))).toBeInTheDocument()
  await expect.element(quantityOf(nameOf(3))).toHaveValue('abc')
})

test('a removed line far from the window comes back with the focus, in the window', async () => {
  const name = nameOf(45)
  document.querySelectorAll('tbody tr')[44]?.scrollIntoView({ block: 'center' })
  await quantityOf(name).click()
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}')
  await expect.element(costTotal).toHaveTextContent('590,00 €')
  scrollTo(0, 0)
  await expect.element(quantityOf(nameOf(1))).toBeInViewport()
  await undoButtons.click()
  await expect.element(quantityOf(name)).toHaveFocus()
  await expect.element(quantityOf(name)).toBeInViewport()
})

test('all rows are whole on paper and while one is dragged, and no longer', async () => {
  dispatchEvent(new Event('beforeprint'))
  expect(wholeRows()).toBe(LINES)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(wholeRows).toBeLessThan(LINES / 2)
  const handle = handleOf(0)
  const { left = 0, top = 0 } = handle?.getBoundingClientRect() ?? {}
  const point = { pointerId: 1, bubbles: true, clientX: left + 5, clientY: top + 5 }
  if (handle instanceof HTMLElement) handle.setPointerCapture = () => {}
  handle?.dispatchEvent(new PointerEvent('pointerdown', point))
  expect(wholeRows()).toBe(LINES)
  handle?.dispatchEvent(new PointerEvent('pointerup', point))
  await expect.poll(wholeRows).toBeLessThan(LINES / 2)
})
