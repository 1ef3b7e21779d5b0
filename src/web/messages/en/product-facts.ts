import type { productFacts as french } from '../fr/product-facts.ts'
import type { Translation } from '../translation.ts'

export const productFacts = {
  labels: {
    name: 'Product name',
    category: 'Category',
    price: 'Price excl. VAT',
    brand: 'Brand',
    supplier: 'Supplier',
    origin: 'Origin',
    content: 'Content',
    density: 'Density',
    countedWeights: 'Weights of words',
    allergens: 'Allergens',
    traces: 'Possible traces',
  },
  inSentence: {
    name: 'the name',
    category: 'the category',
    price: 'the price',
    brand: 'the brand',
    supplier: 'the supplier',
    origin: 'the origin',
    content: 'the content',
    density: 'the weight of a litre',
    countedWeights: 'the weights of words',
    allergens: 'the allergens',
  },
} satisfies Translation<typeof french>
