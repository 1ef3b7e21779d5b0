import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ModuleUnavailable } from '#web/lib/browser/import-module.ts'
import { LateModule } from '#web/lib/browser/late-module.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor, quantityOf } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

afterEach(() => vi.restoreAllMocks())

test('without the dialog, which could not be fetched, the browser itself asks before work is lost', async () => {
  vi.spyOn(LateModule.prototype, 'load').mockRejectedValue(new ModuleUnavailable())
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { id } = addBlanquette(kitchen)
  const { address } = await openEditor(kitchen, { id })
  await quantityOf('Riz basmati').fill('500')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect.poll(() => confirm.mock.calls).toHaveLength(1)
  expect(address()).toBe(`/recipes/${id}/edit`)
})
