import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountChange } from '#contract/account.ts'
import { sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { ACCOUNT, onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { Route as Settings } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Settings }
/** With the links that lead away. */
const inNavigation = { ...routes, '/_workspace': Workspace }

const NEW = 'un tout autre mot'

const section = (name: string) => page.getByRole('region', { name })
const name = page.getByLabelText('Nom complet')

function change({ settings, ...facts }: AccountChange) {
  return { ...ACCOUNT, ...facts, settings: { ...ACCOUNT.settings, ...settings } }
}

test('each tab of the settings is accessible on a desktop and on a phone', async () => {
  await renderRoute(routes, '/settings')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await expect.element(section('Méthode de perte')).toBeVisible()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Compte et sécurité' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Adresse email' })).toBeVisible()
  await expectAccessibleAtBothWidths()
  await page.getByRole('tab', { name: 'Ma maison' }).click()
  await expectAccessible()
})

test('a link to a section opens the tab that has it, and another tab is chosen from there', async () => {
  const { address } = await renderRoute(routes, '/settings#sessions')
  await expect.element(section('Appareils connectés')).toBeInViewport()
  await page.getByRole('tab', { name: 'Ma maison' }).click()
  await expect.element(section('Prix et marges')).toBeVisible()
  await expect.poll(address).toBe('/settings?onglet=maison')
})

test('a floor above the target is refused at its field, and what is corrected is saved', async () => {
  const { api } = await renderRoute(routes, '/settings', { api: { account: { get: () => ACCOUNT, change } } })
  const pricing = section('Prix et marges')
  const floor = pricing.getByLabelText('Marge minimale')
  await floor.fill('80')
  await userEvent.keyboard('{Tab}')
  await expect.element(pricing.getByText('Non enregistré')).toBeVisible()
  await expect.element(floor).not.toHaveFocus()
  await floor.click()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(pricing.getByText('La marge minimale ne peut pas dépasser la marge visée'))
    .toBeVisible()
  await expect.element(floor).toHaveFocus()
  expect(api.calls.account.change).toEqual([])
  await floor.fill('55')
  await userEvent.keyboard('{Enter}')
  await expect.element(pricing.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  expect(api.calls.account.change).toEqual([{ settings: { floorMargin: 55 }, version: 1 }])
})

test('the SIREN is taken from a SIRET with blanks, refused where it is none, and taken away', async () => {
  const { api } = await renderRoute(routes, '/settings', { api: { account: { get: () => ACCOUNT, change } } })
  const company = section('Votre entreprise')
  const siren = company.getByLabelText('SIREN')
  await siren.fill('732829321')
  await userEvent.keyboard('{Enter}')
  await expect.element(company.getByText(/^Ce n’est pas un SIREN/u)).toBeVisible()
  await siren.fill('732 829 320 00074')
  await userEvent.keyboard('{Enter}')
  await expect.element(company.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await siren.fill('')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => api.calls.account.change)
    .toEqual([
      { settings: { siren: '732829320' }, version: 1 },
      { settings: { siren: null }, version: 1 },
    ])
})

test('the wastage methods are worked out with the chef’s own figures, and the one that is chosen is saved', async () => {
  const { api } = await renderRoute(routes, '/settings', { api: { account: { get: () => ACCOUNT, change } } })
  const wastage = section('Méthode de perte')
  const result = (net: string) =>
    wastage.getByText(new RegExp(`^10,00\\s€ le kilo avec 20\\s% de perte reviennent à ${net}\\s€$`))
  await expect.element(result('12,00')).toBeVisible()
  await expect.element(result('12,50')).toBeVisible()
  await wastage.getByLabelText('Perte', { exact: true }).fill('100')
  await expect.element(wastage.getByText(/^Avec 100\s% de perte, il ne reste rien à compter$/)).toBeVisible()

  await expect.element(wastage.getByText(/en changer les recalcule aussitôt/)).toBeVisible()
  await wastage.getByRole('radio', { name: 'Rendement' }).click()
  await expect
    .element(page.getByText('Méthode enregistrée, toutes vos fiches sont recalculées'))
    .toBeVisible()
  expect(api.calls.account.change).toEqual([{ settings: { wastageMethod: 'rendement' }, version: 1 }])
})

test('errors are in the language of the page, also in one chosen after they appeared', async () => {
  await renderRoute(routes, '/settings?onglet=securite', {
    api: { account: { get: () => ACCOUNT, change: noNetwork } },
    auth: { '/change-password': noNetwork },
  })
  await name.fill('Maïté Iturria')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/^Le serveur ne répond pas/)).toBeVisible()
  const password = section('Mot de passe')
  await password.getByLabelText('Mot de passe actuel').fill('celui de la maison')
  await password.getByLabelText('Nouveau mot de passe', { exact: true }).fill(NEW)
  await password.getByLabelText('Confirmer').fill(NEW)
  await password.getByRole('button').last().click()
  await expect.element(password.getByRole('alert')).toBeVisible()

  await page.getByRole('button', { name: 'English' }).first().click()
  await expect.element(page.getByText(/^The server does not answer/)).toBeVisible()
  await expect.element(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await expect.element(page.getByText(/Le serveur|le serveur/)).not.toBeInTheDocument()
  await expect.element(page.getByText('The network is missing to save it in your account.')).toBeVisible()
})

