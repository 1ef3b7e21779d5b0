import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { perKiloOrLitre } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'

/**
 * EUR per kilo or litre that a staple hardly ever costs a kitchen, without VAT: three to five times its usual wholesale
 * price.
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
/**
 * Words behind a staple that leave it one: colours, sizes, grades, cuts and common varieties. With any other word it
 * may be a rarer kind, of which more is usual.
 */
const NEUTRAL = new Set(
  `a au aux con de del des du d en et l la le of pour y jaune jaunes rouge rouges blanc blanche blancs blanches rose roses vert verte
  verts vertes noir noire noirs brun brune yellow red white green black brown amarilla amarillas roja rojas blanco blanca verde negro
  frais fraiche fraiches fresh fresco fresca entier entiere entiers entieres whole entera entero doux douce demi ecreme cru crue crues
  extra fin fine fines gros grosse grosses moyen moyenne moyennes petit petite petits petites surchoix standard ordinaire type
  epluche epluchee epluches epluchees lave lavee lavees coupe coupees emince eminces emincees cisele ciseles rape rapees rapes
  grappe rondes ronde longues sable vrac cal calibre cat categorie origine france francais francaise francaises espagne italie
  ble trigo plain semoule poudre cristal caster arborio carnaroli long rond dijon table cuisson cuisine sec seche dry cooking
  uht liquide fleurette whipping olive vierge oliva terre vichy golden gala granny smith conference bintje agata charlotte
  filet filets pave paves dos cuisse cuisses blanc veau volaille boeuf porc couverture patissier plaquette motte sac kg g l cl mois
  carton cartons colis bidon seau brique brick pack bag box case caja bolsa
  semi tierno minuto negra paris pied pieds`.split(/\s+/u),
)

const RARER = 2.5
/** What is fried, dried, frozen, smoked, cooked or rare is another product. */
const OTHER_FORM =
  /\b(?:sech|dried|seco|frit|fried|confit|crisp|crousti|caramel|deshydrat|dehydrat|pickl|compot|grill|rissol|poele|tempura|chips|pane|bouill|puree|candied|fum|smoked|candi|surgel|congel|frozen|lyophil|truff|trufa|dauphine|pre-?cuit|cuit|roti|saute|marine|bio\b|sans gluten|vieux|vieill|glace\b|inverti|sauvage|label)|^(?!sucre|poudre).*\bpoudre\b/u

/** EUR of a piece that hardly any kitchen pays, without VAT. */
const PIECES: [words: RegExp, most: number][] = [
  [/^(?:oeufs?|eggs?|huevos?)\b(?! (?:de|d')? ?(?:caille|cane|oie|autruche|saumon|lump|truite)\b)/u, 1.2],
  [/^(?:citrons?|lemons?|limon(?:es)?|limes?)\b(?! (?:caviar|confits?))/u, 2.5],
]

/** Whether a staple is priced as hardly any kitchen pays for it. */
export function isAboveUsual(name: string, price: number, unit: LineMeasure | null): boolean {
  const each = perKiloOrLitre(price, unit)
  const words = foldForSearch(name).replaceAll('’', "'")
  if (unit === 'pièce' || unit === 'unité')
    return PIECES.some(([own, least]) => own.test(words) && price > least) && !OTHER_FORM.test(words)
  const [staple, most = 0] = STAPLES.find(([own]) => own.test(words)) ?? []
  if (each === null || staple === undefined || each <= most || OTHER_FORM.test(words)) return false
  const others = words.replace(staple, ' ').split(/[^\p{L}\d]+/u)
  const isCommon = others.every((word) => word === '' || /^t?\d+$/u.test(word) || NEUTRAL.has(word))
  return each > most * (isCommon ? 1 : RARER)
}
