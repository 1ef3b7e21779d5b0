import type { RecipeDoubt } from './recipe-doubt.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import type { RecipeLine } from './recipe-line.ts'

/** Behind a figure, what is part of a name: 'Riz 3 couleurs', 'Comté 18 mois', 'Lait 1/2 écrémé'. */
const OF_NAME =
  'couleurs?|baies|c[ée]r[ée]ales|saisons|laits|mois|ans|fromages|l[ée]gumes|[ée]pices|chocolats|graines|poivres|fruits|[ée]toiles|parfums|viandes|poissons|[ée]cr[ée]m[ée]e?|sel|heures|years?|months?|grains?'
/** A quantity at the end of the name of a line that has none: 'beurre 0,125', 'Jambon 4 rouleaux'. */
const AT_END = new RegExp(
  [
    String.raw`(?<=\p{Letter}\s)(?<!(?:calibre|cal|type|taille|num[ée]ro|no|phase)\s)[1-9](?:\d{2})?\s*$`,
    String.raw`(?<=\p{Letter}\s)\d+[.,]\d+\s*$`,
    // 'Genièvre 10 baies', 'Poivre 20 grains'; 'Poivre 5 baies' is a mixture.
    String.raw`(?<=\p{Letter}\s)(?:[89]|[1-9]\d{1,2})\s*(?:baies|grains|graines|[ée]toiles)\s*$`,
    String.raw`(?<=geni[èe]vre\s)\d+\s*(?:baies?|grains?)\s*$`,
    String.raw`(?<=(?:poivre|coriandre|cardamome|fenouil|caf[ée]|genièvre)(?:\s\p{Letter}+)?\s)\d+\s*(?:grains?|graines?)\s*$`,
    String.raw`(?<=\p{Letter}\s)(?:\d+\s*[/⁄]\s*)?\d{1,3}\s*(?!(?:${OF_NAME})(?!\p{Letter}))\p{Letter}{1,14}\.?\s*$`,
  ].join('|'),
  'iu',
)
/** 'Beurre clarifié 80': two figures are a quantity, or a grade of what has one. */
const TWO_FIGURES = /(?<=\p{Letter}\s)[1-9]\d\s*$/u
/** Any other figure of its name: 'jaune 1', '1 jaune', 'Beurre, 250'. */
const LEFT = new RegExp(
  [
    String.raw`(?<![\p{Letter}\d.,°/⁄'’#-])(?<!(?:calibre|cal|type|taille|num[ée]ro|n[°o]\.?|phase|format)\s)`,
    String.raw`(?!\d{1,3}\s*[/⁄-]\s*\d{2,3}(?!\d))(?!1\s*[/⁄]\s*2\s+(?:[ée]cr[ée]m|sel))`,
    String.raw`(?!(?:[2-5]\s*[/⁄]\s*1|4\s*[/⁄]\s*4)(?!\d))(?:\d+(?:[.,]\d+)?(?!\d)|[¼-¾⅐-⅞])(?![\d.,/⁄]*\s*[%°‰])(?![\d.,]*(?:er|re|[èe]re|e|[èe]me|nde?|st|nd|rd|th|º)(?!\p{Letter}))`,
    String.raw`(?!\s*(?:à\s*\d+\s*)?(?:${OF_NAME})(?!\p{Letter}))(?!\s*(?:[ée]pices|spices))`,
  ].join(''),
  'iu',
)
/** '35' of 'Crème 35 épaisse', '00' of flour. */
const GRADE = /(?<=\p{Letter}\s)\d{2}(?![\d.,])/gu
const GRADED =
  /^(?:cr[èe]me(?=.*\s(?:1[258]|2[05]|3[03568]|4[025])(?!\d))|chocolat|couverture|cacao|beurre(?:\s(?:doux|sec|aop|de tourage))?(?=\s8[0-5](?!\d))|vin|rhum|cognac|armagnac|alcool|eau de vie|kirsch|porto|vodka|gin|whisky|farine(?=.*\s(?:00|45|55|65|80)(?!\d))|sirop|huîtres?)/iu
/** Anywhere in its text: 'Œufs : 3 entiers + 2 jaunes', 'la chair de 500 g de crabe'. */
const UNREAD = new RegExp(
  [
    String.raw`[:=]\s*\d[^,;()]*`,
    String.raw`\b(?:of\s+|de\s+|d['’])\d+(?![\d.,]*\s*[%°])[^,;()]*`,
    String.raw`(?<![\p{Letter}\d.,°])\d+(?:[.,]\d+)?\s*(?:[kmµ]?g|gr|[mcd]?l|litres?|grammes?|kilos?)(?!\p{Letter})`,
  ].join('|'),
  'iu',
)
/** 'Sel, 5 g ; poivre 2 g': two products in one line. */
const SEVERAL = /\d+\s*\p{Letter}*\s*;.*\d.*/u

/** The doubt of a line with a quantity beside the one that was read. */
export function furtherQuantity(
  line: string,
  { quantity, counted, name, note }: Omit<RecipeLine, 'text'>,
): RecipeDoubt | null {
  const hasNone = quantity === null && counted === null
  const unread = hasNone
    ? (UNREAD.exec(`${name} ${note ?? ''}`) ?? AT_END.exec(name) ?? twoFigures(name) ?? figureLeft(name))
    : null
  const found = unread ?? SEVERAL.exec(line)
  return found === null ? null : { reason: 'several', written: found[0].trim() }
}

const figureLeft = (name: string) =>
  GRADED.test(name) ? LEFT.exec(name.replaceAll(GRADE, '')) : LEFT.exec(name)

const twoFigures = (name: string) => (GRADED.test(name) ? null : TWO_FIGURES.exec(name))

/** What may follow a quantity behind a name: nothing, a text in parentheses, or one without figures after a comma. */
const REMARK = /^(?:\([^()]*\)?\s*|,[^\d;]*)?$/u
/** Behind a measure also how the product is prepared, or what for: 'Échalote 80 g ciselée', 'en dés', 'pour la sauce'. */
const PREPARED =
  /^(?:(?:en|à|au|aux|pour)\s+[^\d;,()]{2,40}|(?:(?:bien|très|fine?ment|grossièrement)\s+)?(?:\p{Letter}{2,}(?:ée?s?|ie?s?|ite?s?|ue?s?)|frais|fraîches?|pommade|fine?s?|épaisses?))$/iu

/** Whether a text behind a quantity that follows its name is a remark on it. */
export const isRemark = (text: string, { unit, counted }: WrittenQuantity): boolean =>
  REMARK.test(text) || ((unit !== null || counted !== null) && PREPARED.test(text.trim()))
