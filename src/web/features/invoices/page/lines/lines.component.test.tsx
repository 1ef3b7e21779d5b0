import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { articleRef, invoiceAnswer, invoiceLine, invoicePlan } from '#contract/testing/invoice-answers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { Route } from '#web/routes/_workspace/invoices.$invoiceId.tsx'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const flour = invoiceLine({ name: 'Farine T55', article: null })
const salt = invoiceLine({ name: 'Gros sel', article: null })
const pepper = invoiceLine({ name: 'Poivre noir', article: null })

async function open(invoice: Invoice) {
  const plan = invoicePlan()
  const applied = {
    invoice: { ...invoice, state: 'applied' as const, version: 2 },
    products: 0,
    sheets: 0,
    newer: 0,
  }
  const shown = await renderRoute({ '/_workspace/invoices/$invoiceId': Route }, `/invoices/${invoice.id}`, {
    api: {
      invoices: { get: () => invoice, preview: () => plan, resolve: () => invoice, apply: () => applied },
      products: { list: () => onePage([]) },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return shown
}

const nameOf = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) =>
  page.getByRole('table', { name: 'Lignes' }).getByRole('row', { name: new RegExp(name, 'u') })

test('arrows go through the answers of a line and on to the next one, and back to its name', async () => {
  await open(invoiceAnswer({ items: [flour, salt], toLookAt: 2 }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const details = page.getByRole('group', { name: 'Détails de Farine T55' })
  await expect.element(details.getByRole('button', { name: /^Nouvel article/u })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(nameOf('Farine T55')).toHaveFocus()
  details.getByRole('button', { name: 'Autre frais' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(nameOf('Gros sel')).toHaveFocus()
})

test('an arrow right after Space stays on the line that Space has led to', async () => {
  await open(invoiceAnswer({ items: [flour, salt, pepper], toLookAt: 3 }))
  await userEvent.keyboard('{ArrowDown} {ArrowDown}')
  await expect.element(nameOf('Gros sel')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(nameOf('Poivre noir')).toHaveFocus()
})

test('Ctrl+Enter applies from any line, which it does not open', async () => {
  const invoice = invoiceAnswer({ items: [flour] })
  const { api } = await open(invoice)
  await expect.element(page.getByText('Aucun prix ne change')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
  await expect.poll(() => api.calls.invoices.apply).toMatchObject([{ id: invoice.id, version: 1 }])
  await expect.element(page.getByRole('group', { name: /^Détails/u })).not.toBeInTheDocument()
})

test('the Space after the last answer applies nothing, Ctrl+Enter does', async () => {
  const invoice = invoiceAnswer({ items: [flour], toLookAt: 1 })
  const { api } = await open(invoice)
  await expect.element(page.getByText('Aucun prix ne change')).toBeVisible()
  await userEvent.keyboard('{ArrowDown} ')
  const bar = page.getByRole('region', { name: 'Ce que change cette facture' })
  await expect.element(bar).toHaveFocus()
  await expect.element(bar.getByRole('button', { name: 'Appliquer' })).toBeEnabled()
  await userEvent.keyboard(' ')
  expect(api.calls.invoices.apply).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => api.calls.invoices.apply).toHaveLength(1)
})

test('a product that is not there is named in words', async () => {
  await open(invoiceAnswer({ items: [flour] }))
  await nameOf('Farine T55').click()
  await page
    .getByRole('combobox', { name: 'Lier le nouvel article à un de vos produits' })
    .fill('Huile de noix')
  await expect.element(page.getByText('Aucun autre produit trouvé')).toBeVisible()
})

test('what is billed is counted in words, and its code is whole', async () => {
  const boxes = invoiceLine({ name: 'Riz', code: '40021', quantity: 2, unitCode: 'XCT' })
  const parcels = invoiceLine({ name: 'Thé', quantity: 4, unitCode: 'XPK' })
  await open(invoiceAnswer({ items: [boxes, parcels] }))
  await expect.element(row('Riz')).toMatchTextContent('40021')
  await expect.element(row('Riz')).toMatchTextContent('2 cartons')
  await expect.element(row('Thé')).toMatchTextContent('4 colis')
})

test('a free line says so and asks nothing', async () => {
  const free = { unit: null, unitPriceHt: null, lineTotal: 0, doubts: ['free'] }
  await open(invoiceAnswer({ items: [invoiceLine({ name: 'Échantillon', article: null, ...free })] }))
  await expect.element(row('Échantillon')).toMatchTextContent('offert')
  await nameOf('Échantillon').click()
  await expect.element(page.getByRole('group', { name: /^Détails/u })).toMatchTextContent('Gratuit')
  await expect.element(page.getByRole('button', { name: 'Autre frais' })).not.toBeInTheDocument()
})

test('an unknown unit is named by the user', async () => {
  const readings = (['kg', 'L', 'pièce'] as const).map((unit) => ({ unit, priceHt: 10 }))
  const open5 = {
    unit: null,
    unitPriceHt: null,
    lineTotal: 10,
    unitCode: 'ZZ',
    doubts: ['unit-unknown'],
    readings,
  }
  const { api } = await open(
    invoiceAnswer({ items: [invoiceLine({ name: 'Comté', article: null, ...open5 })] }),
  )
  await nameOf('Comté').click()
  await page.getByRole('button', { name: 'C’est le kg : 10,00 € / kg' }).click()
  await expect
    .poll(() => api.calls.invoices.resolve)
    .toMatchObject([{ lines: [{ price: { unit: 'kg', priceHt: 10 } }] }])
})

test('a charge is taken for all lines of its code, and Space goes on behind them', async () => {
  const charged = {
    code: 'CONS',
    article: null,
    unit: null,
    unitPriceHt: null,
    doubts: ['charge'],
    read: null,
  }
  const deposits = ['Déconsigne', 'Consigne'].map((name) =>
    invoiceLine({ ...charged, name, proposedCharge: 'deposit' }),
  )
  const { api } = await open(invoiceAnswer({ items: [...deposits, salt], toLookAt: 3 }))
  await userEvent.keyboard('{ArrowDown} ')
  await expect.element(nameOf('Gros sel')).toHaveFocus()
  const resolved = { as: 'charge', charge: 'deposit' }
  await expect.poll(() => api.calls.invoices.resolve).toMatchObject([{ lines: [{ resolved }, { resolved }] }])
})

test('of a long invoice the document shows the first lines, and then those behind them', async () => {
  const items = Array.from({ length: 205 }, (_, at) => invoiceLine({ name: `Article ${at + 1}` }))
  await open(invoiceAnswer({ items }))
  const read = page.getByRole('region', { name: 'La facture telle qu’elle a été lue' })
  await expect.element(read).toMatchTextContent('Article 200')
  expect(read.element().textContent).not.toContain('Article 205')
  await read.getByRole('button', { name: 'Afficher la suite : 5 lignes' }).click()
  await expect.element(read).toMatchTextContent('Article 205')
})

test('the document has what is between its lines and its total, and prices of the unit that they are of', async () => {
  const flour = { unitCode: 'TNE', quantity: 0.05, netPrice: 940, lineTotal: 47 }
  const cider = { unitCode: 'HLT', quantity: 0.24, netPrice: 112, lineTotal: 26.88 }
  await open(invoiceAnswer({ items: [invoiceLine(flour), invoiceLine(cider)], totalHt: 78.88 }))
  const read = page.getByRole('region', { name: 'La facture telle qu’elle a été lue' })
  await expect.element(read).toMatchTextContent('50 kg · 940,00 € pour 1 000 kg')
  await expect.element(read).toMatchTextContent('24 L · 112,00 € pour 100 L')
  await expect
    .element(read)
    .toMatchTextContent('Somme des lignes73,88 €Remises et frais de la facture5,00 €Total HT78,88 €')
})

test('of a price far from the known one the known one is beside the question', async () => {
  const far = { unitPriceHt: 30, doubts: ['price-far-from-known'] }
  await open(invoiceAnswer({ items: [invoiceLine({ name: 'Tomate', ...far })], toLookAt: 1 }))
  await nameOf('Tomate').click()
  const details = page.getByRole('group', { name: 'Détails de Tomate' })
  await expect.element(details).toMatchTextContent('Article : Tomate ronde, 3,00 € / kg au catalogue')
  await expect.element(details.getByRole('button', { name: 'Ce n’est pas cet article' })).toBeVisible()
})

const pricesOffered = (name: string) =>
  page
    .getByRole('group', { name: `Détails de ${name}` })
    .getByRole('button', { name: '€' })
    .elements()
    .map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))

test('what one of several costs is offered in words before the whole pack, and about what a tin holds', async () => {
  const bottles = articleRef({ unit: 'bouteille', priceHt: 0.65 })
  const read = catalogueFacts({ name: 'Eau pack 4 x 1 L', unit: 'L', priceHt: 0.6, packPriceHt: 2.4 })
  const water = { article: bottles, read, quantity: 2, unitCode: 'XPK', lineTotal: 4.8, unit: 'L' } as const
  const content = { contentQuantity: 2.65, contentUnit: 'L' } as const
  const tin = catalogueFacts({ name: 'Pois boîte 3/1', unit: 'pièce', priceHt: 4.75, ...content })
  const peas = {
    article: articleRef({ unit: 'kg', priceHt: 1.9 }),
    read: tin,
    lineTotal: 4.75,
    unit: 'pièce',
  } as const
  await open(
    invoiceAnswer({
      items: [
        invoiceLine({ name: 'Eau', ...water, unitPriceHt: 0.6, misfit: 'content-missing' }),
        invoiceLine({ name: 'Pois', ...peas, unitPriceHt: 4.75, misfit: 'tin-weight' }),
      ],
    }),
  )
  await nameOf('Eau').click()
  await expect
    .poll(() => pricesOffered('Eau'))
    .toEqual([
      '2,40 € pour 4 bouteilles : 0,60 € / bouteille',
      '2,40 € pour 1 bouteille : 2,40 € / bouteille',
    ])
  await nameOf('Pois').click()
  await expect.poll(() => pricesOffered('Pois')).toEqual(['4,75 € pour ≈ 2,5 kg : ≈ 1,91 € / kg'])
})

test('an article that is given back says so, and no charge is offered twice', async () => {
  const none = { unit: null, unitPriceHt: null }
  const back = invoiceLine({ name: 'Cognac', ...none, lineTotal: -32, doubts: ['negative'] })
  const deposit = { article: null, doubts: ['charge'], proposedCharge: 'deposit' } as const
  await open(
    invoiceAnswer({
      items: [back, invoiceLine({ name: 'Consigne', ...none, ...deposit, doubts: ['charge'] })],
    }),
  )
  await expect.element(row('Cognac')).toMatchTextContent('retour')
  await nameOf('Consigne').click()
  const details = page.getByRole('group', { name: 'Détails de Consigne' })
  await expect.poll(() => details.getByRole('button', { name: 'Consigne' }).elements()).toHaveLength(1)
})
