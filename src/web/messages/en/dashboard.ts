import type { dashboard as french } from '../fr/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  title: 'Dashboard',
  welcome: 'Welcome, {name}!',
  welcomeNameless: 'Welcome!',
  lead: 'Here is how your kitchen stands.',
  account: 'Account information',
  id: 'Identifier',
  signOut: 'Sign out',
  toDo: 'To do',
  newRecipe: 'New Recipe',
  figures: {
    title: 'Your sheets in figures',
    sheets: '{count, plural, =0 {No technical sheet} =1 {Technical sheet} other {Technical sheets}}',
    meanMargin: 'Mean margin',
    underTarget: 'Below your target',
    judged: '{count, plural, one {of # sheet judged} other {of # sheets judged}}',
    target: 'your target: {rate}',
    see: '{count}, {of}: see these sheets',
  },
  costly: {
    title: 'The three sheets furthest below your target',
    lead: 'The price of a portion incl. VAT, and the one that reaches your target of {rate}.',
    incomplete:
      '{count, plural, one {# sheet is left out: its cost is incomplete.} other {# sheets are left out: their cost is incomplete.}}',
    doubtful:
      '{count, plural, one {# sheet is left out: its cost is improbable.} other {# sheets are left out: their cost is improbable.}}',
    prices: '{from}\u00a0→ {to} incl. VAT for {rate}',
    far: 'Too far for a rise: rework the recipe.',
    none: 'No sheet is below your target.',
    noPrice: 'No sheet has a selling price and a complete cost: its margin is computed once it has both.',
  },
  recent: {
    title: 'Recently changed',
    all: 'All my recipes',
  },
  start: {
    title: 'Your first sheet in three steps',
    sheet: 'Name it here: it opens at once.',
    products: 'Type its ingredients with what you pay for them: the cost follows every quantity.',
    print: 'Set the price, look at the margin, print.',
    alreadyWritten: 'Your sheets are in workbooks or documents already?',
    import: 'Import my sheets',
  },
} as const satisfies Translation<typeof french>
