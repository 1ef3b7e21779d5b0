import { hintsOfHead, plainHead } from '../tables/head-hints.ts'
import type { HeadHint, HeadHints } from '../tables/head-hints.ts'
import { priceHeaderOf } from './price-header.ts'
import { isCurrencyHeader } from './around-table.ts'
import { FOREIGN_HINTS, FOREIGN_IGNORED } from './foreign-headers.ts'
import { allergenOfHeader } from './read-allergens.ts'
import { saysWithoutTax, saysWithTax } from './tax-words.ts'

/**
 * The role of a column of a list.
 * - `detail`: completes the name (origin, grade, vintage); there may be several
 * - `pack` in words, `packCount` a bare number of pieces in the colis, `content` what one piece holds
 * - `unit`: the unit of the price
 * - `price`: the charged price, without VAT; `priceWithTax` the same with VAT
 * - `unitPrice`: a further price printed for another unit, usually per kg; there may be several
 * - `allergenMark`: a column of crosses under the name of one allergen
 */
export const COLUMN_ROLES = [
  'code',
  'name',
  'detail',
  'brand',
  'category',
  'storage',
  'pack',
  'packCount',
  'content',
  'unit',
  'price',
  'unitPrice',
  'priceWithTax',
  'vat',
  'allergens',
  'allergenMark',
  'ignored',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** Roles that any number of columns may have. */
export const SHARED_ROLES: ReadonlySet<ColumnRole> = new Set([
  'detail',
  'unitPrice',
  'allergens',
  'allergenMark',
  'ignored',
])

/** Roles of columns of prices. */
export const PRICE_ROLES: ReadonlySet<ColumnRole> = new Set(['price', 'unitPrice', 'priceWithTax'])

export type HeaderHint = HeadHint<ColumnRole>

const PER_MEASURE =
  /\b(?:kilo|kg|liter)-?preis|(?:\/|\bau|\ble|\ba la|\bpar|\bper|\bdu|\bprix|\bcout|\bje|\bpro|\bal|\bpor|\bel|\bpreis|\bprezzo|\bprecio|\ba l['’])\s*(?:kg|kilo\w*|l|lt|litre|liter|litro|100 ?g|unite de mesure|portion|dose|u\.? ?m)\b/u

/** Headers of columns that are not read: figures other than the charged price, stock, dates, orders to fill in. */
const IGNORED = new RegExp(
  [
    'conseill|pvc|pvp|public(?!.*\\bh\\.?t\\b)|ancien|precedent|n-1|avant|revente|remise|rist(?!or)|evolution|variation|ecart|total|marge|coef',
    'dlc|ddm|dluo|duree|date|valid|stock|dispo|^commande$|a commander|quantite command|^qte$|^qty$|^quantite$|min(?:imum)? de|(?<!(?:prix|tarifs?|px)\\b.*)franco|delai',
    'ean|gtin|gencod|barre|barcode|douan|nutri|photo|image|url|lien|\bpage|observ|remarq|comment|eco.?part|consigne|palette|couche|poids brut',
    FOREIGN_IGNORED,
  ].join('|'),
  'u',
)

/** 'Base', 'Base de prix', 'Prix à': 'kg' or 'pièce' under it is what the prices are of; amounts under it are prices. */
const BASE = /^bases?\b|\bbase (?:de )?(?:prix|tarif|factur\w*)|^(?:prix|tarifs?|px) (?:a|au|par|pour)$/u

/** The unit of the invoice is that of the price, beside the one of the order. */
const INVOICED = /^u\.? ?f\.?$|unites? (?:de )?(?:prix|tarif\w*|fact\w*)/u

const HINTS: HeadHints<ColumnRole> = [
  [
    'code',
    10,
    /(?:\bcode|\bref|\breference|n°|\bno|\bnum(?:ero)?)\W{0,4}\b(?:art\w*|prod\w*|interne|fourn\w*|item)\b|\bsku\b|item (?:no|code|number)|product code/u,
  ],
  ['code', 9, /^(?:codes?|ref\.?|references?|ref\.? ?\w{0,5}|identifiant)$/u],
  ['code', 8, /^(?:id|n°|no\.?|num(?:ero)?\.?|#)$/u],
  ['code', 5, /^(?:articles?|art\.?|item)$|\bcode\b|\bref\b/u],
  [
    'name',
    10,
    /designation|libelle|\blib\b|denomination|intitule|nom (?:du|de l|des|commercial)|product name|description/u,
  ],
  ['name', 8, /^(?:produits?|noms?|products?|name|articles?|item|items|marchandises?|especes?)$/u],
  ['name', 6, /produit|product|\bnom\b|\bname\b|\bvins?\b|\bwine\b|morceau|\bpiece de viande/u],
  ['name', 5, /appellation/u],
  ['name', 4, /article|variete|cuvee/u],
  [
    'detail',
    8,
    /origine|provenance|\bfao\b|\bpays\b|origin|calibre|\bcal\b|cepage|millesime|\bannee\b|vintage|variete|couleur|complement|categorie ?(?:qualite|commerciale)|qualite|appellation|cuvee|region|decoupe|\btaille|methode|peche|elevage/u,
  ],
  ['detail', 5, /^cat\.?$|^categorie$|^class$|^cl\.?$|label|presentation/u],
  ['brand', 9, /marque|brand|fabricant|producteur|producer|domaine|chateau|maison|manufacturer|estate/u],
  ['category', 9, /^type\b|rayon|^familles?$|department|departement|univers|category|\bfamily\b/u],
  ['category', 7, /famille|categorie|gamme|groupe|secteur|\bgroup\b|segment/u],
  ['category', 4, /\btype\b|classe|nature/u],
  ['storage', 9, /temperature|^t°|conservation|stockage|storage|^temp\.?$|^etat$/u],
  [
    'pack',
    9,
    /conditionnement|^emb(?:al+)?\.?$|^c(?:on)?di?t?\.?$|^condition\.?$|\bcond\b|\bcondt\b|packaging|pack ?size|emballage|format|unite de vente \(/u,
  ],
  ['packCount', 6, /^pieces?$|^nb pieces?$/u],
  ['packCount', 9, /^(?:par )?(?:colis|cartons?|caisses?|lots?|paquets?) de$/u],
  ['pack', 6, /colisage|^colis$|\bpcb\b|^pack$|contenant|contenu|\bcase\b|presentation/u],
  [
    'packCount',
    9,
    /\bpcb\b|(?:nb|nbre|nombre|qte|quantite)\W.*(?:colis|carton|caisse|ct|pack|uvc|unite|plateau|boite|barquette|sachet|lot)|(?:uvc?|unites?|pieces?|pcs|bouteilles?|btl?s?|col)\s*(?:\/|par)\s*(?:colis|carton|caisse|ctn?|crt)|(?:per|\/) ?case|case (?:qty|size)|par combien|^colisage$/u,
  ],
  [
    'content',
    8,
    /poids|\bpds\b|contenance|volume|\bvol\b|grammage|weight|litrage|\bsize\b|^cl\.?$|^cont\w*\.?(?: \(?[cm]?l\)?)?$|^format$/u,
  ],
  [
    'unit',
    9,
    /^unites?$|^u\.?v\.?c?\.?$|^udv$|unite (?:de )?(?:vente|commande|achat)|^u\.? ?(?:fact|vente|m)?\.?$|^unit$|\buom\b|^um$|^u\.?[cl]\.?$|vendu (?:a|au|par)|^un\.?$|sold by|^par$/u,
  ],
  ['unit', 10, INVOICED],
  [
    'unit',
    9,
    /^(?:factur(?:e|ee|es|ation)(?: (?:a|au|par|en))?|ventes?|mode de vente|tarife (?:a|au|par))$/u,
  ],
  ['unit', 7, BASE],
  ['price', 3, /^bases?$/u],
  ['unit', 6, /\bunite\b|\bunit\b(?! price)|mesure/u],
  // The lower row of a header under 'Cond.' or 'Prix'.
  ['unit', 10, /(?:cond\w*|prix|tarif)\.? unite$/u],
  ['content', 10, /cond\w*\.? (?:poids|volume|contenance)/u],
  ['packCount', 10, /cond\w*\.? (?:nombre|nbre?|qte|quantite)/u],
  ['vat', 9, /^taux$|tax (?:rate|code)|^tx\b/u],
  ['allergens', 9, /allerg|\btraces?\b|peut contenir|may contain|\bspuren\b|\btracce\b|\btrazas\b/u],
  ...FOREIGN_HINTS,
]

const PRICE =
  /prix|tarif|\bprice|\bcost\b|\bp\.? ?u\b|\bp\.? ?unit|^(?:net )?unit(?:aires?|\.)? ?(?:net )?(?:h\.?t|t\.?t\.?c)\b|\bp\.u\.h\.t|^p\.? ?[av]\b|\bpx\b|\bcout\b|preise?(?:\b|liste)|\bprezz[oi]\b|\bprecios?\b|\bimport[eo]\b|\bbetrag\b|\bpmc\b|^mt\b|\bpuht\b|\bpvht\b|\bpa\b|€|\beur\b|euros?\b|^ht$|^h\.t\.?$|\bcours\b|^net\b|^montant|^mini$|^maxi$|^moyen$/u

/** How likely a price header is the charged price: net before list price, this year's before last year's. */
const PRICE_WORDS: [points: number, header: RegExp][] = [
  [3, /\bnet(?:to|a|to|)\b|\bneto\b|nettopreis|nego|\bremise|ristourne/u],
  [
    2,
    /\bht\b|h\.t|hors tax|(?:ohne|exkl|zzgl|senza|sin|excl|esclus)\w*\.? ?(?:mwst|ust|iva|vat)|iva escl|iva no/u,
  ],
  [2, /unitaire|unit\b|einzelpreis|stuckpreis|unitari[oa]|\bp\.? ?u\b|\bpuht\b|\bpx\.? ?u\b/u],
  [1, /moyen/u],
  [-2, /brut|lordo|listenpreis|listino|tarifa|catalogue|base|promo|public|indicatif|mini\b|maxi\b/u],
]

/** 'Prix remisé', 'Prix net après remise': the charged price. 'Remise sur prix' and 'Prix hors remise' are not. */
const DISCOUNTED =
  /^((?:prix|tarifs?|px|net|p\.? ?u\b|puht)(?!.*(?:%|hors|sans|\btaux))\b.*?)\b(?:remisee?s?|ristournee?s?)\b/u

const NOTE =
  /descripti(?:on|f)|beschreibung|zusatz|(?:designation|libelle|\blib\b|denomination|intitule|\bnom\b).*\b(?:long|longues?|detaille?e?s?|completes?|complementaire|technique|etendue?|secondaire|anglaise?|english|traduite?|traduction)\b|\b(?:long|longue) (?:designation|libelle|name)|complement/u
const FURTHER = /(?:\b|\D)(?:2|bis|suite)\)?$/u

/** 'Description', 'Désignation longue', 'Libellé 2': the name of a product only where no better column has it. */
export function isNoteHeader(header: string): boolean {
  const folded = plainHead(header)
  return NOTE.test(folded) || FURTHER.test(folded)
}

/** The possible roles of a column by its header, the strongest first; empty for an unknown header. */
export function hintsOfHeader(header: string): HeaderHint[] {
  const folded = plainHead(header)
  if (folded === '' || folded.length > 60) return []
  if (allergenOfHeader(folded) !== null) return [{ role: 'allergenMark', strength: 9 }]
  if (/\b(?:tva|vat|mwst|ust|i\.?v\.?a)\b/u.test(folded) && !PRICE.test(folded) && !saysWithTax(folded))
    return [{ role: 'vat', strength: 9 }]
  if (isCurrencyHeader(folded)) return [{ role: 'ignored', strength: 9 }]
  if (PRICE.test(folded)) return priceHints(folded)
  if (IGNORED.test(folded)) return [{ role: 'ignored', strength: 9 }]
  return hintsOfHead(HINTS, folded)
}

function priceHints(folded: string): HeaderHint[] {
  if (IGNORED.test(folded.replace(DISCOUNTED, '$1'))) return [{ role: 'ignored', strength: 9 }]
  if (INVOICED.test(folded)) return [{ role: 'unit', strength: 10 }]
  const strength = PRICE_WORDS.reduce((sum, [points, words]) => sum + (words.test(folded) ? points : 0), 5)
  const [year] = /\b20\d\d\b/u.exec(folded) ?? []
  const recent = strength + (year === undefined ? 0 : (Number(year) - 2000) / 100)
  if (saysWithTax(folded) || (/incl/u.test(folded) && !saysWithoutTax(folded)))
    return [{ role: 'priceWithTax', strength: recent + 3 }]
  // 'Prix au kg ou à la pièce': the column of units decides which.
  const either = /\b(?:ou|or)\b/u.test(folded) && priceHeaderOf(folded).or.length === 0
  if (PER_MEASURE.test(folded) && !either) return [{ role: 'unitPrice', strength: 9 }]
  const price: HeaderHint = { role: 'price', strength: recent }
  return BASE.test(folded) ? [{ role: 'unit', strength: 7 }, price] : [price]
}
