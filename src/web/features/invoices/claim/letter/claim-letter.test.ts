import { expect, test } from 'vitest'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { articleRef, invoiceAnswer, invoiceLine } from '#contract/testing/invoice-answers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { claimOf } from '../claim-of.ts'
import { claimLetter } from './claim-letter.ts'
import { claimMail, mailAddress } from './claim-mail.ts'
import { composeClaim } from './compose-claim.ts'

type Line = Parameters<typeof invoiceLine>[0]

/** Nine kilograms of butter at 10.35 €, which were agreed at 9.40 €. */
const butter = (line: Line = {}) =>
  invoiceLine({
    name: 'Beurre doux',
    code: '40001',
    lineTotal: 93.15,
    unitPriceHt: 10.35,
    agreedPriceHt: 9.4,
    agreedAt: '2026-09-01T10:00:00.000Z',
    overcharge: 8.55,
    ...line,
  })

function letterOf(
  items = [butter()],
  creditNotes: Invoice['creditNotes'] = [],
  deliveries: readonly string[] = [],
) {
  const invoice = invoiceAnswer({ items, creditNotes, number: 'F-106', issuedOn: '2026-11-06' })
  const lines = claimOf(invoice)?.open ?? []
  return claimLetter({
    invoice,
    lines,
    deliveries,
    sender: 'Camille Fournier',
    today: new Date(2026, 10, 30),
  })
}

test('the mail names invoice, lines, prices and what is owed', () => {
  expect(claimMail(letterOf([butter(), butter({ deliveryNote: '77', claim: 'asked' })]))).toEqual({
    subject: 'Demande d’avoir : facture F-106',
    body: `Bonjour,

Sur votre facture F-106 du 6 novembre 2026, 2 lignes sont facturées au-dessus des prix convenus :

- Beurre doux (réf. 40001) : 9 kg à 10,35 €/kg au lieu de 9,40 €/kg, 8,55 € en trop
- Beurre doux (réf. 40001 · BL 77) : 9 kg à 10,35 €/kg au lieu de 9,40 €/kg, 8,55 € en trop

Total en trop : 17,10 € HT

Merci de nous établir un avoir de 17,10 € HT qui porte le numéro de cette facture.

Cordialement,
Camille Fournier`,
  })
})

test('what was not received as ordered follows the total, on paper too', () => {
  const letter = letterOf([butter()], [], ['Farine T55 : 2 reçus sur 5'])
  expect(claimMail(letter).body).toContain(
    'en trop\n\nTotal en trop : 8,55 € HT\n\nÀ la réception de ce qui y est facturé, nous avons aussi noté :\n- Farine T55 : 2 reçus sur 5\n\nMerci',
  )
  const texts = composeClaim(letter, fontMeasure).flatMap(({ parts }) => parts.flatMap(linesOf))
  expect(texts.map(({ text }) => text).join(' ')).toContain('Farine T55 : 2 reçus sur 5')
})

test('where only the delivery differs, the letter says that alone, and no sum', () => {
  const letter = letterOf([butter({ overcharge: 0 })], [], ['Beurre doux : 2 reçus sur 5'])
  expect(claimMail(letter).body).toBe(`Bonjour,

Votre facture F-106 du 6 novembre 2026 porte sur des articles que nous n’avons pas reçus comme commandés :

- Beurre doux : 2 reçus sur 5

Merci de vérifier ce qui en est facturé, et de nous établir un avoir du trop facturé qui porte le numéro de cette facture.

Cordialement,
Camille Fournier`)
  const texts = composeClaim(letter, fontMeasure).flatMap(({ parts }) => parts.flatMap(linesOf))
  const paper = texts.map(({ text }) => text).join(' ')
  expect(paper).toContain('2 reçus sur 5')
  expect(paper).not.toContain('Total')
})

test('what was granted or dropped is not asked for again, and an invoice without an excess has no claim', () => {
  const lines = [butter(), butter({ claim: 'granted' }), butter({ claim: 'dropped' }), invoiceLine()]
  const claim = claimOf(invoiceAnswer({ items: lines }))
  expect(claim?.lines).toHaveLength(3)
  expect(claim?.open).toHaveLength(1)
  expect(claimOf(invoiceAnswer())).toBeUndefined()
})

const note = (of: Partial<Invoice['creditNotes'][number]>): Invoice['creditNotes'][number] => ({
  id: crypto.randomUUID(),
  number: 'A-7',
  issuedOn: '2026-11-20',
  totalHt: 1,
  currency: 'EUR',
  state: 'applied',
  creditedNumbers: ['F-106'],
  ...of,
})

