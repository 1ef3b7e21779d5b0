import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { TechSheet } from '../src/contract/sheets.ts'
import { addBlanquette, addBuffet, addSheet } from './support/sheets.ts'
import { amountsIn, fontsOf, pdfPages } from './support/pdf.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** The headings in their order, others among them. */
const HEAD = /Quantité .*Unité .*Produit .*Allergènes .*Quantité brute .*Prix unitaire .*Total/s

async function openPreview(page: Page, sheet: TechSheet): Promise<void> {
  await page.goto(`/recipes/${sheet.id}/preview`)
  await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

async function printed(page: Page): Promise<string[]> {
  return pdfPages(await page.pdf({ preferCSSPageSize: true }))
}

async function exported(page: Page): Promise<{ name: string; file: Uint8Array; pages: string[] }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  const done = await download
  const file = await readFile(await done.path())
  return { name: done.suggestedFilename(), file, pages: await pdfPages(file) }
}

test('the printed sheet is bare white paper of its size, from the dark theme too', async ({ page }) => {
  await openPreview(page, await addBlanquette(page.request))
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'))
  const paper = page.getByRole('article').locator('[lang]')
  const colours = () =>
    paper.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
  const ink = { color: 'rgb(33, 28, 22)', backgroundColor: 'rgb(255, 255, 255)' }
  expect((await paper.boundingBox())?.width).toBeCloseTo((297 / 25.4) * 96, 0)
  expect(await colours()).toEqual(ink)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Mes Recettes' })).toBeHidden()
  expect(await colours()).toEqual(ink)
  const around = await page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
    return { colorScheme, backgroundColor }
  })
  expect(around).toEqual({ colorScheme: 'light', backgroundColor: 'rgb(255, 255, 255)' })
})

test('ten lines and their method print on one page, by the browser and as a PDF', async ({ page }) => {
  await openPreview(page, await addBlanquette(page.request))
  const [paper, ...further] = await printed(page)
  expect(further).toEqual([])
  const { name, pages, file } = await exported(page)
  expect(name).toBe('fiche-blanquette-de-veau-a-l-ancienne.pdf')
  expect(pages).toHaveLength(1)
  for (const text of [String(paper), String(pages[0])]) {
    expect(text).toContain('FICHE TECHNIQUE DE FABRICATION')
    expect(text).toContain('Blanquette de veau à l’ancienne')
    expect(text).toContain('Jaunes d’œufs')
    expect(text).toContain('Coût total pour 8 portion(s) : 43,78 €')
    expect(text).toContain('Coût par portion : 5,47 €')
    expect(text).toContain('Taux de marge 78,5 % (coût incomplet)')
    expect(text).toContain('Méthode de perte Majoration')
    expect(text).toContain('Coût incomplet : 1 ligne sans coût n’est pas comptée.')
    expect(text).toContain('Prix manquant')
    expect(text).toContain('Fiche générée avec Gramme')
    expect(text).toMatch(/1 ?\/ ?1/)
  }
  expect(amountsIn(String(pages[0])).toSorted()).toEqual(amountsIn(String(paper)).toSorted())
  const fonts = fontsOf(file)
  expect(fonts.length).toBeGreaterThanOrEqual(3)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(InstrumentSans|Fraunces)-/)
})

test('sixty lines run over several pages, the head on each, no line lost, the totals once', async ({
  page,
}) => {
  await openPreview(page, await addBuffet(page.request))
  const paper = await printed(page)
  const { pages } = await exported(page)
  for (const text of pages) expect(text).toContain('Fiche générée avec Gramme')
  for (const all of [paper, pages]) {
    expect(all.length).toBeGreaterThanOrEqual(3)
    expect(all.length).toBeLessThanOrEqual(4)
    const withLines = all.filter((text) => text.includes('Ingrédient n°'))
    for (const text of withLines) expect(text).toMatch(HEAD)
    const text = all.join(' ')
    for (let line = 1; line <= 60; line += 1) {
      expect(text.split(`Ingrédient n° ${line} `)).toHaveLength(2)
    }
    expect(text.split('Coût total pour 12 portion(s) :')).toHaveLength(2)
    expect(all.at(-1)).toContain(`${all.length} / ${all.length}`)
  }
  expect(amountsIn(pages.join(' ')).toSorted()).toEqual(amountsIn(paper.join(' ')).toSorted())
})

test('times, equipment, storage and notes are on paper and in the PDF, and what is left out is on neither', async ({
  page,
}) => {
  const sheet = await addSheet(page.request, {
    title: 'Bœuf bourguignon',
    prepMinutes: 45,
    equipment: ['Cocotte', 'Chinois'],
    storage: '3 jours à 3 °C',
    notes: 'Meilleur réchauffé.',
  })
  const parts = ['Temps préparation 45 min', 'Matériel Cocotte, Chinois', 'Conservation 3 jours à 3 °C']
  await openPreview(page, sheet)
  for (const [text = ''] of [await printed(page), (await exported(page)).pages])
    for (const part of [...parts, 'Meilleur réchauffé.']) expect(text).toContain(part)
  await page.getByRole('checkbox', { name: 'matériel' }).uncheck()
  await page.getByRole('checkbox', { name: 'notes' }).uncheck()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'notes' })).not.toBeChecked()
  for (const [text = ''] of [await printed(page), (await exported(page)).pages]) {
    expect(text).not.toMatch(/Cocotte|Meilleur/)
    expect(text).toContain('Conservation 3 jours à 3 °C')
  }
})

test('the signs of a kitchen are in the PDF as they were typed', async ({ page }) => {
  const method = 'Cuire à cœur ≥ 63 °C → refroidir ≤ 10 °C en 2 h, garder ⅓ du jus'
  await openPreview(page, await addSheet(page.request, { title: 'Signes ≥ et ≤', method }))
  const { pages } = await exported(page)
  expect(pages[0]).toContain(method)
  expect(pages[0]).toContain('Signes ≥ et ≤')
})

test('a PDF that cannot be made says so, and the next attempt makes it', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to fetch/)
  await openPreview(page, await addBlanquette(page.request))
  await page.route('**/offer-pages-pdf*', (route) => route.abort())
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  await expect(page.getByRole('alert')).toContainText('Le PDF n’a pas pu être créé')
  await page.unrouteAll()
  const { name } = await exported(page)
  expect(name).toMatch(/^fiche-.*\.pdf$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
