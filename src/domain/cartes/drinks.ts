import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { ALCOHOL_VAT_RATE, type VatRate } from '../pricing/vat-rate.ts'

/** What is known of a dish that may be a drink. */
export interface PossibleDrink {
  name: string
  /** Name of the gamme that it is in; empty where there is none. */
  gamme: string
  /** Null for a menu, whose dishes have their own rates. */
  tvaRate: VatRate | null
  /** Of each product of meat in it. */
  meats: readonly unknown[]
  /** Made of drinks and nothing else. */
  drinksOnly: boolean
}

/** '75 cl', '0,5 L', '33cl', '250 ml', in a folded text. */
export const VOLUME = /\d ?(ml|cl|l|litres?)\b/

const DRINKS =
  /\b(boissons?|vins?|bieres?|cocktails?|mocktails?|cafes?|thes?|infusions?|jus|sodas?|softs?|eaux|aperitifs?|digestifs?|champagnes?|cidres?|spiritueux|alcools?|whisk(y|ies|ys)|rhums?|bulles)\b/

/** 'Verre de chablis', 'Muscadet au verre', 'Demi pression', 'Demi'; no 'Demi-homard', no 'Thon demi-cuit'. */
const SERVED =
  /\b(verres? d[e']|au verre|pichets?|bouteilles? d[e']|la bouteille|demi (pression|de biere|blonde))|^(un |le )?demi$/

/**
 * A dish is a drink if it is made of drinks only; or, without meat, if its VAT is 20 % (in a restaurant the rate of
 * alcohol alone), if its name says how it is served, or if its gamme is one of drinks.
 */
export function isDrink({ name, gamme, tvaRate, drinksOnly, meats }: PossibleDrink): boolean {
  if (tvaRate === null) return false
  if (drinksOnly) return true
  if (meats.length > 0) return false
  return tvaRate === ALCOHOL_VAT_RATE || SERVED.test(foldForSearch(name)) || DRINKS.test(foldForSearch(gamme))
}

const HOT =
  /\b(cafes?|espressos?|expressos?|ristrettos?|allonges?|decas?|decafeines?|cappuccinos?|macchiatos?|lattes?|noisettes?|americanos?|thes?|infusions?|tisanes?|verveine|camomille|rooibos|matcha|chais?|chocolats? chauds?)\b/
const COLD = /\b(glace(e|s|es)?|frappe(e|s|es)?|iced?|froide?s?|cold|freddo)\b/

/** A hot drink without alcohol: a cup, whose volume is not required. 'Café', 'Thé vert' and what a gamme of them has. */
export function isHotDrink({ name, gamme, tvaRate }: PossibleDrink): boolean {
  const [own, above] = [foldForSearch(name), foldForSearch(gamme)]
  if (tvaRate === ALCOHOL_VAT_RATE || ALCOHOL.test(own) || COLD.test(own) || VOLUME.test(own)) return false
  return HOT.test(own) || (HOT.test(above) && !OTHER_DRINKS.test(above)) || /\bchaudes?\b/.test(above)
}

/** Words that a gamme has beside hot drinks, and then says nothing of one of its dishes. */
const OTHER_DRINKS =
  /\b(vins?|bieres?|cocktails?|mocktails?|jus|sodas?|softs?|eaux|aperitifs?|digestifs?|champagnes?|cidres?|spiritueux|alcools?|rhums?|bulles|glaces?|desserts?)\b/

const WINES =
  'muscadet|chablis|bordeaux|bourgogne|beaujolais|cotes? (?:du rhone|de provence|de blaye|roties?)|sancerre|saumur(?:-champigny)?|chinon|bourgueil|vouvray|riesling|gewurztraminer|sylvaner|pouilly(?:-fume|-fuisse)?|brouilly|morgon|medoc|saint-emilion|pomerol|sauternes|jurancon|monbazillac|minervois|corbieres|cahors|madiran|bandol|chardonnay|merlot|cabernet|pinot (?:noir|gris|blanc)|malbec|chianti|rioja'
const ALCOHOLS =
  'vins?|bieres?|champagnes?|cremants?|proseccos?|cava|cidres?|poire granite|whisk(?:y|ies|ys|ey)|bourbon|rhums?|vodka|gin|gin tonic|gin fizz|tequila|mezcal|cognacs?|armagnacs?|calvados|eaux?[- ]de[- ]vie|liqueurs?|digestifs?|limoncello|chartreuse|grappa|pastis|ricard|porto|martini|vermouth|campari|aperol|spritz|negroni|kirs?|mojitos?|caipirinha|pina colada|margarita|sangria|punch|planteur|americano|irish coffee|grog|ipa|stout|pilsner'

const ALCOHOL = new RegExp(String.raw`\b(?:${ALCOHOLS}|${WINES})\b`, 'u')
const STARTS_WITH_ALCOHOL = new RegExp(
  String.raw`^(?:(?:un|une|le|la|coupe|verre|pinte|demi|shot|bouteille|pichet|carafe)s? (?:de |d')?)?(?:${ALCOHOLS}|${WINES})\b`,
  'u',
)
const GAMME_OF_ALCOHOL =
  /\b(vins?|bieres?|champagnes?|cidres?|spiritueux|alcools?|digestifs?|whisk(y|ies|ys)|rhums?)\b/
const WITHOUT_ALCOHOL =
  /\b(sans alcool|desalcoolise|virgin|mocktails?|vinaigres?|0[.,]?0? ?%|jus|sirops?|limonades?|cola|eaux?|softs?|sodas?|tonic water)\b/

/**
 * A drink with alcohol, by its name or that of its gamme. 'Coq au vin' and 'Baba au rhum' are none: the name begins with
 * the drink, or says how it is served or how much of it there is.
 */
function isAlcoholicDrink(dish: PossibleDrink): boolean {
  const { meats } = dish
  const [name, gamme] = [foldForSearch(dish.name), foldForSearch(dish.gamme)]
  if (meats.length > 0 || WITHOUT_ALCOHOL.test(name)) return false
  if (STARTS_WITH_ALCOHOL.test(name)) return !/\b(glaces?|sorbets?|sauce|babas?)\b/u.test(name)
  if (ALCOHOL.test(name)) return dish.drinksOnly || SERVED.test(name) || VOLUME.test(name) || isDrink(dish)
  return GAMME_OF_ALCOHOL.test(gamme) && !WITHOUT_ALCOHOL.test(gamme) && !HOT.test(gamme)
}

/**
 * Whether a drink with alcohol has a VAT rate of food. Meals served on the spot have 10 %, "à l'exclusion des ventes de
 * boissons alcooliques" (CGI, art. 279, m), which have 20 % (art. 278).
 */
export function hasFoodRate(dish: PossibleDrink): boolean {
  return dish.tvaRate !== null && dish.tvaRate !== ALCOHOL_VAT_RATE && isAlcoholicDrink(dish)
}
