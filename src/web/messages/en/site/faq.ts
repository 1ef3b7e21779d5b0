import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import type { FaqText } from '../../site-text.ts'

const themes = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(CARTE_THEME_NAMES))

const meta: FaqText['meta'] = {
  title: 'Frequently asked questions',
  description:
    'Price, wastage, printed menus, data, installation: ten short answers to the questions chefs ask before they start with Gramme.',
}

const categories: FaqText['categories'] = {
  general: 'General',
  sheets: 'Technical sheets',
  cartes: 'Menus and set menus',
  costs: 'Cost management',
  technical: 'Technical',
}

const questions: FaqText['questions'] = {
  gratuit: {
    question: 'Is Gramme really free?',
    answer:
      'Yes. There is no subscription, no paid version and no limit on sheets, products or menus, and PDF export is included. Gramme is free software under the MIT licence: you may use it, study it, change it and install it on your own machine. What it does is described on the <features>Features</features> page.',
  },
  essayer: {
    question: 'Can I try it without an account?',
    answer:
      'Yes. “Try the demo”, on the <home>home page</home>, opens the screens of Gramme with the data of a sample restaurant. You can look at everything and fill in the forms, but nothing is saved. To keep your work, <register>create an account</register>: a name, an email address and a password.',
  },
  fiche: {
    question: 'What is in a technical sheet?',
    answer:
      'A title, a category, a number of portions, and the ingredients with their quantity, unit and wastage. If you like, also the steps, times, equipment, notes, a photo, and the selling price with its VAT. From these Gramme works out the material cost, the cost per portion, the margin and the allergens. A sheet can go into another one as a preparation: a stock or a dough is costed once and follows everywhere.',
  },
  reprendre: {
    question: 'How do I bring in my existing recipes?',
    answer:
      '“Import my sheets” takes your Excel files as they are, a whole folder if you like, and LibreOffice, Word, PDF and the exports of other programs as well. Each sheet is computed again and compared with your own total: right to the cent, or you read which line differs. You choose what comes in, and an import is undone as a whole for a month. For a single recipe, in the editor of a sheet, “Paste a recipe” reads plain text, rows of a spreadsheet, or a web page that describes its recipe in the schema.org format. Gramme separates quantities, units and names, recognises your products, and shows what is certain and what needs a look. Nothing enters the sheet before you have accepted it.',
  },
  imprimer: {
    question: 'How do I print my menu?',
    answer: `Arrange your recipes in ranges (starters, mains, desserts…), with the name and the price your guests read: the menu lays itself out. You choose one of the themes, ${themes}, and the format: A4, A5, A3, or A4 landscape in two columns. What you see is what is printed, and what the PDF holds. Before printing, a checklist reminds you of what French law requires on it, such as allergens and the origin of meat.`,
  },
  'en-ligne': {
    question: 'Can my guests read the menu on their phone?',
    answer:
      'Yes. Publish the menu: it gets an address that is hard to guess and a QR code to print, as SVG or PNG. Your guests read it without an app or an account, and can set aside the dishes that contain an allergen. Only dishes whose sheet is published appear, never your costs or margins. You can renew the address or take the menu offline at any time.',
  },
  pertes: {
    question: 'How is wastage counted?',
    answer:
      'Every line of a sheet has its own percentage of wastage, from peeling, trimming or cooking. There are two methods, and you choose yours in the settings. Mark-up, the default, adds the wastage to the price: price × (1 + wastage). Yield, the textbook method, divides by what is left: price ÷ (1 − wastage). Screen, paper and PDF use the same one. The <about>About</about> page shows the formulas with a worked example.',
  },
  tarifs: {
    question: 'How do I keep my suppliers’ prices up to date?',
    answer:
      'Import the price list as your supplier sends it, as Excel (.xlsx) or CSV. Gramme proposes what each column holds, remembers it for the next time, and shows which products are new, dearer, cheaper or gone. Once you confirm, the sheets affected are recosted. Every change is written to the price journal, where it can be undone.',
  },
  donnees: {
    question: 'Who owns my data, and can I take it with me?',
    answer: `You do, and no other account can read it. Lists are exported as CSV and Excel, sheets and menus as PDF, and the settings let you download the whole account as a JSON file. Deleting the account closes it at once, and erases everything in it ${GRACE_DAYS} days later. Gramme shows no advertising and does not track your browsing: see the <privacy>privacy policy</privacy> and the <cookies>cookie policy</cookies>.`,
  },
  installer: {
    question: 'Can I install Gramme on my own machine?',
    answer:
      'Yes. It takes Node 20 or later and npm, nothing else: in the folder of Gramme, the command “npm start” installs what is needed, starts a PostgreSQL database and serves the application on http://localhost:3000. An existing PostgreSQL, version 15 or later, will do as well. “npm run backup” backs up the whole installation into one file, while it runs.',
  },
}

export const faq: FaqText = {
  meta,
  lead: 'Ten short answers. Yours is not among them? <contact>Write to us</contact>.',
  filter: 'Category of questions',
  all: 'All',
  count: '{count, plural, one {# question} other {# questions}}',
  permalink: 'Link to this answer',
  categories,
  questions,
  next: {
    title: 'Ready to write a sheet?',
    body: 'The quickest way to understand Gramme: type in a recipe you know.',
  },
}
