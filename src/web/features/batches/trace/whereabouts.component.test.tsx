import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { batchAnswer, batchList, tracedLine } from '#contract/testing/batch-answers.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Whereabouts } from '#web/routes/_print/batches.trace.tsx'

const open = (address: string) =>
  renderRoute({ '/_print/batches/trace': Whereabouts }, address, {
    api: {
      batches: {
        holders: () => ({
          certainty: 'possible',
          lines: [{ ...tracedLine(), products: [] }],
          batches: batchList([batchAnswer()]).items,
          unsure: [],
        }),
      },
    },
  })

test('a lot of a supplier is searched, and the batches that may hold it are on a page for an inspector', async () => {
  const { api, address } = await open('/batches/trace')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect.element(page.getByText('Donnez un numéro de lot')).toBeVisible()
  await expectAccessibleAtBothWidths()
  await page.getByLabelText('Numéro de lot du fournisseur').fill(' 0042 ')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect.element(page.getByText('LOTS QUI PEUVENT LE CONTENIR')).toBeVisible()
  await expect.element(page.getByText('Fond brun').first()).toBeVisible()
  expect(api.calls.batches.holders).toMatchObject([{ lot: '0042' }])
  await expect.poll(address).toMatch(/lot=.*0042/)
})

test('a line of an invoice leads to the batches that may hold it', async () => {
  const lineId = crypto.randomUUID()
  const { api } = await open(`/batches/trace?ligne=${lineId}`)
  await expect.element(page.getByText('LOTS QUI PEUVENT LE CONTENIR')).toBeVisible()
  expect(api.calls.batches.holders).toMatchObject([{ lineId }])
})
