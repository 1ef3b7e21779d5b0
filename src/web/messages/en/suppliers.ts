import type { suppliers as french } from '../fr/suppliers.ts'
import type { Translation } from '../translation.ts'
import { pageNames } from './page-names.ts'

export const suppliers = {
  title: pageNames.suppliers,
  count: '{count, plural, =0 {no supplier} one {# supplier} other {# suppliers}}',
  new: 'New supplier',
  paletteKeywords: 'wholesaler greengrocer fishmonger contact',
  empty: 'No supplier yet',
  teach:
    'Add whoever delivers to you, or drop one of their price lists: each will have a catalogue, price lists and their changes.',

  dashboard: {
    title: pageNames.suppliersDashboard,
    suppliers: pageNames.suppliers,
    products: pageNames.products,
    figuresTitle: 'In figures',
    figures: {
      suppliers: 'Suppliers',
      catalogue: 'Products in catalogues',
      imported: 'Among your products',
      totalValue: 'Total value',
      totalValueHint: 'one of each product, before VAT',
    },
    latest: {
      title: 'Latest suppliers',
      all: 'See all',
    },
  },
  anyList: {
    button: 'Import a price list',
    drop: 'Drop the price list here',
    choose: 'Choose a price list',
    whose: 'Whose price list is this?',
    file: '“{name}” is read as soon as you have said whose it is.',
    supplier: 'Supplier',
    placeholder: 'A supplier, or a new name',
    hint: 'A name that is not in the list joins your suppliers at once.',
  },
  categories: {
    title: 'Categories',
    none: 'Categories will show here as soon as a catalogue has products.',
    category: 'Category',
    catalogue: 'Catalogues',
    imported: 'Among your products',
  },

  list: {
    dashboard: pageNames.suppliersDashboard,
    manage: pageNames.manage,
    label: 'Suppliers',
    search: 'Search for a supplier...',
    sort: 'Sort',
    sorts: { name: 'Name (A to Z)', '-createdAt': 'Latest first' },
    filtered: 'No supplier of that name',
    clear: 'Clear the search',
    more: 'Show more',
    moreFailed: 'The rest of the list could not be loaded.',
    catalogue:
      '{count, plural, =0 {Empty catalogue} one {# product in the catalogue} other {# products in the catalogue}}',
    added: 'Added on {date}',
    lastList:
      'Price list of {date}: {dearer, plural, =0 {no rise} one {# rise} other {# rises}}, {cheaper, plural, =0 {no fall} one {# fall} other {# falls}}',
    noList: 'No price list imported',
    noContact: 'Neither email nor phone',
    priceList: 'Import a price list',
    priceListOf: 'Import a price list of {name}',
    edit: 'Edit {name}',
    delete: 'Delete {name}',
  },

  facts: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    notes: 'Notes',
    orderEmail: 'Email for orders',
    customerNumber: 'Our customer number',
    minimumHt: 'Free delivery from (excl. VAT)',
    cutOff: 'Order before',
    leadDays: 'Lead time',
    deliveryDays: 'Delivery days',
    orderNote: 'Remark on each order',
  },
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  form: {
    new: 'New supplier',
    edit: 'Edit the supplier',
    namePlaceholder: 'Market Greens',
    emailPlaceholder: 'orders@example.com',
    notesPlaceholder: 'Delivery days, minimum order, contact…',
    nameRequired: 'The name of the supplier is required',
    namesake: '“{name}” is there already.',
    openNamesake: 'Open it',
    orders: 'Orders',
    orderEmailHint: 'Empty: the email above',
    daysUnit: 'days',
    days: '{days, plural, =0 {the same day} one {# day} other {# days}}',
    cutOffInvalid: 'A time, as 18:00',
    tooLong: 'This text is too long ({maximum, number} characters at most)',
    save: 'Save',
    gone: 'This supplier was deleted meanwhile, with its catalogue. What you typed is still here.',
    addAgain: 'Add it again',
    saving: 'Saving...',
  },
  notice: {
    added: 'Supplier added successfully!',
    changed: 'Supplier updated successfully!',
    deleted: 'Supplier deleted successfully',
    alreadyDeleted: 'This supplier had been deleted before',
  },
  failure: {
    load: 'Something went wrong while loading the suppliers',
    data: 'Something went wrong while loading the data',
    add: 'The supplier could not be added',
    signedOut: 'Error: you must be signed in to add a supplier',
    change: 'Something went wrong while updating the supplier',
    delete: 'Something went wrong while deleting the supplier',
    notFound: 'Supplier not found',
  },

  deletion: {
    title: 'Delete “{name}”?',
    catalogue:
      '{products, plural, =0 {Its catalogue is empty} one {# product of its catalogue will be deleted} other {# products of its catalogue will be deleted}}; your products that come from it stay, without a supplier.',
    imported:
      '{imported, plural, =0 {} one {Today # of your products comes from it. } other {Today # of your products come from it. }}It stays in the bin for thirty days, with its catalogue.',
    failure: 'What would be deleted with it could not be read.',
  },

  journal: {
    title: pageNames.priceLists,
    back: pageNames.suppliersDashboard,
    recent: 'Latest price lists',
    all: pageNames.priceLists,
    count:
      '{count, plural, =0 {no price list imported} one {# price list imported} other {# price lists imported}}',
    none: 'No price list has been imported yet.',
    empty:
      'Every imported price list is written here with what it changed; the last one of each supplier can be undone.',
    failure: 'Something went wrong while loading the journal of price lists',
    more: 'Show more',
    added: '{count, plural, other {# new}}',
    dearer: '{count, plural, other {# dearer}}',
    cheaper: '{count, plural, other {# cheaper}}',
    altered: '{count, plural, other {# changed}}',
    removed: '{count, plural, other {# removed}}',
    unchanged: '{count, plural, other {# unchanged}}',
    nothing:
      '{count, plural, =0 {nothing changed} one {nothing changed (# product)} other {nothing changed (# products)}}',
    pricesTaken:
      '{count, plural, one {# price taken into your products} other {# prices taken into your products}}',
    undo: 'Undo',
    undoNamed: 'Undo the price list “{file}” of {supplier}',
    undoneOn: 'Undone on {date}',
  },
  undoing: {
    title: 'Undo this price list?',
    confirm: 'Undo this price list',
    busy: 'Undoing...',
    catalogue: 'The catalogue of {supplier} becomes what it was before “{file}”.',
    prices:
      '{count, plural, =0 {Your products keep their prices.} one {The price taken into your products goes back to what it was.} other {The # prices taken into your products go back to what they were.}}',
    done: 'Price list undone, the former catalogue is back',
    catalogueChanged: 'Nothing was undone: the catalogue has changed since this price list.',
    changedSince: 'Nothing was undone: the price has changed since for {names}.',
    failure: 'The price list could not be undone',
  },

  manage: {
    title: pageNames.manage,
    tabs: { fournisseurs: 'Suppliers', produits: 'Imported products' },
  },
} satisfies Translation<typeof french>
