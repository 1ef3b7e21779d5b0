import { memoizeByText } from '../../tables/memoize-by-text.ts'
import { isChargeName } from './charge-words.ts'
import { headWords, STEPS_HEAD } from './head-words.ts'
import { GOODS, GUESTS, HOLDERS, PIECES } from './portion-words.ts'

/** A fact of a sheet that a label beside it names. */
export type LabelKind =
  | 'title'
  | 'category'
  | 'portions'
  /** A weight or a volume that the sheet gives. */
  | 'yield'
  | 'total'
  /** Of the purchases, with VAT. */
  | 'total-ttc'
  | 'subtotal'
  | 'portion-cost'
  /** What a portion costs, or what a guest pays for it: 'Prix par personne'. */
  | 'portion-price'
  | 'coefficient'
  | 'price-ht'
  | 'price-ttc'
  | 'price'
  | 'vat'
  | 'vat-amount'
  | 'margin'
  | 'margin-percent'
  | 'cost-percent'
  | 'allergens'
  | 'steps'
  | 'notes'
  /** Work, energy and other costs than materials. */
  | 'charges'
  /** A fact that a sheet does not keep: a date, an author, a duration. */
  | 'other'

const PORTION = String.raw`(?:portions?|personnes?|pers\.?|pax|couverts?|convives?|rations?|parts?|raciones|racion|persona|servings?|covers?|unitaire|assiettes?|piece|unite|porzione|person|gast)`
const COST = String.raw`(?:couts?|montants?|p\.?r\.?(?!\p{L})|prix de revient|revient|costs?|costes?|costos?|kosten|cout de revient|cout matieres?|c\.?m\.?)`
const SALE = String.raw`(?:prix (?:de )?vente(?: conseille)?|p\.?v\.?p?|prix carte|selling price|menu price|sale price|sales price|precio (?:de )?venta|pvp|prix (?:ht|ttc))`

/** 'Coût 12 parts', 'Coût pour 10': of more than one portion. */
const COST_OF_COUNT = new RegExp(
  String.raw`^(?:${COST}|tot(?:al|aux))(?: (?:total|matieres?|de revient|h\.?t\.?|denrees))*(?: (?:pour|des|de|les|for|para|of) (?:les )?(?!1\b)(\d{1,4})(?: ?(?:${GUESTS}|${PIECES}|${GOODS}))?| (?!1\b)(\d{1,4}) ?(?:${GUESTS}|${PIECES}|${GOODS}))$`,
  'u',
)

/** Behind 'par': no share of a day, and no kilo. */
const NO_TIME = String.raw`(?! ?(?:jours?|mois|semaines?|ans?|heures?|services?|menus?|tables?|days?|weeks?|months?|hours?|kg|kilos?|l|litres?|gr?|grammes?|100)\b)`

