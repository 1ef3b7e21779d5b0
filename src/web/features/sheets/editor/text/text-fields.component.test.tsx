import { afterEach, expect, test, vi } from 'vitest'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor, quantityOf, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

afterEach(() => vi.restoreAllMocks())

test('no text is measured again when a quantity changes and is saved', async () => {
  const { id } = addBlanquette(kitchen)
  await openEditor(kitchen, { id })
  await document.fonts.ready
  const measured = vi.spyOn(Element.prototype, 'scrollHeight', 'get')
  await quantityOf('Riz basmati').fill('500')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  const texts = measured.mock.contexts.filter((element) => element instanceof HTMLTextAreaElement)
  expect(texts).toHaveLength(0)
})
