import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HouseInvitation, Member } from '#contract/members.ts'
import type { Role } from '#domain/house/role.ts'
import { Route } from '#web/routes/_workspace/settings.tsx'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = { '/_workspace/settings': Route }
const section = page.getByRole('region', { name: 'Équipe' })
const button = (name: string) => section.getByRole('button', { name, exact: true })
const row = (name: RegExp) => section.getByRole('row', { name })
const dialog = (name: RegExp) => page.getByRole('dialog', { name })

const CAMILLE: Member = {
  id: SESSION.user.id,
  name: 'Camille',
  role: 'owner',
  email: SESSION.user.email,
  joinedAt: '2026-11-01T09:00:00.000Z',
  usedAt: '2026-12-01T09:00:00.000Z',
  isOffered: false,
}
const LEA: Member = {
  ...CAMILLE,
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d02',
  name: 'Léa',
  role: 'cook',
  email: 'lea@exemple.fr',
  usedAt: null,
}
const INVITED: HouseInvitation = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d03',
  role: 'chef',
  email: 'omar@exemple.fr',
  invitedBy: 'Camille',
  createdAt: '2026-12-01T09:00:00.000Z',
  expiresAt: '2026-12-08T09:00:00.000Z',
}

// A page that is left for another house is hidden.
afterEach(() => document.documentElement.style.removeProperty('visibility'))

const showTo = (role: Role, members: Answers['members'], houses: Answers['houses'] = {}) =>
  renderRoute(routes, '/settings?onglet=equipe', {
    session: { ...SESSION, role, members: 2 },
    api: { members, houses },
  })

