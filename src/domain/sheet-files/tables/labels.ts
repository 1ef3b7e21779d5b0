import { whole } from '../../words/word-list.ts'
import { isChargeName } from './charge-words.ts'
import { keepByText } from '../grid/keep-by-text.ts'
import { headWords, STEPS_HEAD } from './head-words.ts'
import { TITLE_LABELS, CATEGORY_LABELS, NOTE_LABELS, OTHER_LABELS } from './words/fact-labels.ts'
import {
  FOREIGN_PORTION_LABELS,
  PORTIONS_IN_LABELS,
  SELLING_PRICES,
  NO_PORTIONS,
  COSTS_OF_MEASURE,
  COST_PERCENT_LABELS,
  PORTION_LABELS,
} from './words/label-words.ts'
import { GOODS, GUESTS, HOLDERS, PIECES } from './words/portion-words.ts'
import {
  COST,
  TOTAL_LABELS,
  COST_ADJECTIVES,
  TAX_INCLUDED,
  MARGINS,
  MARGIN_LABELS,
  COST_COMPLEMENTS,
  PRICE_WITH_TAX,
  PRICE_WITHOUT_TAX,
  TOTAL_COMPLEMENTS,
  WHOLE_COSTS,
} from './words/total-labels.ts'

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

/** 'Coût 12 parts', 'Coût pour 10': of more than one portion. */
const COST_OF_COUNT = new RegExp(
  String.raw`^(?:${COST}|tot(?:al|aux))(?: ${COST_ADJECTIVES})*(?: (?:pour|des|de|les|for|para|of) (?:les )?(?!1\b)(\d{1,4})(?: ?(?:${GUESTS}|${PIECES}|${GOODS}))?| (?!1\b)(\d{1,4}) ?(?:${GUESTS}|${PIECES}|${GOODS}))$`,
  'u',
)

/** Behind 'par': no share of a day, and no kilo. */
const NO_TIME = String.raw`(?! ?${NO_PORTIONS}\b)`

const LABELS: [kind: LabelKind, label: RegExp][] = [
  // Of a kilo or a litre of the dish.
  [
    'other',
    new RegExp(
      String.raw`^${COSTS_OF_MEASURE}(?: de revient| matieres?| ht| h\.t\.)* ?(?:\/|au|du|le|par|per|por|a la) ?(?:1 ?)?(?:kg|kilo\w*|l|litres?|100 ?g)(?: h\.?t\.?)?$`,
      'u',
    ),
  ],
  [
    'total-ttc',
    new RegExp(String.raw`^(?:tot(?:al|aux)|couts?(?: total)?|montant(?: total)?) ${TAX_INCLUDED}$`, 'u'),
  ],
  ['total', COST_OF_COUNT],
  ['subtotal', /^(?:sous[ -]?tot\w*|s\/?[ -]?tot\w*|sub ?-?tot\w*)\b/u],
  [
    'vat-amount',
    /^(?:montant|dont|amount of|importe) (?:de la |de )?(?:tva|vat|iva)|^(?:tva|vat|iva) (?:en )?€/u,
  ],
  ['vat', /^(?:taux (?:de )?)?(?:tva|vat|i\.?v\.?a\.?)(?: rate)?(?: ?\(?%\)?| \d.*| applicable)?$/u],
  ['cost-percent', whole(COST_PERCENT_LABELS)],
  [
    'margin-percent',
    new RegExp(
      String.raw`^(?:(?:taux|%)(?: de)? ?(?:marge|marque|margen).*|${MARGINS}.*(?:%|taux).*|gp ?%)$`,
      'u',
    ),
  ],
  ['margin', whole(MARGIN_LABELS)],
  ['coefficient', /^(?:coef\w*\.?.*|multiplicateur|multiplier|markup.*)$/u],
  [
    'portion-cost',
    new RegExp(
      String.raw`^${COST}.*(?:\/ ?|\b(?:par|a la|de la|la|une|1|per|por|by)? ?)${PORTIONS_IN_LABELS}(?: h\.?t\.?| €|\(.*\))*$|^${PORTIONS_IN_LABELS} cost$|^${COST}${COST_COMPLEMENTS}* ?(?:\/|\b(?:par|por|per|a la)\b)${NO_TIME} ?\p{L}+$|^(?:cout|cost) (?:\/|par|per)${NO_TIME} ?.*$`,
      'u',
    ),
  ],
  // 'Par couvert' and 'Soit par pers.' below the lines, where nothing says that it is a price.
  [
    'portion-cost',
    new RegExp(
      String.raw`^(?:soit )?(?:\/ ?|(?:(?:par|per|por|pour 1|pour une?) ))${PORTIONS_IN_LABELS}(?: (?:h\.?t\.?|€))*$`,
      'u',
    ),
  ],
  [
    'price-ttc',
    new RegExp(
      String.raw`^${SELLING_PRICES}(?!.*(?:hors|sans|excl|before|ex |sin iva)).*${PRICE_WITH_TAX}.*$|^(?:ttc|pvttc|pv ttc|prix ttc)$|^pvp$`,
      'u',
    ),
  ],
  ['price-ht', new RegExp(String.raw`^${SELLING_PRICES}.*${PRICE_WITHOUT_TAX}.*$|^(?:pvht|prix ht)$`, 'u')],
  [
    'portion-price',
    new RegExp(
      String.raw`^(?:prix|tarif|price|precio) ?(?:\/|\b(?:par|la|le|a la|per|por)\b)${NO_TIME} ?\p{L}+$`,
      'u',
    ),
  ],
  ['price', new RegExp(String.raw`^${SELLING_PRICES}(?: .*)?$`, 'u')],
  ['portions', whole(PORTION_LABELS)],
  [
    'portions',
    new RegExp(String.raw`^(?:nbre?|nb|nombre)\.? ?(?:de |d['’] ?)?(?:${PIECES}|${GOODS}|plateaux)$`, 'u'),
  ],
  ['portions', new RegExp(FOREIGN_PORTION_LABELS, 'u')],
  ['other', new RegExp(String.raw`^(?:nbre?|nb|nombre)\.? (?:de |d['’] ?)?${HOLDERS}$`, 'u')],
  ['title', whole(TITLE_LABELS)],
  ['category', whole(CATEGORY_LABELS)],
  [
    'total',
    new RegExp(
      String.raw`^(?:tot(?:al|aux|ales?)?\.?(?: ${TOTAL_COMPLEMENTS})*|${COST}.*${WHOLE_COSTS}(?: h\.?t\.?| €|\(.*\))*|${TOTAL_LABELS})$`,
      'u',
    ),
  ],
  ['allergens', /^(?:allergen\w*|allergenes?.*|alergenos?.*|allergies)$/u],
  ['steps', STEPS_HEAD],
  ['steps', /^preparation$/u],
  ['notes', whole(NOTE_LABELS)],
  ['other', whole(OTHER_LABELS)],
]

const LONGEST = 60

/** The fact that a label names, whatever is in brackets or behind a colon; null for any other text. */
export const labelOf = keepByText(kindOf)

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
