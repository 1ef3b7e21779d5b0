import type { Translation } from '../translation.ts'
import type { recordNotFound as french } from '../fr/record-not-found.ts'
import { pageNames } from './page-names.ts'

export const recordNotFound = {
  product: {
    title: 'Product not found',
    sentence: 'This product does not exist, or no longer does.',
    back: pageNames.products,
  },
  supplier: {
    title: 'Supplier not found',
    sentence: 'This supplier does not exist, or no longer does.',
    back: pageNames.suppliers,
  },
  recipe: {
    title: 'Recipe not found',
    sentence: "The recipe you're looking for doesn't exist.",
    back: 'Back to Recipes',
  },
  sheet: {
    title: 'Tech sheet not found',
    sentence: 'This tech sheet cannot be found.',
    back: 'Back to My Recipes',
  },
  gamme: {
    title: 'Range not found',
    sentence: 'The range you are looking for does not exist, or no longer does.',
    back: 'Back to the ranges',
  },
  menu: {
    title: 'Set menu not found',
    sentence: 'The set menu you are looking for does not exist, or no longer does.',
    back: 'Back to the set menus',
  },
  invoice: {
    title: 'Invoice not found',
    sentence: 'This invoice does not exist, or no longer does.',
    back: 'Back to the invoices',
  },
  carte: {
    title: 'Menu not found',
    sentence: 'This menu does not exist, or is not yours.',
    back: 'Back to my menu',
  },
  batch: {
    title: 'Batch not found',
    sentence: 'This batch does not exist, or was cleared away six months after its use-by.',
    back: 'Back to the batches',
  },
  order: {
    title: 'Order not found',
    sentence: 'This order does not exist, or no longer does.',
    back: 'Back to the orders',
  },
  delivery: {
    title: 'Delivery not found',
    sentence: 'This delivery does not exist, or no longer does.',
    back: 'Back to the deliveries',
  },
} as const satisfies Translation<typeof french>
