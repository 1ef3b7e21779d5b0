import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { asEuros } from '../../tables/currencies.ts'
import { memoizeByText } from '../../tables/memoize-by-text.ts'

/**
 * What a column of a technical sheet holds.
 * - `quantity`: what is costed; `gross` before trimming, `net` after it; `portionQuantity` of one portion
 * - `loss`: percent that is lost; `yield`: percent that is left
 * - `price` of a unit, `packPrice` of a pack whose content `pack` holds; `priceUnit` the unit of the price
 * - `lineCost`: what the line costs; `portionCost` what it costs in one portion
 * - `dish`: the sheet that a row belongs to, where one table holds several
 */
export type HeadRole =
  | 'name'
  | 'quantity'
  | 'gross'
  | 'net'
  | 'portionQuantity'
  | 'unit'
  | 'loss'
  | 'yield'
  | 'price'
  | 'packPrice'
  | 'priceUnit'
  | 'pack'
  | 'lineCost'
  | 'portionCost'
  | 'dish'
  | 'steps'
  | 'note'
  | 'other'
export type HeadHints = Partial<Record<HeadRole, number>>

/** Headings of the steps: in the first row of a column of them, or alone in the row above them. */
export const STEPS_HEAD =
  /^(?:progression.*|etapes?(?: .*)?|methode.*|mode operatoire.*|realisation|deroulement.*|techniques? de realisation.*|procedes?(?: .*)?|mise en oeuvre|method.*|procedure|instructions?|directions|(?:preparation )?steps?|elaboracion.*|pasos?|preparacion|modo de .*)$/u

