import { expect, test } from 'vitest'
import { ListReader } from './list-reader.ts'

const reasons = (list: ReturnType<ListReader['read']>) =>
  list.known ? list.doubts.map(({ reason }) => reason) : []

test('what the list does not say, the user may', () => {
  const reader = new ListReader()
  const opened = reader.paste('Désignation\tPrix TTC\tUnité\nMystère du chef\t11,00\tpièce')
  if (!opened.known) throw new Error(opened.reason)
  const { mapping } = opened.proposal
  const guessed = reader.read(mapping)
  expect(reasons(guessed)).toContain('vat-assumed')
  expect(guessed).toMatchObject({ notes: { categoriesGuessed: 1 } })
  const withDefaults = { ...mapping, defaults: { category: 'Boissons', vatRate: 10 } as const }
  const result = reader.read(withDefaults)
  expect(reasons(result)).not.toContain('vat-assumed')
  expect(result).toMatchObject({ notes: { categoriesGuessed: 0 } })
  expect(reader.show('first')).toMatchObject([{ priceHt: 10, category: 'Boissons' }])
  expect(reader.fit(reader.keep(withDefaults))).toEqual(withDefaults)
})
