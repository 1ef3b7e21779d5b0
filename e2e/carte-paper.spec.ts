import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { layGamme } from './support/carte.ts'
import { fontsOf, pdfPages } from './support/pdf.ts'
import { changeStored } from './support/post.ts'
import { expect, signedInTest as test } from './support/test.ts'

const DISHES = Array.from({ length: 9 }, (_, index) => ({
  nom: `Plat de saison n° ${String(index + 1)}`,
  prix: 12.5 + index,
  cost: 3,
}))

/** What a reader would copy of each page; spaces are the reader's own. */
const withoutSpaces = (pages: readonly string[]) => pages.map((page) => page.replace(/\s/gu, ''))

async function printed(page: Page): Promise<string[]> {
  return withoutSpaces(await pdfPages(await page.pdf({ preferCSSPageSize: true })))
}

async function downloaded(page: Page): Promise<{ name: string; file: Uint8Array; pages: string[] }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  const done = await download
  const file = await readFile(await done.path())
  return { name: done.suggestedFilename(), file, pages: withoutSpaces(await pdfPages(file)) }
}

test('what prints is what the PDF holds, page by page, in each theme, and the table of allergens too', async ({
  page,
}) => {
  const { carteId } = await layGamme(page.request, 'Plats', DISHES)
  await layGamme(page.request, 'Desserts', [{ nom: 'Baba au rhum', prix: 9, cost: 1 }])
  const looks = [
    { theme: 'classique', pageFormat: 'a5', allergenNote: 'marks', faces: /CormorantGaramond/ },
    { theme: 'bistrot', pageFormat: 'a4-paysage', showLeaders: false, faces: /Playfair|WorkSans/ },
    { theme: 'moderne', pageFormat: 'a3', showCurrency: false, faces: /InstrumentSans/ },
    { theme: 'ardoise', pageFormat: 'a4', faces: /Fraunces|InstrumentSans/ },
  ]
  for (const { faces, ...look } of looks) {
    await changeStored(page.request, `/api/cartes/${carteId}`, {
      nom: 'Le Canal',
      showCurrency: true,
      ...look,
    })
    await page.goto(`/cartes/${carteId}/print`)
    await expect(page.getByRole('heading', { name: 'Le Canal' })).toBeVisible()
    const paper = await printed(page)
    const { name, file, pages } = await downloaded(page)
    expect(name).toBe('carte-le-canal.pdf')
    expect(pages).toEqual(paper)
    const text = pages.join('')
    const places = DISHES.map(({ nom }) => text.indexOf(nom.replace(/\s/gu, '')))
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true)
    expect(text).toMatch(look.showCurrency === false ? /n°1\*12,50Plat/ : /n°1\*?12,50€/)
    for (const font of fontsOf(file)) expect(font).toMatch(new RegExp(`^[A-Z]{6}\\+(${faces.source})`))
  }

  await page.goto(`/cartes/${carteId}/allergenes`)
  await expect(page.getByRole('heading', { name: 'Allergènes par plat' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + 2 + DISHES.length + 1)
  const paper = await printed(page)
  const table = await downloaded(page)
  expect(table.name).toBe('allergenes-le-canal.pdf')
  expect(table.pages).toEqual(paper)
  expect(table.pages.join('')).toContain('nonrenseigné')
})

test('a carte says when its faces cannot be fetched and is there at the next attempt, its PDF that it needs a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/)
  const { carteId } = await layGamme(page.request, 'Plats', DISHES.slice(0, 2))
  await page.route(/cormorant-garamond.*\.woff2/, (route) => route.abort())
  await page.goto(`/cartes/${carteId}/print`)
  const faces = page.getByRole('alert').filter({ hasText: 'Les pages n’ont pas pu être mises en page.' })
  await expect(faces).toBeVisible()
  await page.unrouteAll()
  await faces.getByRole('button', { name: 'Réessayer' }).click()
  const preview = page.getByRole('region', { name: 'Aperçu des pages' })
  await expect(preview.getByRole('listitem').filter({ hasText: 'Plat de saison n° 1' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  const file = page.getByRole('alert').filter({ hasText: 'Le PDF n’a pas pu être préparé' })
  await expect(file).toContainText(/Hors ligne.: préparer ce fichier demande le réseau/)
})