async function act(member: string, name: string) {
  await section.getByRole('button', { name: `Actions sur ${member}` }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('an owner reads who is in the house, and removes a member after a question that says what goes', async () => {
  let items = [CAMILLE, LEA]
  const { api } = await showTo('owner', {
    list: () => ({ items }),
    remove: ({ id }) => {
      items = items.filter((member) => member.id !== id)
      return { id }
    },
  })
  await expect.element(row(/^Camille vous.*Propriétaire.*2026/)).toBeVisible()
  await expect.element(row(/^Léa.*Cuisinier Aucune session ouverte/)).toBeVisible()
  await expect.element(section.getByText(/^Vous êtes le seul propriétaire/)).toBeVisible()
  await expect.element(button('Quitter la maison')).not.toBeInTheDocument()
  await expectAccessibleAtBothWidths()
  await act('Léa', 'Retirer')
  const question = dialog(/^Retirer Léa de la maison/)
  await expect.element(question.getByText(/sessions dans cette maison se ferment aussitôt/)).toBeVisible()
  await question.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect.element(row(/^Léa/)).not.toBeInTheDocument()
  expect(api.calls.members.remove).toEqual([{ id: LEA.id }])
})

test('a link is made for a role with the password, shown once with its code, and then waits among the invitations', async () => {
  let items: HouseInvitation[] = []
  const { api } = await showTo('owner', {
    list: () => ({ items: [CAMILLE] }),
    invitations: () => ({ items }),
    invite: ({ password, role }) => {
      if (password !== 'un mot de passe') return refusal('WRONG_PASSWORD')
      items = [{ ...INVITED, role, email: null }]
      return { ...INVITED, role, email: null, address: 'https://gramme.exemple.fr/invitation#secret' }
    },
    withdraw: ({ id }) => {
      items = []
      return { id }
    },
  })
  await button('Inviter').click()
  await section.getByRole('radio', { name: 'Chef' }).click()
  await section.getByLabelText('Mot de passe actuel').fill('un autre mot')
  await button('Créer l’invitation').click()
  await expect.element(section.getByText('Le mot de passe est incorrect')).toBeVisible()
  await expectAccessible()
  await section.getByLabelText('Mot de passe actuel').fill('un mot de passe')
  await button('Créer l’invitation').click()
  await expect.element(section.getByText(/\/invitation#secret$/)).toBeVisible()
  await expect.element(section.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessibleAtBothWidths()
  await button('C’est fait').click()
  await expect.element(section.getByText(/#secret/)).not.toBeInTheDocument()
  await expect.element(section.getByText('Chef, par Camille, jusqu’au 8 décembre 2026')).toBeVisible()
  await button('Retirer l’invitation de Par lien').click()
  await dialog(/^Retirer cette invitation/)
    .getByRole('button', { name: 'Retirer', exact: true })
    .click()
  await expect.element(section.getByText('Invitations en attente')).not.toBeInTheDocument()
  expect(api.calls.members.invite.at(-1)).toEqual({ role: 'chef', password: 'un mot de passe' })
})

test('another role is given by a form, and an owner is made with the password alone', async () => {
  const { api } = await showTo('owner', {
    list: () => ({ items: [CAMILLE, LEA] }),
    change: ({ name = LEA.name, role = LEA.role }) => ({ ...LEA, name, role }),
  })
  await act('Léa', 'Modifier')
  const form = dialog(/^Modifier Léa/)
  await form.getByRole('radio', { name: 'Chef' }).click()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Modifications enregistrées')).toBeVisible()
  await act('Léa', 'Modifier')
  await form.getByRole('radio', { name: 'Propriétaire' }).click()
  await form.getByLabelText(/^Votre mot de passe/).fill('un mot de passe')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(() => api.calls.members.change)
    .toEqual([
      { id: LEA.id, role: 'chef', password: '' },
      { id: LEA.id, role: 'owner', password: 'un mot de passe' },
    ])
})

test('a house is handed over by two who confirm: one offers it, the other takes it', async () => {
  let lea = LEA
  const { api } = await showTo('owner', {
    list: () => ({ items: [CAMILLE, lea] }),
    offer: () => (lea = { ...LEA, isOffered: true }),
    takeBackOffer: () => (lea = LEA),
  })
  await act('Léa', 'Céder la maison')
  const question = dialog(/^Céder la maison à Léa/)
  await question.getByLabelText('Mot de passe actuel').fill('un mot de passe')
  await question.getByRole('button', { name: 'Proposer la maison' }).click()
  await expect.element(section.getByText('Maison proposée, pas encore acceptée')).toBeVisible()
  expect(api.calls.members.offer).toEqual([{ id: LEA.id, password: 'un mot de passe' }])
  await act('Léa', 'Se raviser')
  await expect.element(section.getByText('Maison proposée, pas encore acceptée')).not.toBeInTheDocument()
})

test('a chef reads names and roles, changes nothing, and may leave or take the house that is offered', async () => {
  const SELF = { ...CAMILLE, role: 'chef' as const, email: null, usedAt: null, joinedAt: null }
  const { api, departures } = await showTo(
    'chef',
    {
      list: () => ({ items: [{ ...LEA, role: 'owner', email: null, joinedAt: null }, SELF] }),
      acceptOffer: () => ({ id: LEA.id, name: 'Le Passe', role: 'owner' }),
    },
    {
      list: () => ({
        items: [{ id: LEA.id, name: 'Le Passe', role: 'chef', isHere: true, offeredBy: 'Léa' }],
      }),
    },
  )
  await expect.element(row(/^Camille vous Chef/)).toBeVisible()
  await expect.element(button('Inviter')).not.toBeInTheDocument()
  await expect.element(section.getByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  await expect.element(button('Quitter la maison')).toBeVisible()
  await expect.element(section.getByText(/^Léa vous propose/).first()).toBeVisible()
  await expectAccessibleAtBothWidths()
  await button('Accepter la maison').click()
  const question = dialog(/^On vous cède cette maison/)
  await question.getByLabelText('Mot de passe actuel').fill('un mot de passe')
  await question.getByRole('button', { name: 'Accepter la maison' }).click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(api.calls.members.acceptOffer).toEqual([{ password: 'un mot de passe' }])
})
