import {
  GLUTEN_WORDS,
  CRUSTACEAN_WORDS,
  FISH_WORDS,
  SOYA_WORDS,
  MILK_WORDS,
  NUT_WORDS,
  MOLLUSC_WORDS,
} from './words/allergen-names.ts'
import {
  PLANT_MILKS,
  ENGLISH_PLANT_MILKS,
  PLANT_BUTTERS,
  PLANT_CREAMS,
  NO_NUTS,
  FISH_WITH_ROE,
} from './words/no-allergens.ts'
import type { Allergen } from '../allergens/allergen.ts'

/**
 * How labels name the fourteen of annex II of Regulation (EU) No 1169/2011 and what is made of them, folded: French and
 * English, and the words of Spanish, Italian and German lists.
 */
export const ALLERGEN_WORDS: Record<Allergen, RegExp> = {
  Gluten: new RegExp(GLUTEN_WORDS, 'u'),
  Crustacés: new RegExp(CRUSTACEAN_WORDS, 'u'),
  Œufs: /\boeufs?\b|\beggs?\b|\bovo|\bhuevos?\b|\buov[ao]\b|\beier\b/u,
  Poisson: new RegExp(FISH_WORDS, 'u'),
  Arachides: /arachide|cacah|peanut|groundnut|arachidi|erdnu/u,
  Soja: new RegExp(SOYA_WORDS, 'u'),
  Lait: new RegExp(MILK_WORDS, 'u'),
  'Fruits à coque': new RegExp(NUT_WORDS, 'u'),
  Céleri: /celeri|celery|\bsedano\b|\bapio\b|sellerie/u,
  Moutarde: /moutarde|mustard|senape|mostaza|\bsenf\b/u,
  Sésame: /sesam|\btahin|gomasio/u,
  Sulfites:
    /sulfit|sulphit|solfit|\bso2\b|dioxyde de soufre|anhydride sulfureux|sulphur dioxide|\be ?-?22[0-8]\b/u,
  Lupin: /lupin|altramu/u,
  Mollusques: new RegExp(MOLLUSC_WORDS, 'u'),
}

/** What does not contain the thing that it is named by, and what it does name. */
export const NOT_WHAT_THEY_NAME: [words: RegExp, named: string][] = [
  [new RegExp(String.raw`\blaits? (?:vegeta\p{L}+|d['’]\s?|de (?=${PLANT_MILKS}))`, 'gu'), ' '],
  [new RegExp(String.raw`(?<=\b${ENGLISH_PLANT_MILKS}) milk\b`, 'gu'), ' '],
  [
    new RegExp(String.raw`\bbeurres? (?:d['’]\s?(?=cacah|arachide|amande)|de (?=${PLANT_BUTTERS}))`, 'gu'),
    ' ',
  ],
  [/(?<=\b(?:cocoa|peanut|shea|almond)) butter\b/gu, ' '],
  [new RegExp(String.raw`\bcremes? (?:de (?=${PLANT_CREAMS})|d['’](?=anchois|avoine))`, 'gu'), ' '],
  [new RegExp(String.raw`\bnoix (?:de )?${NO_NUTS}\b`, 'gu'), ' '],
  [/\bnoix (?:de )?(?=(?:saint|st).?jacques)/gu, ' '],
  [/\b(?:bles? noirs?|buckwheat)\b/gu, ' '],
  [new RegExp(String.raw`\boeufs? (?:de |d['’])(?=${FISH_WITH_ROE})`, 'gu'), ' '],
  [/\boeufs? (?:de |d['’])?(?:lompe?|lump|capelan|esturgeon)\b/gu, ' poisson '],
  [/\boeufs? (?:a la )?coque\b/gu, ' oeuf '],
  [/\bfish roe\b/gu, ' fish '],
]
