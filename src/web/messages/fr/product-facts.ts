import type { MergedProductPart, ProductPart } from '#contract/facts/product.ts'

/** What the facts of a product are called: alone, and within a sentence. */
export const productFacts = {
  labels: {
    name: 'Nom du produit',
    category: 'Catégorie',
    price: 'Prix HT',
    brand: 'Marque',
    supplier: 'Fournisseur',
    origin: 'Origine',
    content: 'Contenu',
    density: 'Densité',
    countedWeights: 'Poids à la pièce',
    allergens: 'Allergènes',
    traces: 'Traces possibles',
  } satisfies Record<ProductPart, string>,
  inSentence: {
    name: 'le nom',
    category: 'la catégorie',
    price: 'le prix',
    brand: 'la marque',
    supplier: 'le fournisseur',
    origin: 'l’origine',
    content: 'le contenu',
    density: 'le poids d’un litre',
    countedWeights: 'les poids à la pièce',
    allergens: 'les allergènes',
  } satisfies Record<MergedProductPart | 'allergens', string>,
} as const
