import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShownInvitation } from '#contract/houses.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'
import { InvitationPage } from './invitation-page.tsx'

const INVITATION: ShownInvitation = {
  houseName: 'Le Passe',
  role: 'cook',
  invitedBy: 'Camille',
  email: null,
  expiresAt: '2026-12-08T09:00:00.000Z',
}
const link = (name: string) => page.getByRole('main').getByRole('link', { name })

test('a visitor reads which house, as what and until when, and goes on to an account', async () => {
  const { api } = await renderSitePage('invitation', {
    Page: () => <InvitationPage token="abc" />,
    api: { houses: { invitation: () => INVITATION } },
  })
  await expect.element(page.getByText('Camille vous invite dans Le Passe.')).toBeVisible()
  await expect.element(page.getByText(/Votre rôle\s: Cuisinier/)).toBeVisible()
  await expect.element(page.getByText(/jusqu’au 8 décembre 2026/)).toBeVisible()
  await expect.element(link('Créer mon compte')).toHaveAttribute('href', '/register#type=house&token=abc')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: /me connecter/ }))
    .toHaveAttribute('href', '/login?from=%2Finvitation')
  await expectAccessibleAtBothWidths()
  expect(api.calls.houses.invitation).toEqual([{ token: 'abc' }])
})

test('who is signed in joins by one button, and nothing of the house before stays in this browser', async () => {
  const kept = `gramme-draft ${SESSION.account} builder`
  localStorage.setItem(kept, '{}')
  const { api, departures } = await renderSitePage('invitation', {
    session: SESSION,
    Page: () => <InvitationPage token="abc" />,
    api: {
      houses: {
        invitation: () => INVITATION,
        join: () => ({ id: SESSION.user.id, name: 'Le Passe', role: 'cook' }),
      },
    },
  })
  await page.getByRole('button', { name: 'Rejoindre la maison' }).click()
  await expect.poll(() => departures).toEqual(['/dashboard'])
  expect(api.calls.houses.join).toEqual([{ token: 'abc' }])
  expect(localStorage.getItem(kept)).toBeNull()
})

test('an invitation that has ended, and a link that is not whole, say what to do', async () => {
  await renderSitePage('invitation', {
    Page: () => <InvitationPage token="abc" />,
    api: { houses: { invitation: () => refusal('INVITATION_ENDED') } },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Demandez-en une nouvelle/)
  await expectAccessibleAtBothWidths()
})
