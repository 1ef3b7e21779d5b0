import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ERASED_WITHIN_DAYS } from '#domain/house/erasure-days.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const address = location.href
afterEach(() => history.replaceState(null, '', address))

const article = page.getByRole('article')

test.each(['terms', 'privacy', 'legal', 'cookies'])('%s names the operator and its date', async (name) => {
  await renderSitePage(name)
  await expect
    .element(article.getByText('Coordonnées d’exemple, à remplacer par l’exploitant.'))
    .toBeVisible()
  const updated = page.getByText(/^Dernière mise à jour\s:/).element()
  expect(updated.querySelector('time')?.textContent).toMatch(/^\d+ \p{L}+ \d{4}$/u)
})

test('who answers for the site can be called, by numbers that do not break', async () => {
  await renderSitePage('legal')
  for (const fact of ['Nom de l’exploitant', 'Directeur de la publication', 'Nom de l’hébergeur'])
    await expect.element(article.getByText(`${fact} à renseigner`).first()).toBeVisible()
  const phones = article.getByRole('link', { name: /^\+33/ }).elements()
  expect(phones).toHaveLength(3)
  for (const phone of phones) {
    expect(phone.getAttribute('href')).toMatch(/^tel:\+\d+$/)
    expect(phone.textContent).not.toContain(' ')
  }
})

test('the contents lead to a section on a phone', async () => {
  await page.viewport(390, 844)
  await renderSitePage('cookies')
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Durée maximale' })
    .click()
  await expect.element(page.getByRole('heading', { name: 'Durée maximale' })).toBeInViewport()
  await expect.element(page.getByText('13 mois')).toBeVisible()
})

test('the privacy policy states how long data are kept', async () => {
  await renderSitePage('privacy')
  await expect
    .element(page.getByText(`${ERASED_WITHIN_DAYS} jours après votre demande de suppression`))
    .toBeInTheDocument()
})