const HINTS: [role: HeadRole, strength: number, head: RegExp][] = [
  [
    'dish',
    9,
    /^(?:plats?|recettes?|fiches?(?: techniques?)?|nom (?:du plat|de la recette|de la fiche|recette|plat)|intitule (?:du plat|recette)|dish(?:es)?(?: name)?|recipes?(?: name)?|menu items?|platos?|recetas?|nombre (?:del? plato|de la receta)|preparations?|titre)$/u,
  ],
  ['steps', 9, STEPS_HEAD],
  ['steps', 9, /^phases? (?:techniques?|essentielles?|de .*)$/u],
  ['steps', 5, /^(?:techniques?|preparations?|phases?)$/u],
  [
    'name',
    10,
    /^(?:ingredients?(?: .*)?|denrees?(?: .*)?|designations?(?: .*)?|matieres? premieres?.*|ingredientes?|generos?|materia prima|denominaciones?|denominacion.*|composants?|composition|noms? (?:du |des |de l')?(?:produits?|ingredients?|articles?|denrees?)|listes? des ingredients|(?:product|ingredient|item) names?|nombre del (?:producto|ingrediente)|commodit(?:y|ies)|food items?)$/u,
  ],
  [
    'name',
    9,
    /^(?:produits?(?: .*)?|articles?|libelles?(?: .*)?|items?|products?(?: .*)?|productos?|articulos?|nature(?: des (?:denrees|produits|ingredients))?|natures?)$/u,
  ],
  ['name', 7, /^(?:noms?|name|description|descriptif|nombre|descripcion|marchandises?)$/u],
  [
    'gross',
    10,
    /(?:^p\.?b\.?$|\bbrut\w*|\bgross\b|\bbruto\b|\ba\.?p\.? ?(?:qty|quantity|weight)|as purchased)/u,
  ],
  [
    'net',
    9,
    /(?:(?:qte|quantite|poids|qty|quantity|weight|peso|cantidad)s?\.? (?:en )?(?:net(?:te)?s?|neto|neta)\b|^net(?:te)?s?$|^net (?:qty|quantity|weight)$|^neto$|^p\.?n\.?$|\be\.?p\.? ?(?:qty|quantity|weight)|edible portion)/u,
  ],
  [
    'portionQuantity',
    9,
    /(?:qte|quantite|qty|quantity|poids|grammage|cantidad).*(?:\/|par|pour 1|per|por) ?(?:pers|pax|portion|couv|part\b|convive|racion|serving|cover|1\b)|^(?:\/ ?pers|par pers|pour 1 pers).*/u,
  ],
  [
    'quantity',
    10,
    /^(?:q\.?|nbre|nb\.?|qte?s?\.?|quantites?|qtt|quant\.?|qty\.?|quantity|cantidad(?:es)?|cant\.?|amounts?|besoins?|dosages?|doses?|dosis|grammages?|poids|weights?|pesos?)(?: .*)?$/u,
  ],
  ['quantity', 7, /\b(?:qte|quantites?|qty|quantity|cantidad|grammage|poids)\b/u],
  [
    'unit',
    10,
    /^(?:u|un|um|u\.m\.?|unites?(?: de mesure)?|unit(?:s| of measure)?|uom|unidad(?:es)?|ud\.?|uds\.?|mesure|measure|unite(?:s)? ?(?:de )?(?:recette|gestion|utilisation)?)\.?$/u,
  ],
  ['yield', 9, /^(?!.*\bperdus?\b)%? ?(?:de )?(?:rendements?|yields?|rdt|rendimiento).*$/u],
  [
    'loss',
    10,
    /\b(?:pertes?|perdus?|loss(?:es)?|wast(?:e|age)|mermas?|dechets?|trim|parures?|epluchage|freinte)\b/u,
  ],
  [
    'priceUnit',
    9,
    /^(?:unites? (?:de )?(?:prix|achat|facturation|tarif\w*)|u\.? ?(?:prix|achat)|price unit|purchase unit|unidad (?:de )?(?:precio|compra)|pour|par|per|por|\/)$/u,
  ],
  [
    'packPrice',
    10,
    /(?:(?:prix|tarif|px|cout|price|cost|precio|coste)s?\b.*(?:colis|carton|cond(?:\b|it)|pack|case|caisse|lot|boite|sac|uvc|emballage|caja|envase|paquete|box|bouteilles?|btl|bottle|botella)|(?:pack|case|box|colis|carton|bottle) ?(?:price|cost)|^prix (?:d['’] ?)?achat(?! ?u).*|^purchase price$|^precio (?:de )?compra$)/u,
  ],
  [
    'pack',
    9,
    /^(?:cond(?:it\w*|\.)?|conditionnements?|colisages?|(?:contenances?|volumes?)(?: (?:de la |par )?(?:bouteille|btl|colis|cond\w*|pot|boite))?|bottle size|packs?(?:aging)?|pack ?sizes?|case sizes?|formats?|formatos?|envases?|emballages?|contenu|poids (?:du )?(?:colis|cond\w*)|qte (?:par |\/ ?)?(?:colis|cond\w*))$/u,
  ],
  [
    'price',
    10,
    /^(?:p\.? ?u\.?|pu|puht|p\.u\.h\.t\.?|(?:prix|px|tarif) (?:(?:d'? ?)?achat )?u\w*\.?|(?:prix|px) de base|prix unit\w*\.?|couts? unit\w*\.?|unit (?:price|cost)|(?:price|cost) ?(?:\/|per) ?unit|precios? unit\w*\.?|coste unit\w*\.?|p\.?u\.?m\.?p?\.?)(?: .*)?$/u,
  ],
  [
    'price',
    10,
    /(?:prix|px|tarif|cout|price|cost|precio|coste|pu|€|eur)s? ?(?:ht|h\.t\.?|ttc)? ?(?:\/|au|par|per|le|du|por|el|al|d[eu] )? ?(?:kg|kilo\w*|l|litre|litro|liter|lb|oz|kg ou l|kg\/l|piece|unite|ud)(?: h\.?t\.?| ttc)?\)?$/u,
  ],
  [
    'price',
    10,
    /(?:prix|px|tarif|cout|price|cost|precio|coste|pu|€) ?(?:h\.?t\.? )?(?:\/|au |par |per |por |al ) ?(?:g|gr|cl|ml|dl)$/u,
  ],
  [
    'price',
    7,
    /^(?:prix|px|tarifs?|price|precio)(?: (?:h\.?t\.?|t\.?t\.?c\.?|€|eur|mercuriale|net|d.achat|\(.*\)))*$/u,
  ],
  [
    'lineCost',
    10,
    /^(?:p\.? ?t\.?|pt|ptht|p\.t\.h\.t\.?|prix tot\w*\.?|couts? tot\w*\.?|montants?|valeurs?|total (?:ht|h\.t\.?|€|eur|cost|price|matiere)|line (?:total|cost)|ext(?:ended|\.)? ?(?:cost|price)?|importes?|coste tot\w*|precio tot\w*|cost total|total cost|cout (?:de la |par |\/ ?)?ligne|cout (?:ingredient|matiere|denree)s?|valorisation|subtotal)(?: .*)?$/u,
  ],
  ['lineCost', 7, /^(?:couts?|costs?|costes?|total|totaux|totales?)(?: (?:h\.?t\.?|€|eur|en €|\(.*\)))*$/u],
  [
    'portionCost',
    10,
    /^(?:couts?|prix|p\.? ?r\.?|montants?|costs?|price|costes?|precio)\b.{0,18}?(?:\/ ?|\b)(?:portions?|personnes?|pers\b\.?|pax|couverts?|cvts?\b\.?|convives?|parts?|assiettes?|racion(?:es)?|personas?|servings?|covers?|person)(?: (?:h\.?t\.?|€|eur|en €|\(.*\)))*$/u,
  ],
  ['quantity', 5, /^(?:total|totaux|totales?|ensemble)$/u],
  ['lineCost', 3, /^(?:prix|price|precio)(?: .*)?$/u],
  [
    'note',
    8,
    /^(?:remarques?|observations?|commentaires?|notes?|comments?|precisions?|decoupes?|taillages?|observaciones|comentarios?)$/u,
  ],
  [
    'other',
    9,
    /^(?:n°?|no\.?|num\w*|#|rang|ligne|code.*|ref.*|ean|gencod|familles?|categories?|rayons?|groupes?|fournisseurs?|suppliers?|vendors?|category|categoria|familia|proveedor|marques?|brand|origines?|provenance|dlc|date|stock|allergen\w*|allergenes?.*|alergenos?|photos?|image|tva.*|vat.*|iva.*|% ?(?:cout|total|du cout|matiere|poids)?|part.*|share.*|.*\b(?:vendue?s?|sold|vendid[oa]s?)\b.*|heures?|hours?|taux(?! de (?:perte|dechet|rendement)).*|bio|saison|portions?|couverts|servings|raciones|pvht|pv ht|pv|prix (?:de )?vente.*|selling price|coef\w*|marge.*|ratio.*|food cost.*)$/u,
  ],
]

const ASIDE = /\s*\(([^)]*)\)\s*/gu

/** The words of a head, folded, without line breaks and signs around it. */
export function headWords(text: string): string {
  return asEuros(foldForSearch(text))
    .replaceAll(/[\s_\n]+/gu, ' ')
    .replaceAll(/\beuros?\b/gu, '€')
    .replaceAll(/^[\s*:.–-]+|[\s*:–-]+$/gu, '')
    .trim()
}

const LONGEST = 45

/** How strongly the words of a head are of each role; empty for other words. */
export const headHints = memoizeByText(hintsOf, LONGEST)

function hintsOf(text: string): HeadHints {
  const words = headWords(text)
  if (words === '' || words.length > LONGEST) return {}
  const hints: HeadHints = {}
  for (const plain of new Set([words, words.replaceAll(ASIDE, ' ').trim()]))
    for (const [role, strength, head] of HINTS)
      if (head.test(plain)) hints[role] = Math.max(hints[role] ?? 0, strength)
  return settled(hints)
}

/** A more special role excludes those that its words contain. */
function settled(hints: HeadHints): HeadHints {
  const drop = (...roles: HeadRole[]) => {
    for (const role of roles) delete hints[role]
  }
  if (hints.portionCost !== undefined) drop('price', 'lineCost', 'quantity', 'portionQuantity')
  if (hints.packPrice !== undefined) drop('price', 'lineCost', 'pack')
  if (hints.loss !== undefined || hints.yield !== undefined) drop('quantity', 'net', 'gross')
  if (hints.gross !== undefined || hints.net !== undefined || hints.portionQuantity !== undefined)
    drop('quantity')
  if (hints.price !== undefined && hints.price > 7) drop('lineCost', 'unit', 'other')
  if (hints.pack !== undefined) drop('quantity')
  if (hints.priceUnit !== undefined) drop('unit')
  if (hints.other !== undefined && hints.dish === undefined && hints.steps === undefined)
    return { other: hints.other }
  return hints
}
