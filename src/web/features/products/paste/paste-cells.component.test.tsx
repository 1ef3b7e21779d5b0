import { expect, test } from 'vitest'
import { priceImpact } from '#contract/testing/product-fixtures.ts'
import { page } from 'vitest/browser'
import type { ManyProducts } from '#contract/many-products.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { BRIOCHE, CREAM, METRO, VEAL, cell, goTo, press, renderTable } from '#web/testing/product-cells.ts'

/** What the keys of the clipboard send to the cell under the cursor. */
function clipboard(kind: 'copy' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer()
  if (kind === 'paste') clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }),
  )
  return clipboardData.getData('text/plain')
}

/** The table, with a server that stores what is pasted. */
async function renderPasting() {
  const shown = await renderTable()
  const change = ({ change: sent, actId }: ManyProducts) => {
    const cells = 'cells' in sent ? sent.cells : []
    for (const { id, ...given } of cells) shown.put({ id, ...given })
    const priced = cells.some(({ priceHt }) => priceHt !== undefined)
    const facts = cells.filter(
      ({ category, supplierId }) => category !== undefined || supplierId !== undefined,
    )
    return {
      changed: cells.length,
      changedIds: facts.map(({ id }) => id),
      left: [],
      gone: [],
      actId: priced && actId !== undefined ? actId : null,
    }
  }
  shown.api.answer({
    manyProducts: { change, restore: () => ({ restored: [BRIOCHE, CREAM], left: [], gone: [] }) },
  })
  return {
    ...shown,
    change,
    pasted: () => shown.api.calls.manyProducts.change.map(({ change: sent }) => sent),
  }
}
const dialog = page.getByRole('dialog')

test('a column of prices is pasted from the cell on at once, and undone as one act', async () => {
  const { api, pasted } = await renderPasting()
  await goTo('Brioche', 'price')
  clipboard('paste', '7,80\r\n4,50\r\n')
  await expect.element(page.getByText(/Collé\s: 2 prix\./)).toBeVisible()
  expect(pasted()).toEqual([
    {
      cells: [
        { id: BRIOCHE.id, priceHt: 7.8 },
        { id: CREAM.id, priceHt: 4.5 },
      ],
    },
  ])
  await expect.element(cell('Crème', 'price')).toMatchTextContent('4,50 € / L')
  const actId = api.calls.manyProducts.change[0]?.actId
  await press('{Control>}z{/Control}')
  await expect.element(page.getByText('2 produits remis comme avant')).toBeVisible()
  expect(api.calls.manyProducts.restore).toEqual([{ actId }])
})

test('a block that cannot be read whole is shown before, with what is left and why', async () => {
  const { api, pasted } = await renderPasting()
  api.answer({ prices: { impact: () => priceImpact() } })
  await goTo('Brioche', 'category')
  clipboard('paste', 'Crémerie\t1.234\tMétro\nFromage\tsur demande\tTransgourmet\nViande\t16,90\t\nÉpices\t1')
  await expect
    .element(dialog.getByText('4 cellules ne peuvent pas être collées et restent comme avant'))
    .toBeVisible()
  const text = dialog.element().textContent.replaceAll(/\s/gu, ' ')
  expect(text).toContain('Catégorie de Crème : aucune catégorie « Fromage »')
  expect(text).toContain('Prix HT de Crème : « sur demande » n’est pas un prix')
  expect(text).toContain('Fournisseur de Crème : aucun fournisseur « Transgourmet »')
  expect(text).toContain('Fournisseur de Veau : cellule vide')
  expect(text).toContain('1 ligne de trop n’est pas collée : la liste s’arrête à Veau.')
  expect(text).toContain('2 cellules ont déjà leur valeur.')
  await expectAccessible()
  expect(pasted()).toEqual([])
  await dialog.getByRole('radio', { name: 'Des milliers' }).click()
  await expect.element(dialog.getByText('À vérifier')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Des décimales' }).click()
  await dialog.getByRole('button', { name: 'Coller 1 catégorie, 1 prix et 1 fournisseur' }).click()
  await expect
    .element(page.getByText(/4 cellules laissées comme avant\s: «\sCrème\s» et «\sVeau\s»/))
    .toBeVisible()
  expect(pasted()).toEqual([
    { cells: [{ id: BRIOCHE.id, category: 'Crémerie', priceHt: 1.234, supplierId: METRO?.id }] },
  ])
  await expect.element(cell('Brioche', 'category'), { message: 'the cursor is where it was' }).toHaveFocus()
})

test('a price of two readings is not pasted until one is chosen, and a leap is asked', async () => {
  const { api, pasted } = await renderPasting()
  api.answer({ prices: { impact: () => priceImpact() } })
  await goTo('Veau', 'price')
  clipboard('paste', '1.234')
  await expect.element(dialog.getByRole('radio', { name: 'Ne pas le coller' })).toBeChecked()
  await expect.element(dialog.getByRole('button', { name: 'Coller' })).toBeDisabled()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(cell('Veau', 'price')).toHaveFocus()
  await goTo('Veau', 'price')
  clipboard('paste', '169')
  await expect
    .element(dialog.getByText(/À vérifier\s: un prix est multiplié ou divisé par cinq, ou plus/))
    .toBeVisible()
  await expect.element(dialog).toMatchTextContent(/1 fiche touchée\s: Pain perdu 75,0\s% → 12,0\s%/)
  expect(pasted()).toEqual([])
  await dialog.getByRole('button', { name: 'Coller 1 prix' }).click()
  await expect.poll(pasted).toEqual([{ cells: [{ id: VEAL.id, priceHt: 169 }] }])
})

test('without a network the block stays, and is pasted under the same act once there is one', async () => {
  const { api, change } = await renderPasting()
  api.answer({ manyProducts: { change: noNetwork } })
  await goTo('Brioche', 'price')
  clipboard('paste', '7,80')
  await expect.element(dialog.getByText(/Le collage n’a pas pu être fait/)).toBeVisible()
  api.answer({ manyProducts: { change } })
  await dialog.getByRole('button', { name: 'Coller 1 prix' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('7,80 € / kg')
  const [first, second] = api.calls.manyProducts.change
  expect(second?.actId).toBe(first?.actId)
})

test('a cell is copied as a spreadsheet takes it, and pasted elsewhere', async () => {
  const { pasted } = await renderPasting()
  await goTo('Veau', 'price')
  expect(clipboard('copy')).toBe('16,9')
  await goTo('Crème', 'supplier')
  expect(clipboard('copy')).toBe('Laiterie du Val')
  await goTo('Brioche', 'supplier')
  expect(clipboard('copy')).toBe('Aucun fournisseur')
  await goTo('Crème', 'supplier')
  clipboard('paste', 'Aucun fournisseur')
  await expect.poll(pasted).toEqual([{ cells: [{ id: CREAM.id, supplierId: null }] }])
})
