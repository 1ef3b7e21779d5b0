import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { addBlanquette, addSheet } from './support/larder.ts'
import { placesOf } from './support/pdf.ts'
import { openEditor } from './support/sheet-editor.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ account }) => {
  expect(account.id).toBeTruthy()
})

test('fourteen long steps are read down one column and then the other, on every page of paper', async ({
  page,
}) => {
  const long =
    'Mouiller au fond blanc à hauteur, garnir et cuire à frémissement une heure trente en écumant. '
  const steps = Array.from({ length: 14 }, (_, index) => long.repeat(3 + (index % 3)))
  const { id } = await addSheet(page.request, { title: 'Grande sauce', steps })
  await page.goto(`/recipes/${id}/preview`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  const exported = await readFile(await (await download).path())
  const printed = await page.pdf({ preferCSSPageSize: true })

  for (const file of [exported, printed]) {
    const read: number[] = []
    for (const places of await placesOf(file, /^\d+\.( |$)/)) {
      const columns = [...new Set(places.map(({ x }) => x))]
      expect(columns.length, 'two columns at most on a page').toBeLessThanOrEqual(2)
      const inOrder = places.toSorted((one, other) => one.x - other.x || other.y - one.y)
      read.push(...inOrder.map(({ text }) => Number.parseInt(text, 10)))
    }
    expect(read).toEqual(steps.map((_, index) => index + 1))
  }
})

test('the editor prints on A4 paper, whatever the printer is set to', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const file = await page.pdf({ preferCSSPageSize: true, format: 'Letter' })
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595])
})
