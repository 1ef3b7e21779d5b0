import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import type { settings as french } from '../fr/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Settings',
  operator: 'Manage the installation',
  saved: 'Settings saved',
  tabs: { maison: 'My house', securite: 'Account and security' },
  profile: {
    title: 'Profile',
  },
  company: {
    title: 'Your company',
    siren: 'SIREN',
    sirenHint:
      'The invoices that you drop bear it: those of another company, and your own sales, are set aside.',
  },
  password: {
    title: 'Password',
    lead: 'Changing it closes your sessions on other devices.',
    submit: 'Change the password',
    busy: 'Changing...',
    done: 'Your password has been changed',
    none: 'This account has none: you sign in otherwise. A link sent to your address lets you choose one.',
    sendLink: 'Send me the link',
    linkSent: 'The link has just been sent to your address; it works for an hour.',
  },
  appearance: {
    title: 'Language and display',
    language: 'Language of the interface',
    theme: 'Theme',
  },
  install: {
    title: 'Install Gramme on this device',
    lead: 'Gramme then opens like your other applications, even without a network.',
    byHand:
      'Tap the Share button of your browser, then “Add to Home Screen”. Gramme then opens like your other applications, even without a network.',
    button: 'Install',
  },
  wastage: {
    title: 'Wastage method',
    lead: 'How wastage from peeling, trimming or cooking weighs on the price of a product. The method holds for all your sheets, on screen as on paper: changing it costs them all again at once.',
    group: 'How wastage is computed',
    majoration: {
      formula: 'price × (1 + wastage)',
      note: 'The usual one in kitchens: the wastage is added to the price.',
    },
    rendement: {
      formula: 'price ÷ (1 − wastage)',
      note: 'The one in textbooks: you pay for what is left. Wastage must stay below 100%.',
    },
    example: 'An example with your figures',
    price: 'Purchase price per kilo',
    loss: 'Wastage',
    result: '{price} per kilo with {loss} wastage comes to <strong>{net}</strong>',
    impossible: 'With {loss} wastage, nothing is left to count',
    invalid: 'Give a price, and wastage between 0 and 100%',
    done: 'Method saved, all your sheets are costed again',
  },
  pricing: {
    title: 'Prices and margins',
    lead: 'What new sheets start with, and the colours of your margins.',
    vat: 'Default VAT',
    target: 'Target margin',
    targetHint: 'from here on a margin is green',
    floor: 'Lowest margin',
    floorHint: 'below it a margin is red',
    coefficients: 'Suggested coefficients',
    coefficientsHint: 'Suggested price without VAT = net cost × coefficient.',
    coefficientOf: 'Coefficient ({category})',
    coefficientEntree: 'Starter',
    coefficientPlat: 'Main course',
    coefficientDessert: 'Dessert',
    coefficientDefault: 'Other categories',
    required: 'Give a value',
  },
  data: {
    title: 'Your data',
    storage: {
      title: 'Space used',
      hint: 'Each product, sheet, line of a sheet, supplier, catalogue article, price change, dish, menu and sale counts as one item, in the bin too.',
      items: '{count, plural, =0 {No item} one {# item} other {# items}} out of {max, number}',
      photos: 'Photos: {size} MB out of {max} MB',
      failed: 'The space used could not be read',
    },
    exportTitle: 'Export',
    export:
      'Everything your account holds, in a ZIP archive: tables for a spreadsheet, your photos, and the exact data.',
    exportButton: 'Download my data',
    exportBusy: 'Preparing...',
    deleteTitle: 'Delete the account',
    delete: `Your account closes at once, and is erased ${GRACE_DAYS} days later with everything it holds. Signing in before then restores it.`,
    deleteButton: 'Delete my account',
    confirmTitle: 'Delete your account?',
    goes: `What is erased in ${GRACE_DAYS} days:`,
    sheets: '{count, plural, =0 {no technical sheet} =1 {one technical sheet} other {# technical sheets}}',
    products: '{count, plural, =0 {no product} =1 {one product} other {# products}}',
    suppliers: '{count, plural, =0 {no supplier} =1 {one supplier} other {# suppliers}}',
    rest: 'your ranges, your menu and your settings',
    password: 'Your password, to confirm',
    confirm: 'Close my account',
  },
} as const satisfies Translation<typeof french>
