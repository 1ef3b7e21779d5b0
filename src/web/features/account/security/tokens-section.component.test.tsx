import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AccessToken } from '#contract/access-tokens.ts'
import { refusal } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SIGN_IN_MEANS } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const section = page.getByRole('region', { name: 'Jetons d’accès' })
const entries = section.getByRole('listitem')
const button = (name: string) => section.getByRole('button', { name })

afterEach(() => vi.restoreAllMocks())

const TOKEN: AccessToken = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b71',
  name: 'Tableur des prix',
  beginning: 'gramme_aB3xY9',
  rights: 'read',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: null,
  usedAt: '2026-11-02T08:30:00.000Z',
  usedFrom: '2001:db8:1:2::/64',
}
const EXPIRED: AccessToken = {
  ...TOKEN,
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b72',
  name: 'Caisse',
  rights: 'write',
  expiresAt: '2020-01-01T00:00:00.000Z',
  usedAt: null,
  usedFrom: null,
}
const SECRET = 'gramme_aB3xY9-the-rest-of-a-token-is-shown-this-once'

test('tokens are listed with rights, dates and last use, and one is revoked after a question', async () => {
  let items = [TOKEN, EXPIRED]
  const { api } = await renderRoute(routes, '/settings?onglet=securite', {
    api: {
      accessTokens: {
        list: () => ({ items }),
        revoke: ({ id }) => {
          items = items.filter((token) => token.id !== id)
          return { id }
        },
      },
    },
  })
  await expect
    .element(entries.nth(0))
    .toMatchTextContent(
      /^Tableur des prixLecture seulegramme_aB3xY9…Créé le .*, sans finDernière utilisation .*, depuis le réseau 2001:db8:1:2::\/64/,
    )
  await expect
    .element(entries.nth(1))
    .toMatchTextContent(/^CaisseLecture et écritureExpiré.*a expiré le .*N’a pas encore servi/)
  await expectAccessibleAtBothWidths()
  await button('Révoquer Caisse').click()
  const question = page.getByRole('dialog', { name: /^Révoquer ce jeton/ })
  await expect.element(question).toMatchTextContent(/«.Caisse.» ne servira plus/)
  await question.getByRole('button', { name: 'Révoquer', exact: true }).click()
  await expect.element(page.getByText('Jeton d’accès révoqué')).toBeVisible()
  await expect.poll(() => entries.elements().length).toBe(1)
  expect(api.calls.accessTokens.revoke).toEqual([{ id: EXPIRED.id }])
})

test('one is made with a name, its rights, an end and the password, and shown this once', async () => {
  const { api } = await renderRoute(routes, '/settings?onglet=securite', {
    api: { accessTokens: { create: () => ({ ...TOKEN, token: SECRET }) } },
  })
  await button('Créer un jeton d’accès').click()
  await section.getByLabelText('Fin').selectOptions('À une date choisie')
  await button('Créer le jeton').click()
  await expect.element(section.getByLabelText('Nom du jeton')).toHaveFocus()
  await expect.element(section.getByText('Choisissez le dernier jour')).toBeVisible()
  expect(api.calls.accessTokens.create).toEqual([])
  await section.getByLabelText('Nom du jeton').fill('Tableur des prix')
  await section.getByRole('radio', { name: 'Lecture et écriture' }).click()
  await section.getByLabelText('Dernier jour').fill('2020-01-01')
  await section.getByLabelText('Mot de passe actuel').fill('un mot de passe')
  await expect.element(section.getByText(/Choisissez un jour à venir/)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await section.getByLabelText('Fin').selectOptions('Aucune')
  await button('Créer le jeton').click()
  await expect.element(section.getByText(SECRET, { exact: true })).toBeVisible()
  expect(api.calls.accessTokens.create).toEqual([
    { name: 'Tableur des prix', rights: 'write', expiresAt: null, password: 'un mot de passe' },
  ])
  // As behind no https.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const byHand = vi.spyOn(document, 'execCommand').mockReturnValueOnce(false).mockReturnValue(true)
  const copy = section.getByRole('button', { name: /^Copi(er|é)$/ })
  await copy.click()
  await expect.element(page.getByText(/La copie n’a pas abouti/)).toBeVisible()
  await copy.click()
  await expect.element(copy).toHaveTextContent('Copié')
  expect(byHand).toHaveBeenCalledTimes(2)
  await section.getByText('Lire les prix dans un tableur').click()
  await expect
    .element(section.getByRole('textbox', { name: /^Excel/ }))
    .toHaveDisplayValue(new RegExp(SECRET))
  await expectAccessibleAtBothWidths()
  await button('C’est fait, je l’ai copié').click()
  await expect.element(section.getByText(SECRET, { exact: true })).not.toBeInTheDocument()
})

test('a wrong password and a full account have their sentences, and nothing that was typed is lost', async () => {
  let code: 'WRONG_PASSWORD' | 'TOO_MANY_TOKENS' = 'WRONG_PASSWORD'
  await renderRoute(routes, '/settings?onglet=securite', {
    api: { accessTokens: { create: () => refusal(code) } },
  })
  await button('Créer un jeton d’accès').click()
  await section.getByLabelText('Nom du jeton').fill('Caisse')
  await section.getByLabelText('Mot de passe actuel').fill('pas le bon')
  await button('Créer le jeton').click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/mot de passe est incorrect/)
  code = 'TOO_MANY_TOKENS'
  await button('Créer le jeton').click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/révoquez-en un d’abord/)
  await expect.element(section.getByLabelText('Nom du jeton')).toHaveValue('Caisse')
})

test('an account without a password makes one by a recent sign-in, and is led to the provider where it has none', async () => {
  let recentUntil: string | null = null
  const { api, queryClient } = await renderRoute(routes, '/settings?onglet=securite', {
    provider: { name: 'Annuaire du Lycée', only: true },
    api: {
      security: { get: () => ({ ...SIGN_IN_MEANS, password: false, provider: true, recentUntil }) },
      accessTokens: { create: () => ({ ...TOKEN, token: SECRET }) },
    },
  })
  await button('Créer un jeton d’accès').click()
  await section.getByLabelText('Nom du jeton').fill('Caisse')
  await expect.element(button('Me reconnecter avec Annuaire du Lycée')).toBeVisible()
  await expect.element(section.getByLabelText('Mot de passe actuel')).not.toBeInTheDocument()
  recentUntil = '2026-11-27T10:10:00.000Z'
  await queryClient.invalidateQueries()
  await expect.element(section.getByText(/^Vous venez de vous connecter/)).toBeVisible()
  await button('Créer le jeton').click()
  await expect.element(section.getByText(SECRET, { exact: true })).toBeVisible()
  expect(api.calls.accessTokens.create).toMatchObject([{ name: 'Caisse', password: '' }])
})

test('the guide gives a text for each program, with the address of this installation', async () => {
  await renderRoute(routes, '/settings?onglet=securite')
  await section.getByText('Lire les prix dans un tableur').click()
  for (const [name, beginning] of [
    ['Excel (Power Query)', 'let'],
    ['Google Sheets (Apps Script)', 'const ADDRESS'],
    ['LibreOffice (macro Python)', 'import json'],
    ['Un terminal (curl)', 'curl '],
  ] as const) {
    await section.getByLabelText('Avec').selectOptions(name)
    const text = () => section.getByRole('textbox', { name }).element() as HTMLTextAreaElement
    await expect.poll(() => text().value.slice(0, beginning.length)).toBe(beginning)
    expect(text().value).toContain(window.location.origin)
    expect(text().value).toContain('gramme_…')
  }
})