test('what the network has lost stays, is not left without a word, and is sent again', async () => {
  const { address, api } = await renderRoute(inNavigation, '/settings?onglet=securite', {
    api: {
      sheets: { statistics: () => refusal('INTERNAL') },
      account: { get: () => ACCOUNT, change: noNetwork },
    },
  })
  await name.fill('Camille bis')
  await userEvent.keyboard('{Tab}')
  const profile = section('Profil')
  await expect.element(profile.getByText('Non enregistré')).toBeVisible()
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(name).toHaveValue('Camille bis')
  expect(address()).toBe('/settings?onglet=securite')

  api.answer({ account: { change } })
  await profile.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(profile.getByText(/^Enregistré à/)).toBeVisible()
  expect(api.calls.account.change).toEqual([
    { fullName: 'Camille bis', version: 1 },
    { fullName: 'Camille bis', version: 1 },
  ])
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect.poll(address).toBe('/dashboard')
})

test('what is typed while another field is being saved is kept, and saved after it', async () => {
  const answers: (() => void)[] = []
  let stored = ACCOUNT
  const { api } = await renderRoute(routes, '/settings', {
    api: {
      account: {
        get: () => ACCOUNT,
        change: async ({ settings }) => {
          await new Promise<void>((resolve) => answers.push(resolve))
          stored = { ...stored, settings: { ...stored.settings, ...settings }, version: stored.version + 1 }
          return stored
        },
      },
    },
  })
  const pricing = section('Prix et marges')
  await pricing.getByLabelText('Marge visée').fill('75')
  await pricing.getByLabelText('Marge minimale').fill('55')
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await expect.element(pricing.getByText(/^Enregistré à/)).toBeVisible()
  await expect.element(pricing.getByLabelText('Marge minimale')).toHaveValue('55')
  expect(api.calls.account.change).toEqual([
    { settings: { targetMargin: 75 }, version: 1 },
    { settings: { floorMargin: 55 }, version: 2 },
  ])
})

test('deleting the account says what goes, and waits for the right password', async () => {
  const { api, departures } = await renderRoute(routes, '/settings', {
    api: {
      sheets: {
        statistics: () => sheetStatistics({ total: 1, categories: ['Plat'] }),
      },
      products: { list: () => onePage([]) },
      suppliers: { list: () => onePage([]) },
      account: { get: () => ACCOUNT, remove: () => refusal('WRONG_PASSWORD') },
    },
  })
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const question = page.getByRole('dialog', { name: /^Supprimer votre compte/ })
  await expect.element(question.getByText('une fiche technique')).toBeVisible()
  await expect.element(question.getByText('aucun produit')).toBeVisible()
  await expect.element(question.getByText(/vous connecter rétablit le compte/)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Télécharger mes données' })).toBeVisible()
  const confirm = question.getByRole('button', { name: 'Fermer mon compte' })
  await expect.element(confirm).toBeDisabled()
  await expectAccessible()
  await question.getByLabelText(/Votre mot de passe/).fill('pas le bon')
  await confirm.click()
  await expect.element(question.getByRole('alert')).toHaveTextContent('Le mot de passe est incorrect')
  expect(api.calls.account.remove).toEqual([{ password: 'pas le bon' }])
  expect(departures).toEqual([])
})

test('what the account holds is shown beside what it may hold', async () => {
  await renderRoute(routes, '/settings')
  const data = section('Vos données')
  await expect.element(data.getByText(/^12\s430 éléments sur 1\s000\s000$/)).toBeVisible()
  await expect.element(data.getByText(/^Photos\s: 84,3\sMo sur 2\s000\sMo$/)).toBeVisible()
})

test('room that cannot be read says so, and is read at the next attempt', async () => {
  const { api } = await renderRoute(routes, '/settings', {
    api: { account: { storage: () => refusal('INTERNAL') } },
  })
  const data = section('Vos données')
  await expect.element(data.getByText('L’espace occupé n’a pas pu être lu')).toBeVisible()
  api.answer({
    account: { storage: () => ({ items: 1, maxItems: 1000, photoBytes: 40, maxPhotoBytes: 1024 ** 2 }) },
  })
  await data.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(data.getByText(/^1 élément sur 1\s000$/)).toBeVisible()
  await expect.element(data.getByText(/^Photos\s: 0,1\sMo sur 1\sMo$/)).toBeVisible()
})

test.each([
  ['a server that is busy', () => refusal('UNAVAILABLE'), 'Le serveur est momentanément indisponible'],
  [
    'one that fails',
    () => refusal('INTERNAL'),
    'Une erreur est survenue lors de la préparation de vos données',
  ],
])('an export that %s refuses says so', async (_who, answer, sentence) => {
  const { api } = await renderRoute(routes, '/settings', {
    api: { account: { get: () => ACCOUNT }, archive: { export: answer } },
  })
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(api.calls.archive.export).toHaveLength(1)
})
