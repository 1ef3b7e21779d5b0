import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionInfo } from '#contract/sessions.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { SESSIONS } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const section = page.getByRole('region', { name: 'Appareils connectés' })
const entries = section.getByRole('listitem')

const HERE = SESSIONS.items.slice(0, 1)
const PHONE: SessionInfo = {
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b52',
  browser: 'Safari',
  system: 'iphone',
  address: '2001:db8:1:2::/64',
  startedAt: '2026-11-01T09:00:00.000Z',
  usedAt: '2026-11-02T08:30:00.000Z',
  current: false,
}
const PROGRAM: SessionInfo = {
  ...PHONE,
  id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b53',
  browser: null,
  system: null,
  address: null,
}

test('each session is named with its network and its last use, and this one cannot be ended here', async () => {
  await renderRoute(routes, '/settings?onglet=securite', {
    api: { sessions: { list: () => ({ items: [...HERE, PHONE, PROGRAM], total: 3 }) } },
  })
  await expect
    .element(entries.nth(0))
    .toMatchTextContent(
      /^Firefox sur LinuxCet appareilDernière utilisation .*, depuis l’adresse 203\.0\.113\.7/,
    )
  await expect.element(entries.nth(0).getByRole('button')).not.toBeInTheDocument()
  await expect.element(entries.nth(1)).toMatchTextContent(/^Safari sur iPhone.*réseau 2001:db8:1:2::\/64/)
  await expect.element(entries.nth(2)).toMatchTextContent(/^Navigateur ou programme inconnu/)
  await expectAccessibleAtBothWidths()
})

test('of many sessions the first ones are shown, and all of them once they are asked for', async () => {
  const phones = Array.from({ length: 9 }, () => ({ ...PHONE, id: crypto.randomUUID() }))
  const items = [...HERE, ...phones]
  await renderRoute(routes, '/settings?onglet=securite', {
    api: { sessions: { list: () => ({ items, total: 12 }) } },
  })
  await expect.poll(() => entries.elements().length).toBe(5)
  await section.getByRole('button', { name: 'Voir 5 autres appareils' }).click()
  await expect.poll(() => entries.elements().length).toBe(10)
  await expect.element(section.getByText(/2 autres sessions ne sont pas affichées/)).toBeVisible()
})

test('one session is ended, or all others, once the password was given again', async () => {
  let items = [...HERE, PHONE, PROGRAM]
  const { api } = await renderRoute(routes, '/settings?onglet=securite', {
    api: {
      sessions: {
        list: () => ({ items, total: items.length }),
        end: ({ id }) => {
          items = items.filter((session) => session.id !== id)
          return { id }
        },
        endOthers: () => {
          const ended = items.length - 1
          items = [...HERE]
          return { ended }
        },
      },
    },
  })
  await entries
    .nth(1)
    .getByRole('button', { name: /^Déconnecter Safari sur iPhone/ })
    .click()
  const one = page.getByRole('dialog', { name: 'Déconnecter Safari sur iPhone' })
  await one.getByLabelText('Mot de passe actuel').fill('une cuisine ouverte')
  await one.getByRole('button', { name: 'Déconnecter' }).click()
  await expect.element(page.getByText('Safari sur iPhone est déconnecté')).toBeVisible()
  await expect.poll(() => entries.elements().length).toBe(2)
  expect(api.calls.sessions.end).toEqual([{ id: PHONE.id, password: 'une cuisine ouverte' }])

  await section.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
  const question = page.getByRole('dialog', { name: /^Déconnecter tous les autres appareils/ })
  await expect.element(question).toMatchTextContent('Un appareil devra se reconnecter')
  await question.getByLabelText('Mot de passe actuel').fill('une cuisine ouverte')
  await question.getByRole('button', { name: 'Tous les déconnecter' }).click()
  await expect.element(page.getByText('Un appareil est déconnecté')).toBeVisible()
  await expect.poll(() => entries.elements().length).toBe(1)
  await expect
    .element(section.getByRole('button', { name: 'Déconnecter tous les autres appareils' }))
    .not.toBeInTheDocument()
})

test('sessions beyond those that are shown are counted, and a failure has its sentence', async () => {
  await renderRoute(routes, '/settings?onglet=securite', {
    api: { sessions: { list: () => ({ items: [...HERE, PHONE], total: 104 }), end: noNetwork } },
  })
  await expect.element(section.getByText(/^102 autres sessions ne sont pas affichées/)).toBeVisible()
  await entries.nth(1).getByRole('button').click()
  const question = page.getByRole('dialog')
  await question.getByLabelText('Mot de passe actuel').fill('une cuisine ouverte')
  await question.getByRole('button', { name: 'Déconnecter' }).click()
  await expect.element(question.getByRole('alert')).toBeVisible()
})
