import type { Page } from '@playwright/test'
import { CARTE_THEMES } from '../src/domain/cartes/carte-look.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { enterDemo, watchDemo } from './support/demo.ts'
import { isBelow } from './support/places.ts'
import { expect, test } from './support/test.ts'

const DISABLED = 'Fonction désactivée en mode démo'
const CARTE_NOTICE = "L'impression et l'export de cartes sont disponibles uniquement avec un compte."

const goTo = (page: Page, place: string, navigation = 'Navigation principale') =>
  page.getByRole('navigation', { name: navigation }).getByRole('link', { name: place, exact: true }).click()

const toast = (page: Page) => page.getByLabel('Notifications').getByText(DISABLED)

async function dismiss(page: Page): Promise<void> {
  await page.getByLabel('Notifications').getByRole('button', { name: 'Fermer' }).click()
  await expect(toast(page)).toHaveCount(0)
}

test('a sheet is typed in and costed, and neither stored, published, printed nor deleted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = ''
    }
  })
  const requests = watchDemo(page)
  await enterDemo(page)
  await page.getByRole('radio', { name: 'Liste' }).press('ArrowLeft')
  const remove = page.getByRole('button', { name: /^Supprimer/ }).first()
  await expect(remove).toBeDisabled()
  await remove.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Compte requis')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByLabel('Notifications').locator('svg.tabler-icon-lock')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await remove.blur()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('searchbox').fill('blanquette')
  await expect(page.getByRole('link', { name: /Nouvelle Recette\s*Compte requis/ })).toBeVisible()
  const edit = page.getByRole('link', { name: 'Modifier la recette' })
  await expect(edit).toHaveCount(1)
  await edit.click()
  await expect(page.getByRole('heading', { name: /Blanquette/ })).toBeVisible()
  await expect(page.getByText('Démo : rien n’est enregistré')).toBeVisible()
  const net = page.getByLabel('Prix de vente HT')
  await net.fill('20')
  await expect(page.getByLabel('Prix TTC').first()).toHaveValue('22,00')
  await page.keyboard.press('Control+s')
  await expect(toast(page)).toHaveCount(1)
  await dismiss(page)
  await page.getByRole('button', { name: /^(Publier|Dépublier)$/ }).click()
  await expect(toast(page)).toHaveCount(1)
  await dismiss(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  const premium = page.getByRole('region', { name: 'Fonctionnalité premium' })
  await expect(premium.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register')
  await expect(premium.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login')
  await expect(page.locator('[inert]').getByLabel('Coefficient')).toBeVisible()
  const locked = page.getByRole('heading', { name: 'Calculateur' })
  expect(await isBelow(premium, locked)).toBe(true)
  await expect(page.getByRole('button', { name: 'Ajouter un produit ou une préparation' })).toBeDisabled()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)
  expect(await isBelow(premium, locked)).toBe(true)
  const badge = page.locator('[data-entry]').getByText('Compte requis')
  expect(await badge.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  // What was typed is given up without a question.
  await goTo(page, 'Mes Recettes')
  await page.getByRole('link', { name: 'Nouvelle Recette' }).first().click()
  await page.getByLabel('Nom de la recette').fill('Tarte au citron')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Tarte au citron')

  await goTo(page, 'Mes Recettes')
  await page
    .getByRole('button', { name: /^Actions pour/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Lire' }).click()
  await page.getByRole('link', { name: 'Imprimer' }).click()
  const print = page.getByRole('button', { name: 'Imprimer' })
  await expect(print).toBeDisabled()
  await print.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
  expect(requests).toEqual({ writes: [], unmarked: [], refused: [] })
})

test('products, suppliers, gammes and the carte stay as they are', async ({ page }) => {
  await enterDemo(page)
  await goTo(page, 'Mes Produits')
  // The page before has a search too.
  await page.getByLabel('Rechercher un produit').fill('beurre')
  await expect(page).toHaveURL(/beurre/)
  await expect(page.getByRole('button', { name: /^Supprimer/ }).first()).toBeDisabled()
  await page.getByRole('gridcell', { name: '€' }).first().press('7')
  await expect(toast(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Prix HT de/ })).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: /beurre/i })
    .first()
    .click()
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await page.getByLabel('Prix HT').fill('19')
  // The focus comes back to where the change was asked for.
  await save.click()
  const question = page.getByRole('dialog', { name: 'Enregistrer ce changement' })
  await question.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(save).toBeFocused()

  // Not earlier: what a price would change is asked by POST.
  const requests = watchDemo(page)

  await goTo(page, 'Fournisseurs')
  await goTo(page, 'Fournisseurs', 'Navigation latérale')
  // The page before has a button of this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Fournisseurs' })).toBeVisible()
  await page.getByRole('button', { name: 'Nouveau fournisseur' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nom').fill('La Criée')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const told = form.getByText('Erreur : Vous devez être connecté pour ajouter un fournisseur')
  await expect(told).toBeVisible()
  await expect(told).toHaveCount(0)

  // The form stays open with what was typed.
  await page.goto('/gammes')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveCount(5)
  const order = await names.allTextContents()
  await page.getByRole('button', { name: 'Nouvelle Gamme' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Tapas')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Déplacer/ })
    .first()
    .press('ArrowDown')
  await expect(names).toHaveText(order)

  await goTo(page, 'Carte')
  await expect(page.getByLabel('Adresse de la carte')).toHaveValue(/\/c\/BistrotCamille$/)
  await expect(page.getByText('PUBLIC_URL')).toHaveCount(0)
  await page.getByRole('link', { name: 'Voir la carte' }).click()
  const notice = page.getByRole('region', { name: CARTE_NOTICE })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Télécharger le PDF' })).toBeDisabled()
  await expect(page.getByRole('radio')).toHaveCount(CARTE_THEMES.length)
  // A theme is looked at, and not stored.
  await page.getByRole('radio', { name: 'Ardoise' }).click()
  await expect(page.getByRole('radio', { name: 'Ardoise' })).toBeChecked()
  await expect(page.getByText('Démo : rien n’est enregistré')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Soupe à l’oignon gratinée').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('Tout ce qu’une carte doit montrer y est.')).toBeVisible()
  await expectAccessible(page)
  expect(requests).toEqual({ writes: [], unmarked: [], refused: [] })
})
