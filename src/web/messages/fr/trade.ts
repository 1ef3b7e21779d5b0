import type { Allergen } from '#domain/allergens/allergen.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'

/** The words of the fixed lists. In French they are the stored values themselves. */
export const trade = {
  allergens: {
    Gluten: 'Gluten',
    Crustacés: 'Crustacés',
    Œufs: 'Œufs',
    Poisson: 'Poisson',
    Arachides: 'Arachides',
    Soja: 'Soja',
    Lait: 'Lait',
    'Fruits à coque': 'Fruits à coque',
    Céleri: 'Céleri',
    Moutarde: 'Moutarde',
    Sésame: 'Sésame',
    Sulfites: 'Sulfites',
    Lupin: 'Lupin',
    Mollusques: 'Mollusques',
  } satisfies Record<Allergen, string>,
  allergenStates: {
    free: 'Aucun allergène',
    undeclared: 'Non renseigné',
    incomplete: 'Allergènes incomplets',
  },
  traces: 'Traces possibles\u00a0: {allergens}',
  productCategories: {
    Viande: 'Viande',
    Poisson: 'Poisson',
    Légumes: 'Légumes',
    Fruits: 'Fruits',
    Crémerie: 'Crémerie',
    Épicerie: 'Épicerie',
    Épices: 'Épices',
    Boissons: 'Boissons',
    Surgelés: 'Surgelés',
  } satisfies Record<ProductCategory, string>,
  sheetCategories: {
    Entrée: 'Entrée',
    Plat: 'Plat',
    Dessert: 'Dessert',
    Accompagnement: 'Accompagnement',
    Sauce: 'Sauce',
    Menu: 'Menu',
  } satisfies Record<SheetCategory, string>,
  units: {
    kg: 'kg',
    g: 'g',
    L: 'L',
    cl: 'cl',
    ml: 'ml',
    unité: 'unité',
    pièce: 'pièce',
    botte: 'botte',
    barquette: 'barquette',
    bouteille: 'bouteille',
    sachet: 'sachet',
    portion: 'portion',
  } satisfies Record<LineUnit, string>,
  /** The units behind a quantity: '1,5 pièce', '2 pièces'. */
  counted: {
    kg: '{count, plural, other {kg}}',
    g: '{count, plural, other {g}}',
    L: '{count, plural, other {L}}',
    cl: '{count, plural, other {cl}}',
    ml: '{count, plural, other {ml}}',
    unité: '{count, plural, one {unité} other {unités}}',
    pièce: '{count, plural, one {pièce} other {pièces}}',
    botte: '{count, plural, one {botte} other {bottes}}',
    barquette: '{count, plural, one {barquette} other {barquettes}}',
    bouteille: '{count, plural, one {bouteille} other {bouteilles}}',
    sachet: '{count, plural, one {sachet} other {sachets}}',
    portion: '{count, plural, one {portion} other {portions}}',
  } satisfies Record<LineUnit, string>,
  wastageMethods: {
    majoration: 'Majoration',
    rendement: 'Rendement',
  } satisfies Record<WastageMethod, string>,
} as const
