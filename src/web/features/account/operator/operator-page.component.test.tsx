import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountSummary, Backups, Overview } from '#contract/operator.ts'
import { expectAccessibleAtBothWidths, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { ACCOUNT, onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Operator } from '#web/routes/_workspace/operator.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { secondPress } from '#web/testing/second-press.ts'

const routes = { '/_workspace/operator': Operator }
const inNavigation = { ...routes, '/_workspace': Workspace }

const FILE = 'gramme-2026-11-26T030000Z.tar.zst'

const OVERVIEW: Overview = {
  version: '0.2.0',
  node: '24.1.0',
  postgres: '18.4',
  news: [{ version: '0.2.0', items: ['Bin', 'Backups'], more: 3 }],
  mail: { server: 'mail.exemple.fr:587', from: 'Gramme <gramme@exemple.fr>', to: 'camille@exemple.fr' },
}

const BACKUPS: Backups = {
  folder: '/data/backups',
  missingFolder: false,
  at: '03:00',
  kept: 7,
  files: [{ file: FILE, bytes: 1_510_000, beganAt: '2026-11-26T03:00:00.000Z' }],
  // One hour before now: after two days the page shows an alert.
  last: {
    endedAt: new Date(Date.now() - 3_600_000).toISOString(),
    bytes: 1_510_000,
    rows: 3726,
    server: 'cuisine',
  },
  failure: null,
  running: null,
}

const summary = (facts: Partial<AccountSummary> = {}): AccountSummary => ({
  id: crypto.randomUUID(),
  fullName: 'Léa Fontaine',
  email: 'lea@exemple.fr',
  confirmed: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: '2026-11-25T10:00:00.000Z',
  eraseAt: null,
  items: 1234,
  photoBytes: 2_400_000,
  ...facts,
})

const operator = {
  get: () => OVERVIEW,
  backups: () => BACKUPS,
  accounts: () => onePage([summary()]),
}
const account = { get: () => ({ ...ACCOUNT, isOperator: true }) }
const section = (name: string) => page.getByRole('region', { name })

test('the page of the operator is none for anyone else, and nothing leads to it', async () => {
  await renderRoute(inNavigation, '/operator', { api: { operator: { get: () => refusal('NOT_FOUND') } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Installation' })).not.toBeInTheDocument()
})

test('the operator finds accounts, backups, mail and version', async () => {
  await renderRoute(inNavigation, '/operator', { api: { account, operator } })
  await expect.element(page.getByRole('link', { name: 'Installation' })).toBeVisible()
  await expect
    .element(section('Sauvegardes'))
    .toMatchTextContent(/dernière réussie a fini le \d.*1,6\sMo, 3\s?726 lignes/)
  await expect
    .element(section('Comptes'))
    .toMatchTextContent(/1 compte.*Léa Fontaine.*lea@exemple\.fr.*1\s?234.*2,4\sMo/)
  await expect.element(section('Courrier')).toMatchTextContent(/mail\.exemple\.fr:587/)
  await expect.element(section('Version')).toMatchTextContent(/Gramme 0\.2\.0.*Bin.*3 autres/)
  await expectAccessibleAtBothWidths()
})

test('a backup is begun once, its progress is shown, and a failure is shown with its reason', async () => {
  let now = BACKUPS
  const { api } = await renderRoute(routes, '/operator', {
    api: {
      account,
      operator: {
        ...operator,
        backups: () => now,
        backUp: () => {
          now = { ...BACKUPS, running: { beganAt: '2026-11-27T10:00:00.000Z', bytes: 512_000 } }
          return { begun: true }
        },
      },
    },
  })
  await userEvent.dblClick(page.getByRole('button', { name: 'Sauvegarder maintenant' }))
  await expect.element(page.getByText(/En cours depuis .*512\sko écrits/)).toBeVisible()
  secondPress(page.getByRole('button', { name: 'Sauvegarde en cours...' }))
  now = {
    ...BACKUPS,
    failure: { endedAt: '2026-11-27T10:00:05.000Z', server: 'cuisine', reason: 'Il ne reste pas de place.' },
  }
  await expect.element(page.getByText('Il ne reste pas de place.')).toBeVisible()
  await expect.element(page.getByText(/dernière tentative a échoué .* sur cuisine/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sauvegarder maintenant' })).toBeVisible()
  expect(api.calls.operator.backUp).toHaveLength(1)
})

test('a backup is downloaded by the password, which is asked again where it is wrong', async () => {
  const { api } = await renderRoute(routes, '/operator', {
    api: { account, operator: { ...operator, backupLink: () => refusal('WRONG_PASSWORD') } },
  })
  await page.getByRole('button', { name: /^Télécharger la sauvegarde du 26 novembre/ }).click()
  const question = page.getByRole('dialog')
  await expect.element(question).toMatchTextContent(/contient tout ce que tous les comptes ont enregistré/)
  await question.getByLabelText('Votre mot de passe').fill('pas le bon')
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByText('Le mot de passe est incorrect')).toBeVisible()
  api.answer({ operator: { backupLink: () => ({ href: '#begun' }) } })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Le téléchargement commence')).toBeVisible()
  expect(api.calls.operator.backupLink.at(-1)).toEqual({ file: FILE, password: 'pas le bon' })
})

test('accounts are searched and read on', async () => {
  const { api } = await renderRoute(routes, '/operator', {
    api: {
      account,
      operator: {
        ...operator,
        accounts: ({ search, cursor }) => {
          if (search === 'zoé') return onePage([])
          const name = cursor === undefined ? 'Léa Fontaine' : 'Marc Petit'
          return {
            items: [summary({ fullName: name })],
            nextCursor: cursor === undefined ? 'next' : null,
            total: 2,
          }
        },
      },
    },
  })
  const accounts = section('Comptes')
  await accounts.getByRole('button', { name: 'Voir plus' }).click()
  await expect.element(accounts.getByText('Marc Petit')).toBeVisible()
  await accounts.getByRole('searchbox').fill('zoé')
  await expect.element(accounts.getByText('Aucun compte ne correspond à cette recherche')).toBeVisible()
  expect(api.calls.operator.accounts.at(-1)).toMatchObject({ search: 'zoé', limit: 25 })
})

test('a test mail says where it went, or why it did not leave', async () => {
  const { api } = await renderRoute(routes, '/operator', {
    api: {
      account,
      operator: {
        ...operator,
        sendTestMail: () => ({
          to: 'camille@exemple.fr',
          sent: true,
          file: null,
          failure: null,
          answer: null,
        }),
      },
    },
  })
  const send = page.getByRole('button', { name: 'Envoyer un message d’essai' })
  await send.click()
  await expect.element(page.getByText(/l’a accepté pour camille@exemple\.fr/)).toBeVisible()
  api.answer({
    operator: {
      sendTestMail: () => ({ to: 'x', sent: false, file: null, failure: 'login', answer: '535 Bad login' }),
    },
  })
  await send.click()
  await expect
    .element(section('Courrier').getByRole('alert'))
    .toMatchTextContent(/refuse l’identifiant.*535 Bad login/)
})

test('an old backup, a missing folder and a missing mail server are shown without a sideways scroll on a phone', async () => {
  await page.viewport(390, 800)
  await renderRoute(routes, '/operator', {
    api: {
      account,
      operator: {
        ...operator,
        get: () => ({
          ...OVERVIEW,
          news: [],
          mail: { server: null, from: 'Gramme <x@localhost>', to: null },
        }),
        backups: () => ({
          ...BACKUPS,
          folder: '/media/un-disque-au-nom-tres-long/'.repeat(4),
          missingFolder: true,
          files: [],
          last: { endedAt: '2020-01-01T03:00:00.000Z', bytes: 1000, rows: 1, server: 'cuisine' },
        }),
        accounts: () =>
          onePage([
            summary({ fullName: 'x'.repeat(120), email: `${'y'.repeat(90)}@exemple.fr`, lastUsedAt: null }),
          ]),
      },
    },
  })
  await expect.element(page.getByText(/a plus de [\d\s]+ jours/)).toBeVisible()
  await expect.element(page.getByText(/n’existe pas sur ce serveur/)).toBeVisible()
  await expect.element(page.getByText(/restent en fichiers/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Envoyer un message d’essai' })).toBeDisabled()
  await expectNoSidewaysScroll()
})
