import type { Locator } from 'vitest/browser'
import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { UserProduct } from '#contract/products.ts'
import { type TypedFact, typedNumber, typedText } from '#web/testing/two-windows.ts'

/** What is stored of a product before two windows type in it: whatever its fields need to be shown. */
export const TYPED_PRODUCT: Partial<CatalogueFacts> = {
  name: 'Rôti',
  category: 'Viande',
  unit: 'kg',
  priceHt: 10,
  brand: 'Lescure',
  contentQuantity: 100,
  contentUnit: 'g',
  densityKgPerL: 0.9,
  allergens: ['Lait'],
  traces: ['Soja'],
}

type Shared = Pick<CatalogueFacts, keyof CatalogueFacts & keyof UserProduct>

/** The facts that products and rows of catalogues share, as two windows type them in a form. */
export function typedProduct(form: Locator): Record<keyof Shared, TypedFact<Shared>> {
  const select = (label: string, choice: string) =>
    form.getByRole('combobox', { name: label, exact: true }).selectOptions(choice)
  const traces = form.getByRole('group', { name: 'Traces possibles' })
  return {
    name: typedText('name', 'Nom du produit', form),
    category: {
      type: () => select('Catégorie', 'Poisson'),
      mine: { category: 'Poisson' },
      theirs: { category: 'Épicerie' },
      compared: ['Catégorie', 'Poisson', 'Épicerie'],
    },
    unit: {
      type: () => select('Unité', 'L'),
      mine: { unit: 'L' },
      theirs: { unit: 'g' },
      compared: ['Prix HT', '10,00 € / L', '10,00 € / g'],
    },
    priceHt: typedNumber('priceHt', 'Prix HT', form, [12, 11], '{},00 € / kg'),
    brand: {
      ...typedText('brand', 'Marque', form),
      type: () => form.getByRole('textbox', { name: /^Marque/ }).fill('Ici Marque'),
    },
    contentQuantity: {
      ...typedNumber(
        'contentQuantity',
        '1 pièce, botte ou conditionnement contient',
        form,
        [150, 200],
        '{} g',
      ),
      compared: ['Contenu', '150 g', '200 g'],
    },
    contentUnit: {
      type: () => select('Unité du contenu', 'ml'),
      mine: { contentUnit: 'ml' },
      theirs: { contentUnit: 'cl' },
      compared: ['Contenu', '100 ml', '100 cl'],
    },
    densityKgPerL: {
      type: () => form.getByRole('textbox', { name: 'Densité : 1 litre pèse' }).fill('1,2'),
      mine: { densityKgPerL: 1.2 },
      theirs: { densityKgPerL: 1.1 },
      compared: ['Densité', '1,2 kg', '1,1 kg'],
    },
    allergens: {
      type: () => form.getByRole('group', { name: 'Lesquels' }).getByLabelText('Gluten').click(),
      mine: { allergens: ['Gluten', 'Lait'] },
      theirs: { allergens: ['Œufs', 'Lait'] },
      compared: ['Allergènes', 'Gluten, Lait', 'Œufs, Lait'],
    },
    allergenFree: {
      type: () => form.getByLabelText('Sans aucun des 14 allergènes').click(),
      mine: { allergens: [], allergenFree: true },
      theirs: { allergens: [] },
      compared: ['Allergènes', 'Sans aucun des 14 allergènes', 'Non renseigné'],
    },
    traces: {
      type: () => traces.getByLabelText('Sésame').click(),
      mine: { traces: ['Soja', 'Sésame'] },
      theirs: { traces: ['Moutarde'] },
      compared: ['Traces possibles', 'Soja, Sésame', 'Moutarde'],
    },
  }
}
