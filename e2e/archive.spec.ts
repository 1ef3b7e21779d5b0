import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { register } from './support/account.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, test } from './support/test.ts'

/** Downloads the account's archive, and gives the path of the file. */
async function download(page: Page): Promise<string> {
  await page.goto('/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  return (await downloading).path()
}

async function choose(page: Page, path: string) {
  await page.goto('/settings')
  await page.getByLabel('Choisir une archive').setInputFiles({
    name: 'gramme.zip',
    mimeType: 'application/zip',
    buffer: await readFile(path),
  })
  return page.getByRole('dialog', { name: 'Importer une archive' })
}

test('an account is exported, and imported into another one: empty first, then beside what is there', async ({
  page,
  account,
}) => {
  const butter = await addProduct(page.request, { name: 'Beurre', category: 'Crémerie', priceHt: 10 })
  await addSheet(page.request, {
    title: 'Pâte sablée',
    portions: 4,
    sellingPriceHt: 4,
    ingredients: [{ userProductId: butter.id, quantity: 400, unit: 'g' }],
  })
  const archive = await download(page)

  await page.context().clearCookies()
  await register(page.request)
  const question = await choose(page, archive)
  await expect(question).toContainText(`Compte de ${account.name}`)
  await expect(question).toContainText('1 fiche technique')
  await expect(question).toContainText('il prend aussi les réglages de calcul')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Importer' }).click()
  const done = page.getByRole('dialog', { name: 'Archive importée' })
  await expect(done).toContainText('Ajoutés')
  await done.getByRole('button', { name: 'Fermer' }).last().click()
  await page.goto('/recipes')
  await expect(page.getByText('Pâte sablée').first()).toBeVisible()

  await choose(page, archive)
  await expect(question.getByRole('heading', { name: 'Déjà dans votre compte' })).toBeVisible()
  await question.getByLabel('1 fiche', { exact: true }).selectOption('Importer en double')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Importer' }).click()
  await expect(done).toContainText('« Pâte sablée » → « Pâte sablée (copie) »')
  await done.getByRole('button', { name: 'Annuler l’import' }).click()
  const undoing = page.getByRole('dialog', { name: 'Annuler l’import ?' })
  await expect(undoing).toContainText('1 fiche technique')
  await undoing.getByRole('button', { name: 'Annuler l’import' }).click()
  await page.getByRole('button', { name: 'Corbeille' }).click()
  const restore = page.getByRole('button', { name: /^Restaurer/ })
  await expect(restore).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByText('Pâte sablée').first()).toBeVisible()
  await expect(page.getByText('Pâte sablée (copie)')).toHaveCount(0)
  await page.goto('/bin')
  await restore.click()
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  await expect(page.getByText('Pâte sablée (copie)').first()).toBeVisible()
})

test('a file that is no archive is refused in a sentence, and may be followed by another', async ({
  page,
  account,
  complaints,
}) => {
  expect(account.id).toBeTruthy()
  complaints.expect(/422/)
  await page.goto('/settings')
  const file = { name: 'recettes.zip', mimeType: 'application/zip', buffer: Buffer.from('mes recettes') }
  await page.getByLabel('Choisir une archive').setInputFiles(file)
  const refused = page.getByRole('dialog', { name: 'Importer une archive' })
  await expect(refused.getByRole('alert')).toContainText(
    'Ce fichier n’est pas une archive ZIP. Rien n’a été écrit',
  )
  await refused.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(refused).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choisir une archive' })).toBeVisible()
})
