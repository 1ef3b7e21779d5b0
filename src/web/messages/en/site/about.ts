import type { PageMeta } from '../../site-text.ts'

const meta: PageMeta = {
  title: 'About: why Gramme, and how it counts',
  description:
    'Free software for technical sheets in professional kitchens: who it is for, the formulas it uses for wastage, costs and margins, and what it does not do.',
}

export const about = {
  meta,
  title: 'About Gramme',
  lead: 'A kitchen tool like a good pair of scales: it tells the right weight of each thing, and it also tells you when it does not know.',
  why: {
    title: 'Why Gramme',
    first:
      'A technical sheet says what a plate costs, provided that it is up to date: prices change, products are replaced, a garnish is added. On paper or in a spreadsheet the sheet is right on the day it is written, and then goes out of date without telling you.',
    second:
      'Gramme keeps sheets, products and prices together. When a price moves, every sheet with that product is recosted, preparations included; you see which margins suffer, and by how much. Every amount explains itself at a click: where the price comes from, which conversion, which wastage, which sum.',
    third:
      'And where a price, a weight or a density is missing, Gramme invents nothing. The line says so, the sheet is marked “Incomplete cost”, and nothing passes an oversight off as a good margin.',
  },
  who: {
    title: 'For whom',
    lead: 'For those who answer for a plate and for its price.',
    items: {
      chef: {
        name: 'Chefs',
        body: 'Write a sheet as fast as you would dictate it, hand it to the team, print it for the pass.',
      },
      owner: {
        name: 'Owners and managers',
        body: 'Know which dishes earn, what a supplier’s increase changes, at which price to sell.',
      },
      caterer: {
        name: 'Caterers and production kitchens',
        body: 'Go from 8 to 120 portions, build a recipe from preparations, keep hold of allergens.',
      },
      teacher: {
        name: 'Schools and apprentices',
        body: 'Learn costing on a tool that shows every one of its steps.',
      },
    },
  },
  counting: {
    methods: { majoration: 'Mark-up', rendement: 'Yield' },
    title: 'How Gramme counts',
    lead: 'The same formulas everywhere: on the screen while you type, on the server, on paper. Amounts are worked out in full precision and kept that way; they are rounded to the cent only when shown.',
    loss: {
      title: 'Wastage, in two ways',
      body: 'What is peeled, trimmed or boiled away is paid for too. Two methods are in use; you choose yours in the settings, and every printed sheet says which one it uses.',
      majoration: {
        formula: 'price × (1 + wastage)',
        note: 'The usual one in kitchens, and the default: the wastage is added to the price.',
      },
      rendement: {
        formula: 'price ÷ (1 − wastage)',
        note: 'The one in textbooks: you pay for what is left. Wastage stays below 100%.',
      },
      example: 'Shallots at {price} per kilo without VAT, {loss} wastage: <b>{net}</b> per kilo.',
    },
    portion: {
      title: 'The cost of a portion',
      formula: 'sum of the lines ÷ portions',
      body: 'A line costs its quantity, in the unit of the price, times the price after wastage. Grams and kilos, centilitres and litres always convert; between volume and weight the product’s density is needed, for a piece or a bottle what it holds.',
      example: '{total} for {count, plural, one {# portion} other {# portions}}: <b>{portion}</b> each.',
    },
    vat: {
      title: 'From the price with VAT to the price without',
      formula: 'price without VAT = price with VAT ÷ (1 + VAT)',
      body: 'Guests read a price with VAT, the margin is worked out on the price without. Every sheet has its own French rate: 5.5%, 10%, or 20% for alcohol.',
      example: '{ttc} with VAT at {rate}: <b>{ht}</b> without.',
    },
    margin: {
      title: 'The margin',
      formula: '(price without VAT − cost per portion) ÷ price without VAT',
      body: 'The price of a portion is always compared with the cost of a portion. A margin is green from {target}, red below {floor}: two thresholds that you set. Without a price or a cost there is no margin, and the dish counts in no average.',
      example: 'Sold at {ht} without VAT, the portion at {portion} leaves a margin of <b>{margin}</b>.',
    },
  },
  free: {
    title: 'Free, and on your own machine if you like',
    first:
      'Gramme is free software under the MIT licence: no charge, no paid version, no limit. The code is open, formulas included: whoever wants to check a figure can read how it is made.',
    second:
      'It installs with a single command on a machine of yours, database included, and leaves as easily: lists are exported as CSV and Excel, the whole account as JSON.',
  },
  private: {
    title: 'What Gramme does not do',
    items: {
      tracking: 'It tracks nobody: no advertising, no audience measurement, no call to another site.',
      banner:
        'It shows no cookie banner, because none of its cookies calls for one: they keep you signed in. The <cookies>cookie policy</cookies> names them all.',
      selling:
        'It neither sells nor shares your recipes and prices. Nobody reads them from another account: the database itself refuses.',
      guessing: 'It does not guess a price, a weight or an allergen that is missing.',
    },
  },
  next: {
    title: 'The best way is to try',
    body: 'Type in a recipe that you know by heart, and compare it with what you thought it cost.',
  },
} as const
