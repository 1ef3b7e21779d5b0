import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { LineMeasure } from './found-sheet.ts'
import { perKiloOrLitre } from './line-measure.ts'

/**
 * EUR per kilo or litre that a staple hardly ever costs a kitchen, without VAT: three to five times its usual wholesale
 * price. What is dried, smoked, candied or rare is none of these.
 */
const STAPLES: [words: RegExp, most: number][] = [
  [/^(?:farines?|plain flour|flour|harinas?)\b/u, 4],
  [/^(?:sucre|caster sugar|sugar|azucar)\b/u, 5],
  [/^(?:sel (?:fin|gros)|gros sel|table salt)\b/u, 4],
  [/^(?:pommes? de terre|potato(?:es)?|patatas?|navets?|turnips?)\b/u, 5],
  [/^(?:oignons?|onions?|cebollas?|carottes?|carrots?|zanahorias?|choux?|cabbages?|bananes?)\b/u, 6],
  [
    /^(?:poireaux?|leeks?|puerros?|courgettes?|zucchini|calabacin(?:es)?|concombres?|cucumbers?|celeri)\b/u,
    8,
  ],
  [
    /^(?:tomates?|tomato(?:es)?|aubergines?|berenjenas?|poivrons?|pimientos?|pommes?|apples?|poires?|pears?|oranges?|naranjas?)\b/u,
    10,
  ],
  [/^(?:riz|rice|arroz|pates?|pasta|semoule|lentilles?|lentejas?|lentils?)\b(?! de)/u, 9],
  [/^(?:beurre|butter|unsalted butter|mantequilla)\b/u, 20],
  [/^(?:lait|whole milk|milk|leche)\b(?! (?:de|concentre|en)\b)/u, 4],
  [/^(?:cremes? (?:liquide|fleurette|uht|35|30)|whipping cream|double cream|nata)\b/u, 14],
  [/^(?:huile (?:de )?(?:tournesol|colza|friture)|sunflower oil|aceite de girasol)\b/u, 10],
  [/^(?:huile d'olive|olive oil|aceite de oliva)\b/u, 35],
  [/^(?:vins? (?:blanc|rouge)|dry white wine|white wine|red wine|vino (?:blanco|tinto))\b/u, 15],
  [/^(?:champignons? de paris|button mushrooms?|champinones?)\b/u, 14],
  [/^(?:fonds? (?:brun|blanc|de)|brown veal stock|fondo)\b/u, 22],
  [/^(?:moutarde|dijon mustard|mustard|mostaza)\b/u, 15],
  [/^(?:echine|porc|pork|cabeza de lomo)\b/u, 28],
  [/^(?:poulets?|chicken|pollo)\b/u, 28],
  [/^(?:chocolat|dark chocolate|chocolate)\b/u, 45],
  [/^(?:poudre d'amandes?|ground almonds|almendra molida)\b/u, 40],
  [/^(?:parmesan\w*|parmigiano)\b/u, 60],
  [/^(?:saumon|salmon|cabillaud|cod|bacalao|dos de cabillaud|cod loin|lomo de bacalao)\b/u, 65],
]
const OTHER_FORM =
  /sech|seche|dried|confit|fum|smoked|candi|poudre d(?!'amande)|bio\b|sans gluten|truff|vieux|vieill|lyophil|cerise|sauvage|label/u

/** Whether a staple is priced as hardly any kitchen pays for it. */
export function isAboveUsual(name: string, price: number, unit: LineMeasure | null): boolean {
  const each = perKiloOrLitre(price, unit)
  const words = foldForSearch(name)
  if (each === null || OTHER_FORM.test(words)) return false
  const most = STAPLES.find(([staple]) => staple.test(words))?.[1]
  return most !== undefined && each > most
}