const LABELS: [kind: LabelKind, label: RegExp][] = [
  // Of a kilo or a litre of the dish.
  [
    'other',
    /^(?:couts?|prix|prix de revient|revient|cost|coste)(?: de revient| matieres?| ht| h\.t\.)* ?(?:\/|au|du|le|par|per|por|a la) ?(?:1 ?)?(?:kg|kilo\w*|l|litres?|100 ?g)(?: h\.?t\.?)?$/u,
  ],
  [
    'total-ttc',
    /^(?:tot(?:al|aux)|couts?(?: total)?|montant(?: total)?) (?:t\.?t\.?c\.?|inc\w* vat|con iva|iva incluido)$/u,
  ],
  ['total', COST_OF_COUNT],
  ['subtotal', /^(?:sous[ -]?tot\w*|s\/?[ -]?tot\w*|sub ?-?tot\w*)\b/u],
  [
    'vat-amount',
    /^(?:montant|dont|amount of|importe) (?:de la |de )?(?:tva|vat|iva)|^(?:tva|vat|iva) (?:en )?€/u,
  ],
  ['vat', /^(?:taux (?:de )?)?(?:tva|vat|i\.?v\.?a\.?)(?: rate)?(?: ?\(?%\)?| \d.*| applicable)?$/u],
  [
    'cost-percent',
    /^(?:ratios?\b.*|(?:%|taux|pourcentage|part)(?: de| du)? ?(?:cout|matieres?|denrees|food).*|food ?cost(?: ?\(?%\)?| percent.*| ratio)?|(?:cout|cost|coste)s?(?: ?matieres?)? ?\(?(?:en )?%\)?|% ?(?:coste|cost).*|cost percent.*|coste ?%)$/u,
  ],
  [
    'margin-percent',
    /^(?:(?:taux|%)(?: de)? ?(?:marge|marque|margen).*|(?:marge|margen|margin|gross profit|gross margin).*(?:%|taux).*|gp ?%)$/u,
  ],
  ['margin', /^(?:marge.*|margen.*|gross (?:margin|profit).*|margin.*|benefice brut)$/u],
  ['coefficient', /^(?:coef\w*\.?.*|multiplicateur|multiplier|markup.*)$/u],
  [
    'portion-cost',
    new RegExp(
      String.raw`^${COST}.*(?:\/ ?|\b(?:par|a la|de la|la|une|1|per|por|by)? ?)${PORTION}(?: h\.?t\.?| €|\(.*\))*$|^${PORTION} cost$|^${COST}(?: de revient| matieres?| h\.?t\.?| total)* ?(?:\/|\b(?:par|por|per|a la)\b)${NO_TIME} ?\p{L}+$|^(?:cout|cost) (?:\/|par|per)${NO_TIME} ?.*$`,
      'u',
    ),
  ],
  // 'Par couvert' and 'Soit par pers.' below the lines, where nothing says that it is a price.
  [
    'portion-cost',
    new RegExp(
      String.raw`^(?:soit )?(?:\/ ?|(?:(?:par|per|por|pour 1|pour une?) ))${PORTION}(?: (?:h\.?t\.?|€))*$`,
      'u',
    ),
  ],
  [
    'price-ttc',
    new RegExp(
      String.raw`^${SALE}(?!.*(?:hors|sans|excl|before|ex |sin iva)).*(?:ttc|t\.t\.c|inc\w*|con iva|avec tva|tax).*$|^(?:ttc|pvttc|pv ttc|prix ttc)$|^pvp$`,
      'u',
    ),
  ],
  [
    'price-ht',
    new RegExp(
      String.raw`^${SALE}.*(?:\bht\b|h\.t|hors|excl?\b|sin iva|\bnet\b|before|ex ).*$|^(?:pvht|prix ht)$`,
      'u',
    ),
  ],
  [
    'portion-price',
    new RegExp(
      String.raw`^(?:prix|tarif|price|precio) ?(?:\/|\b(?:par|la|le|a la|per|por)\b)${NO_TIME} ?\p{L}+$`,
      'u',
    ),
  ],
  ['price', new RegExp(String.raw`^${SALE}(?: .*)?$`, 'u')],
  [
    'portions',
    /^(?:(?:nbre?|nb|nombre|no|n[°º]|#|numero|number|num)\.? ?(?:de |of |d')?(?:portions?|couverts?|cvts?\.?|personnes?|pers\.?|parts?|rations?|convives?|pax|servings?|raciones|covers|comensales|assiettes|pieces)|quantite produite|nb|nbre|base|portions?|couverts?|cvts?|personnes?|pers\.?|rations?|parts|pieces|convives?|pax|servings?|raciones|comensales|yields?(?: \(.*\))?|rdt\.?|rendements?(?: .*)?|pour|for|para|serves|effectif|rendimiento|portions? (?:yield|produced))$/u,
  ],
  [
    'portions',
    new RegExp(String.raw`^(?:nbre?|nb|nombre)\.? ?(?:de |d['’] ?)?(?:${PIECES}|${GOODS}|plateaux)$`, 'u'),
  ],
  [
    'portions',
    /^(?:(?:anzahl|zahl)(?: der)? )?(?:portionen|personen|gaste)$|^(?:(?:n[°º.]|numero)(?: di)? ?)?(?:porzioni|persone|coperti)$|^dosi(?: per)?$|^fur$/u,
  ],
  ['other', new RegExp(String.raw`^(?:nbre?|nb|nombre)\.? (?:de |d['’] ?)?${HOLDERS}$`, 'u')],
  [
    'title',
    /^(?:nom(?: du plat| de la recette| de la fiche| du produit| recette| plat)?|intitule.*|recette|plat|titre|designation(?: du plat)?|fiche(?: technique)?(?: de fabrication)?|fiche recette|dish(?: name)?|recipe(?: name| title)?|menu item|item name|plato|receta|nombre(?: del? plato| de la receta)?|ficha tecnica|appellation|libelle|preparation)$/u,
  ],
  [
    'category',
    /^(?:categories?|familles?|types?(?: de plat)?|rubriques?|gammes?|category|course|categoria|familia|tipo(?: de plato)?|classification)$/u,
  ],
  [
    'total',
    new RegExp(
      String.raw`^(?:tot(?:al|aux|ales?)?\.?(?: (?:general|hors .*|sans .*|ht|h\.?t\.?|€|eur|matieres?.*|fiche|recette|cost.*|recipe cost|food cost|denrees.*|ingredients?|coste.*|receta|cout.*|net|du cout.*|achats?.*|de la .*|plat|marchandises?))*|${COST}.*(?:total\w*|complete?|(?:charges?|m\.?o\.?|main d['’ ]?oeuvre) (?:comprises?|incluses?|inclus)|avec (?:charges?|m\.?o\.?|main d['’ ]?oeuvre)|recette|fiche|recipe|batch|receta|ensemble|matieres?|denrees|marchandises?|ingredients?|du plat)(?: h\.?t\.?| €|\(.*\))*|(?:cout|montant|coste|importe) total\w*.*|(?:recipe|batch|food|dish) cost(?: total)?|montant (?:ht|general)|prix de revient(?: total)?(?: ht)?|somme|suma|sum|cout de revient(?: ht)?|cout(?: ht)?|coste|cost)$`,
      'u',
    ),
  ],
  ['allergens', /^(?:allergen\w*|allergenes?.*|alergenos?.*|allergies)$/u],
  ['steps', STEPS_HEAD],
  ['steps', /^preparation$/u],
  [
    'notes',
    /^(?:notes?|remarques?|observations?|commentaires?|conseils?|comments?|observaciones|notas?|dressage|presentation|plating|conservation|storage|emplatado)$/u,
  ],
  [
    'other',
    /^(?:soit|date.*|auteur|redige par|cree par|author|chef|autor|fecha|version|temps.*|duree.*|time|cuisson|tiempo.*|temperature|dlc|ref\w*|code|n°.*|materiel.*|equipment|photo.*|saison|page|mise a jour|maj|fournisseur|poids (?:total|net|brut|cuit|cru|fini|moyen|unitaire|piece|portion|par \p{L}+|d'une?|de la|a la).*|poids ?\/.*|total (?:poids|weight|kg|g)|source|difficulte|source)$/u,
  ],
]

const LONGEST = 60

/** The fact that a label names, whatever is in brackets or behind a colon; null for any other text. */
export const labelOf = memoizeByText(kindOf, LONGEST)

const wordsOfLabel = (text: string) =>
  headWords(text.replace(/\s*[:=].*$/su, ''))
    .replaceAll(/\s*\((?!%)[^)]*\)/gu, '')
    .trim()

/** Of a table it is a line, with its quantity and its price. */
const PACKAGING = /^(?:emballages?|conditionnements?|packaging)(?: .*)?$/u

const kindOfWords = (words: string) =>
  isChargeName(words) || PACKAGING.test(words)
    ? 'charges'
    : (LABELS.find(([, label]) => label.test(words))?.[0] ?? null)

function kindOf(text: string): LabelKind | null {
  const words = wordsOfLabel(text)
  if (words === '' || words.length > LONGEST) return null
  const whole = headWords(text.replace(/\s*[:=].*$/su, '')).replaceAll(/[()]/gu, ' ')
  // 'PVP (IVA 10 % incl.)'
  const ofPrice = words === whole ? null : kindOfWords(whole.replaceAll(/\s+/gu, ' ').trim())
  if (ofPrice === 'price-ttc' || ofPrice === 'price-ht') return ofPrice
  const kind = kindOfWords(words)
  const isOpen = kind === null || kind === 'other'
  return isOpen && isTotalAmong(words.split(BETWEEN).map(kindOfWords)) ? 'total' : kind
}

/** Between the labels of one row: 'Poids total / coût', 'Total poids et coût' */
const BETWEEN = /\s*[/&+]\s*|\s(?:et|and|y|-|–)\s/u
const isTotalAmong = (kinds: readonly (LabelKind | null)[]) =>
  kinds.includes('total') &&
  kinds.every((kind) => kind === 'total' || kind === 'subtotal' || kind === 'other')

/** The portions that a cost is of: 12 of 'Coût 12 parts'; null where its label names no number. */
export function countOfCost(text: string): number | null {
  const [, behind, counted] = COST_OF_COUNT.exec(wordsOfLabel(text)) ?? []
  const count = Number(behind ?? counted ?? 0)
  return count > 1 ? count : null
}

const SAYS_VAT = /\b(?:tva|vat|iva|tax\w*|ttc|t\.t\.c|ht)\b/u

/** The VAT that the label of a price names, in percent: 10 of 'PVP (IVA 10 % incl.)'; null where it names none. */
export function rateOfLabel(text: string): number | null {
  const words = headWords(text.replace(/\s*[:=].*$/su, ''))
  const [, rate] = SAYS_VAT.test(words)
    ? (/(?:^|[^\d.,-])(\d{1,2}(?:[.,]\d{1,2})?) ?%/u.exec(words) ?? [])
    : []
  return rate === undefined ? null : Number(rate.replace(',', '.'))
}

/** 'Nombre de portions : 10' in one cell: what is behind the sign; null without one. */
export function behindLabel(text: string): string | null {
  const [, value] = /^[^:=]{2,60}\s*[:=]\s*(\S.*)$/su.exec(text) ?? []
  return value ?? null
}