test('what was received already is named, and less is asked for', () => {
  const part = letterOf([butter()], [note({}), note({ state: 'waiting' })])
  expect(claimMail(part).body)
    .toContain(`Déjà reçu pour cette facture : avoir A-7 du 20 novembre 2026, 1,00 € HT.

Merci de nous établir un avoir de 7,55 € HT qui porte`)
  const granted = butter({ claim: 'granted', grantedBy: { id: crypto.randomUUID(), number: 'A-7' } })
  expect(claimMail(letterOf([butter(), granted], [note({ totalHt: -8.55 })])).body).toContain(
    'un avoir de 8,55 € HT',
  )
  expect(letterOf([butter()], [note({ totalHt: 90 })]).closing).toContain('un avoir du reste, qui porte')
  const several = note({ creditedNumbers: ['F-106', 'F-107'] })
  expect(letterOf([butter()], [several]).closing).toContain('un avoir du reste, qui porte')
})

test('a price that was agreed after the invoice has no day in the letter', () => {
  const agreedAt = '2026-11-10T10:00:00.000Z'
  expect(letterOf([butter({ agreedAt, agreedLater: true })]).lines).toMatchObject([
    { agreed: '9,40\u00a0€\u00a0/\u00a0kg', since: '' },
  ])
})

test.each([
  [10.666667, 2.282609, '10,67', '2,28'],
  [2.2851, 2.2849, '2,29', '2,28'],
  [2.284, 2.2826, '2,284', '2,2826'],
])('%d instead of %d has the decimals of a list, and all where both would be alike', (...prices) => {
  const [unitPriceHt, agreedPriceHt, charged, agreed] = prices
  const [line] = letterOf([butter({ unitPriceHt, agreedPriceHt })]).lines
  const perKg = '\u00a0€\u00a0/\u00a0kg'
  expect(line).toMatchObject({ charged: charged + perKg, agreed: agreed + perKg })
})

test('a mail with more lines than an address has room for names the document', () => {
  const { url, attached } = mailAddress(letterOf(), 'bureau+avoirs@halles.example')
  expect(attached).toBe(false)
  expect(url).toMatch(/^mailto:bureau%2Bavoirs%40halles\.example\?subject=Demande%20d/)
  expect(new URL(url).searchParams.get('body')).toContain('\r\n\r\nMerci de nous')
  expect(
    mailAddress(letterOf(Array.from({ length: 9 }, () => butter())), 'bureau@halles.example').attached,
  ).toBe(false)
  const long = mailAddress(letterOf(Array.from({ length: 40 }, () => butter())), null)
  expect(long.attached).toBe(true)
  expect(long.url.length).toBeLessThan(2_000)
  expect(new URL(long.url).searchParams.get('body')).toContain('Le détail est dans le document joint.')
})

test('the paper has every line, the head of the table on each page, and the total once', () => {
  const pages = composeClaim(letterOf(Array.from({ length: 60 }, () => butter())), fontMeasure)
  const textOf = (page: (typeof pages)[number]) =>
    page.parts
      .flatMap(linesOf)
      .map(({ text }) => text)
      .join(' ')
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages.slice(1)) expect(textOf(page)).toMatch(/^Article Quantité/)
  expect(pages.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'tableRow'))).toHaveLength(60)
  expect(
    pages
      .map(textOf)
      .join(' ')
      .match(/Total en trop/g),
  ).toHaveLength(1)
})

test('quantities and prices are those of what the supplier sells, of several in the plural', () => {
  const article = articleRef({ unit: 'bouteille' })
  const cognac = {
    article,
    unitCode: 'C62',
    unit: 'pièce',
    unitPriceHt: 32,
    agreedPriceHt: 30,
    overcharge: 24,
  } as const
  const content = { contentQuantity: 75, contentUnit: 'cl' } as const
  const read = catalogueFacts({ unit: 'L', priceHt: 10, packPriceHt: 7.5, ...content })
  const wine = {
    article,
    unitCode: 'C62',
    unit: 'L',
    unitPriceHt: 10,
    agreedPriceHt: 9.6,
    overcharge: 0.3,
  } as const
  const { lines } = letterOf([
    butter({ ...cognac, read: catalogueFacts({ unit: 'pièce' }), lineTotal: 384 }),
    butter({ ...wine, read, lineTotal: 7.5 }),
  ])
  expect(lines.map(({ quantity, charged, agreed }) => [quantity, charged, agreed].join(', '))).toEqual([
    '12\u00a0bouteilles, 32,00\u00a0€\u00a0/\u00a0bouteille, 30,00\u00a0€\u00a0/\u00a0bouteille',
    '1\u00a0bouteille, 7,50\u00a0€\u00a0/\u00a0bouteille, 7,20\u00a0€\u00a0/\u00a0bouteille',
  ])
})
