import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { addBlanquette, addProduct, addSheet } from './support/sheets.ts'
import { placesOf } from './support/pdf.ts'
import { openEditor } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('long steps begin under the ingredients and are read down one column and then the other, on every page of paper', async ({
  page,
}) => {
  const long =
    'Mouiller au fond blanc à hauteur, garnir et cuire à frémissement une heure trente en écumant. '
  const steps = Array.from({ length: 14 }, (_, index) => long.repeat(3 + (index % 3)))
  const { id: userProductId } = await addProduct(page.request, { name: 'Os de veau' })
  const line = { userProductId, quantity: 1, unit: 'kg' as const }
  const ingredients = Array.from({ length: 8 }, () => line)
  const { id } = await addSheet(page.request, { title: 'Grande sauce', steps, ingredients })
  await page.goto(`/recipes/${id}/preview`)
  const exported = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter en PDF' }).click()
    return readFile(await (await download).path())
  }
  // The second is laid out with the fonts that the first has used.
  const files = [await exported(), await exported()]
  const printed = await page.pdf({ preferCSSPageSize: true })

  for (const file of [...files, printed]) {
    const read: number[] = []
    const pages = await placesOf(file, /^\d+\.( |$)/)
    expect(pages.map((places) => places.length > 1)).toEqual([true, true])
    for (const places of pages) {
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
