import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Batch } from '#contract/batch-shapes.ts'
import { batchAnswer, hoursFromNow, originsAnswer } from '#contract/testing/batch-answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as BatchRoute } from '#web/routes/_workspace/batches.$id.tsx'
import { Route as Trace } from '#web/routes/_print/batches.$id.trace.tsx'

function open(batch: Batch, origins = originsAnswer()) {
  return renderRoute(
    { '/_workspace/batches/$id': BatchRoute, '/_print/batches/$id/trace': Trace },
    `/batches/${batch.id}`,
    { api: { batches: { get: () => batch, origins: () => origins } } },
  )
}

test('a batch shows what it was made of, and which invoices may have brought it', async () => {
  const batch = batchAnswer({
    extensions: [{ at: hoursFromNow(-1), useBy: hoursFromNow(2), reason: 'Contrôlé' }],
  })
  const { address } = await open(batch)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fond brun')
  await expect.element(page.getByText('version 4', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Contrôlé', { exact: false })).toBeVisible()
  await expect.element(page.getByText('origines possibles, jamais certaines', { exact: false })).toBeVisible()
  await expect
    .poll(() => textsOf(page.getByRole('table', { name: 'Origines possibles' }).getByRole('row')))
    .toEqual([
      expect.stringMatching(/^Facture/),
      'Os de veau',
      expect.stringMatching(/^Facture F-7 du 1er octobre 2026.*Maison Perrin.*L7.*BL 42/),
      'Oignon',
      'Aucune livraison connue sur ces jours',
    ])
  await expectAccessibleAtBothWidths()
  await page.getByRole('link', { name: 'Page pour le contrôle' }).click()
  await expect.poll(address).toBe(`/batches/${batch.id}/trace`)
  await expect.element(page.getByText('TRAÇABILITÉ D’UN LOT')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Exporter en PDF' })).toBeVisible()
})

test('of a sheet that was changed since, the doubt is shown', async () => {
  await open(batchAnswer({ contents: 'changed' }), originsAnswer({ contents: 'changed' }))
  await expect
    .element(page.getByText('le lot peut contenir d’autres produits', { exact: false }))
    .toBeVisible()
})
