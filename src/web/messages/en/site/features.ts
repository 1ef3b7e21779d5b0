import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import type { PageMeta } from '../../site-text.ts'
import { figures } from './features-figures.ts'

const meta: PageMeta = {
  title: 'Features: sheets, costs, menus and sales',
  description:
    'Technical sheets, wastage, suppliers’ price lists, menus on paper and online, set menus, sales, simulator: what Gramme does, with figures to prove it.',
}

export const features = {
  meta,
  title: 'What Gramme does for you',
  lead: 'From the purchase price to the menu on the table. The figures on this page are worked out by Gramme, with the same formulas as your sheets.',
  sections: {
    fiches: {
      title: 'Technical sheets',
      body: 'You type a product and a quantity: the cost of the plate and its margin follow every keystroke.',
      points: {
        first: 'Ingredients, steps, times, equipment, notes and a photo on one sheet.',
        second: 'A sheet goes into another as a preparation: stocks, doughs and sauces are costed only once.',
        third: 'Keyboard only, if you like, and nothing is lost when two windows edit the same sheet.',
      },
    },
    reprise: {
      title: 'Your Excel sheets as they are',
      body: 'Drop the folder that they are in: Gramme reads each tab, computes each sheet again, and says that it is right when it finds your own total, to the cent.',
      points: {
        first:
          'Excel, LibreOffice, Word, PDF and the exports of six other programs, read on your device, with nothing changed in them.',
        second:
          'Otherwise you read why, beside the cells: a line that your total leaves out, the price of a pack.',
        third: 'An import is undone as a whole for a month; the next one updates, and doubles nothing.',
      },
    },
    couts: {
      title: 'Costs and wastage',
      body: 'Every line counts what is lost to peeling, trimming or cooking, by your house’s method: Mark-up or Yield.',
      points: {
        first: 'Grams, litres, pieces, bottles: units convert, with the density or the content where needed.',
        second: 'A click on an amount shows where it comes from, step by step.',
        third: 'What is missing is flagged: “Incomplete cost”, never a silent zero.',
      },
    },
    prix: {
      title: 'Prices and price lists',
      body: 'A supplier’s price list is imported as it arrives, as Excel or CSV. Gramme shows what differs, and recosts the sheets affected.',
      points: {
        first: 'Columns and packs recognised, and remembered for the next list of the same supplier.',
        second: 'New, dearer, cheaper, gone: you choose what you take.',
        third: 'Every price keeps its history; a change can be undone from the journal.',
      },
    },
    carte: {
      title: 'Ranges and menus',
      body: 'Arrange your recipes in ranges, with the name and the price your guests read: the menu lays itself out.',
      points: {
        first: `Themes to choose from: ${Object.values(CARTE_THEME_NAMES).join(', ')}. From A5 to A3, with your logo.`,
        second: 'Margins and statistics at a click, for you alone.',
        third: 'A checklist before printing: prices, allergens, origin of meat, VAT, volume of drinks.',
      },
    },
    menus: {
      title: 'Set menus',
      body: 'One price, several choices: Gramme says what the set menu costs at least, on average and at most, and what it earns.',
      points: {
        first: 'Choices that you name and arrange: starter, main, cheese, wine, each with its dishes.',
        second: 'The set menu’s VAT split by rate where it mixes food and alcohol.',
        third: 'The set menu appears on your menu or not, as you please.',
      },
    },
    ventes: {
      title: 'Sales and profitability',
      body: 'Enter the sales of a period or import the till’s file: each dish finds its place, from star to dog.',
      points: {
        first: 'The method of Kasavana and Smith, thresholds shown, advice for every dish.',
        second: 'The principles of Omnès, range by range: opening, dispersion, demand and offer.',
        third: 'The till’s articles are matched with your dishes, and the match is remembered.',
      },
    },
    simulateur: {
      title: 'Margin simulator',
      body: 'What if veal went up by {percent}? Change a price, a whole supplier, portions or a coefficient: the sheets that suffer most come first.',
      points: {
        first: 'Nothing is saved before “Apply”.',
        second: 'All sheets, or those of one range.',
        third: 'What was applied to purchase prices is undone in one go from the journal.',
      },
    },
    papier: {
      title: 'Print and PDF',
      body: 'The production sheet, A4 landscape, reads from a distance and belongs on the kitchen wall.',
      points: {
        first: 'What you print and what the PDF holds are the same pages.',
        second: 'The PDF is made in your browser, without another service.',
        third: 'The sheet names its wastage method, and what is missing from its cost.',
      },
    },
    allergenes: {
      title: 'Allergens',
      body: 'Declared once on the product, they rise through preparations to the sheet, the menu and the table of allergens.',
      points: {
        first: 'The 14 allergens that must be declared.',
        second: 'For each, the product that it comes from.',
        third: 'A product with nothing declared is shown as such: it never counts as allergen-free.',
      },
    },
    'en-ligne': {
      title: 'Online menu and QR code',
      body: 'Publish the menu: your guests read it on their phone, and filter out what contains gluten or milk with a tap.',
      points: {
        first: 'An address that only you give out, a QR code to print as SVG or PNG.',
        second: 'A light page, without an app, a cookie or a script.',
        third: 'Always in step with your menu; take it offline whenever you like.',
      },
    },
    coller: {
      title: 'Paste a recipe',
      body: 'A text, rows of a spreadsheet, a web page: Gramme separates quantities, units and names, then looks for your products.',
      points: {
        first: 'Fractions, “10 to 12”, spoons and pinches are understood.',
        second: 'What is certain, doubtful or unknown is told apart at a glance.',
        third: 'Name, portions, times and steps are taken over too, if you like.',
      },
    },
    export: {
      title: 'Export',
      body: 'Your data is never locked in: it leaves as easily as it came.',
      points: {
        first: 'Sheets, products, suppliers, catalogues and ranges as CSV and Excel.',
        second: 'The whole account in a JSON file, from the settings.',
        third: 'A documented API, for tools of your own.',
      },
    },
    'chez-vous': {
      title: 'On your own machine, if you like',
      body: 'Gramme is free software. One command installs it on your machine, database included.',
      points: {
        first: 'MIT licence, no charge, no limit.',
        second: 'No call to another site, no audience measurement.',
        third: 'The whole installation is backed up into one file, while you work.',
      },
    },
  },
  figures,
  next: {
    title: 'See it with your recipes',
    body: 'An account takes a few seconds. The demo opens a sample restaurant, without an account.',
    member: 'Everything described here is waiting in your account.',
  },
} as const
