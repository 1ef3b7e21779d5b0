import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SheetLink } from '#contract/links.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Preview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as Reading } from '#web/routes/_workspace/recipes.$id.index.tsx'

const kitchen = emptyKitchen()

const LINK: NonNullable<SheetLink['link']> = {
  address: 'https://gramme.exemple.fr/fiche/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  createdAt: '2026-12-01T09:00:00.000Z',
  endsAt: '2026-12-31T09:00:00.000Z',
}

const dialog = page.getByRole('dialog', { name: 'Partager sans les prix' })
const box = (name: string) => page.getByRole('checkbox', { name })
const button = (name: string | RegExp) => dialog.getByRole('button', { name })

async function openSharing() {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Partager sans les prix' }).click()
}

test('a sheet is shared, for all its days again, and withdrawn after a question', async () => {
  const { id } = kitchen.addSheet({ title: 'Quiche' })
  let link: SheetLink['link'] = null
  let lost = true
  const { api } = await renderRoute({ '/_workspace/recipes/$id/': Reading }, `/recipes/${id}`, {
    api: {
      ...kitchen.answers,
      links: {
        get: () => ({ link }),
        share: () => {
          if (lost) return noNetwork()
          link = LINK
          return { link }
        },
        withdraw: () => {
          link = null
          return { id }
        },
      },
    },
  })
  await openSharing()
  await button('Créer le lien').click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  lost = false
  await button('Créer le lien').click()
  await expect.element(dialog.getByLabelText('Adresse de la fiche partagée')).toHaveValue(LINK.address)
  await expect.element(dialog.getByText(/^Ouverte jusqu’au 31 décembre 2026/)).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await expectAccessibleAtBothWidths()
  await button('Repartir pour 30 jours').click()
  await expect.element(page.getByText(/^La fiche est ouverte pour 30.jours$/)).toBeVisible()
  await button('Arrêter le partage').click()
  await page
    .getByRole('dialog', { name: /^Arrêter le partage/ })
    .getByRole('button', { name: 'Arrêter le partage' })
    .click()
  await expect.element(button('Créer le lien')).toBeVisible()
  expect(api.calls.links.share).toEqual([{ id }, { id }, { id }])
  expect(api.calls.links.withdraw).toEqual([{ id }])
})

test('a house that shares as many sheets as it may reads so', async () => {
  const { id } = kitchen.addSheet({ title: 'Quiche' })
  await renderRoute({ '/_workspace/recipes/$id/': Reading }, `/recipes/${id}`, {
    api: { ...kitchen.answers, links: { share: () => refusal('TOO_MANY_LINKS') } },
  })
  await openSharing()
  await button('Créer le lien').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/partage autant de fiches/)
})

test('the printed sheet leaves out what is money, and has the code only where the sheet is shared', async () => {
  const { id } = kitchen.addSheet({ title: 'Quiche', sellingPriceHt: 12 })
  let link: SheetLink['link'] = null
  const { queryClient } = await renderRoute(
    { '/_print/recipes/$id/preview': Preview },
    `/recipes/${id}/preview`,
    { api: { ...kitchen.answers, links: { get: () => ({ link }) } } },
  )
  const paper = page.getByRole('article')
  await expect.element(paper).toMatchTextContent(/12,00\s€/u)
  await expect.element(box('code de partage')).toBeDisabled()
  await box('prix et coûts').click()
  await expect.element(paper).not.toMatchTextContent(/€/u)
  link = LINK
  await queryClient.invalidateQueries()
  await expect.element(paper).toMatchTextContent(/Sans les prix, jusqu’au 31 décembre 2026/)
  await box('code de partage').click()
  await expect.element(paper).not.toMatchTextContent(/Sans les prix/)
  await box('prix et coûts').click()
  await box('code de partage').click()
})
