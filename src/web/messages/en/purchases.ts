import type { Translation } from '../translation.ts'
import type { purchases as french } from '../fr/purchases.ts'
import { pageNames } from './page-names.ts'

export const purchases: Translation<typeof french> = {
  title: pageNames.purchases,
  back: 'My recipes',
  lead: 'All that has to be bought for a service, with its preparations and its losses.',
  print: 'Print',
  exportPdf: 'Export as PDF',
  exporting: 'Exporting...',
  exportFailed: 'The PDF could not be made',
  loadFailed: 'The data could not be loaded',
  chosen: {
    title: 'Recipes and portions',
    covers: '{title}: portions',
    add: 'Add a recipe',
    none: 'No recipe chosen',
    choose: 'Choose recipes',
    taken: 'In the list already',
    remove: 'Remove “{title}”',
    gone: 'Sheet not found',
    full: 'A hundred recipes a list at most.',
  },
  empty: {
    sentence:
      'Choose the recipes of a service and their covers: your products are added up here, by supplier and category.',
    nothing: 'These recipes have no ingredient to buy yet.',
  },
  heading: 'PURCHASE LIST',
  several: '{count, plural, one {# recipe} other {# recipes}}',
  ofDay: 'Order for {day}',
  servedFor: '{title} ({count, plural, one {# portion} other {# portions}})',
  printedOn: 'Made on {date}',
  gross: 'Gross quantities, with losses',
  products: '{count, plural, one {# product} other {# products}}',
  noSupplier: 'Without a supplier',
  columns: { product: 'Product', need: 'Need', order: 'To buy', rest: 'Left', cost: 'Amount excl. VAT' },
  needed: 'need {need}',
  left: '{rest} left',
  otherPrice: 'Price of the catalogue: {catalogue}, of the product: {product}',
  franco: 'Free delivery from {minimum}: {missing} missing',
  split: {
    act: 'Split at the lowest cost',
    busy: 'Splitting...',
    failed: 'The split could not be computed',
    title:
      'At the lowest cost: {sum} excl. VAT for {count, plural, =0 {no compared product} one {# compared product} other {# compared products}}',
    less: 'At the prices of the catalogues, {less} less than the articles that are followed usually ({usual}).',
    same: 'At the prices of the catalogues, that is what the articles cost that are followed usually.',
    francosCost:
      'The articles that are followed usually cost {usual}, but this split is chosen so that each supplier delivers free of charge.',
    usualUnknown:
      'What buying as usual would cost is not known: one product at least follows no comparable article.',
    noFrancos: 'No split reaches free delivery everywhere: this one is the cheapest without it.',
    noFrancosFound:
      'No split that was found reaches free delivery everywhere: this one is the cheapest without it.',
    unproven: 'There may be a cheaper one, but none below {least}.',
    apart: '{count, plural, one {# product not compared} other {# products not compared}}',
    reasons: {
      'no-article': 'Without an article of a catalogue: {names}',
      'pack-unknown': 'Content or price of the pack unknown: {names}',
      'too-many-suppliers': 'Too many suppliers with free delivery to be compared: {names}',
    },
    clear: 'Back to the followed articles',
  },
  code: 'no. {code}',
  withQs: '{quantity} + QS',
  approximate: 'about {pack}',
  packs: '{count} × {pack}',
  supplierTotal: 'Total {supplier}:',
  total: 'Total of the purchases excl. VAT:',
  unpriced:
    '{count, plural, one {# product without a price is not counted} other {# products without a price are not counted}}.',
  preparations: {
    title: 'Preparations to make',
    lead: 'In the order in which to make them, losses included.',
    columns: { preparation: 'Preparation', made: 'To make', takes: 'For' },
    served: 'served by itself',
  },
  apart: {
    title: 'To complete by hand',
    lead: 'These lines could not be added up: nothing of them is counted above.',
    columns: { product: 'Product', quantity: 'Quantity', reason: 'Why', sheets: 'Sheet' },
    unnamed: 'Line without a product',
    reasons: { qs: 'As needed (QS)', forfait: 'Flat amount, without a quantity' },
  },
}
