import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import {
  enterPizzeria,
  exactCost,
  pizzeriaIsThere,
  readPizzeria,
  type PizzeriaDish,
} from '../src/server/testing/pizzeria.ts'
import { post } from './support/post.ts'
import { pdfPages } from './support/pdf.ts'
import { costTotal } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const WHY_NOT = 'the pizzeria’s files are not beside the repository (../shared/data)'

/** A cost of whole ten-thousandths of a euro as it is shown: to the cent, half a cent counting as one. */
function shown(exact: number): string {
  const cents = Math.floor((Math.round(exact * 10_000) + 50) / 100)
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`
}

/** The text of the PDF that the editor makes of the sheet. */
async function exportedText(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Exporter en PDF' }).click()
  const pages = await pdfPages(await readFile(await (await download).path()))
  return pages.join(' ')
}

/** The first dish and the one with the most lines; src/server/sheets/pizzeria.test.ts costs all of them. */
function twoOf(dishes: readonly PizzeriaDish[]): PizzeriaDish[] {
  const [first, ...others] = dishes
  const [longest] = others.toSorted((one, other) => other.lines.length - one.lines.length)
  return [first, longest].filter((dish) => dish !== undefined)
}

test('two dishes of a real pizzeria show in the editor and in the PDF what its own figures make', async ({
  page,
}) => {
  test.skip(!pizzeriaIsThere, WHY_NOT)
  const dishes = twoOf(await readPizzeria())
  expect(dishes).toHaveLength(2)
  const sheets = await enterPizzeria(dishes, (path, body) => post(page.request, path, body))
  const expected = dishes.map((dish) => [dish.title, shown(exactCost(dish))])

  const inEditor = []
  const inPdf = []
  for (const { id, title } of sheets) {
    await page.goto(`/recipes/${id}/edit`)
    await expect(page.getByLabel('Nom de la recette')).toHaveValue(title)
    inEditor.push([title, await costTotal(page)])
    const [, total] = /Coût total pour 1 portion\(s\) : ([\d ]+,\d\d €)/u.exec(await exportedText(page)) ?? []
    inPdf.push([title, total])
  }
  expect(inEditor).toEqual(expected)
  expect(inPdf).toEqual(expected)
})
