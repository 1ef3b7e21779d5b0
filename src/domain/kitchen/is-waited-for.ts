import { HOUR } from './read-duration.ts'
import type { StepTime } from './times-in-step.ts'

/** So long is planned on another day, and not timed at the pass. */
const LONGEST = 12 * HOUR

/** Words that may be between what decides and the number. */
const FILLED = String.raw`\s*(?:environ|about|around|approximately|roughly|près de|à peu près|les?|la|des?|the|~|≈)?\s*$`
const behind = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})${FILLED}`, 'iu')

/** Right before it: a limit, a moment, or how often. */
const LIMITS = behind(
  String.raw`toutes(?:\sles)?|tous\sles|chaque|every|each|dans|d[’']ici|sous|within|moins\sd[e’']|less\sthan|plus\sd[e’']|more\sthan|longer\sthan|for\sover|under|jusqu[’']à|up\sto|until|depuis|since|il\sy\sa|avant|before|last|final|first|past|prévoir|prévoyez|dès|vers|au\splus|at\smost|prêts?\sen|prêtes?\sen|ready\sin|préparation\s?:?|prep(?:\stime)?:?|temps\stotal\s?:?|total\stime:?|total\s?:?`,
)
const PER = /(?:^|[^\p{L}])(?:par|per)\s*$/iu
/** Right before it: what was done with it earlier. */
const DONE_EARLIER =
  /(?:(?:repos|marin|tremp|dégorg|infus|égoutt|ferment|séch|décongel|macér)(?:é|ée|és|ées)|refroidi(?:e|s|es)?)\s+(?:pendant\s+)?$|(?:soaked|marinated|rested|chilled|proofed|frozen|cooked|brined)\s+(?:for\s+)?$/iu
/** In its part of the sentence: how long something keeps. */
const KEEPING =
  /(?:conserv\p{L}*|se\sgarde\p{L}*|à\sconsommer|keeps?|stor(?:e|ed|es|age)|shelf\slife|dlc|ddlc|péremption|jet(?:er|ez)|discard|throw)(?!\p{L})/iu
const HOLDING =
  /(?:^|\s)(?:en|in)\s*$|tenir|garder|maintenir|température\sambiante|room\stemperature|\bhold\b|\bkeep\b/iu

const CLOCK_BEFORE = /(?:^|[^\p{L}])(?:à|at|by)\s*$/iu
const CLOCK_AFTER = /^\s*(?:du\s(?:matin|soir)|de\sl[’']après-midi|pile|précises?|[ap]\.?m(?!\p{L}))/iu
const CLOCK_NAME =
  /(?:livraison|départ|envoi|ouverture|fermeture|rendez-vous|arrivée|service|delivery)\s*(?:à|:|at)?\s*$/iu
const SETS_TIMER = /minut(?:eur|erie)|timer|régl\p{L}+|temps|cuisson/iu

/** Right behind it: how much takes it, or that it is counted from a moment to come. */
const BY_WEIGHT =
  /^\s*(?:(?:par|per|au|for\s(?:each|every)|pour\s(?:chaque|un)|à\sla|by\sthe|a|\/)\s*(?:\d+\s*)?(?:kg|kilos?|kilogrammes?|livres?|lbs?|pounds?|g|cm|mm|centim\p{L}+|millim\p{L}+|inch|personne|person|portion)(?!\p{L})|(?:pour|for)\s\d[\d.,]*\s*(?:kg|g|livres?|lbs?|pounds?)(?!\p{L}))/iu
const EARLIER =
  /^\s*(?:à\sl[’']avance|d[’']avance|en\savance|au\spréalable|auparavant|plus\stôt|earlier|ago|beforehand|ahead|in\sadvance|less\sthan|more\sthan|longer\sthan|de\smoins|de\splus\sque|to\sgo)(?!\p{L})/iu
const FROM_END = /^\s*(?:de|from|before)\s+(?:la\s+|the\s+)?(?:fin|end)(?!\p{L})/iu
const BEFORE = /^\s*(?:\p{L}+\s)?(?:avant|before|prior\sto)(?!\p{L})/iu
const OTHER_WORK =
  /^\s*(?:(?:de\s|d[’'])(?:préparation|travail|service|retard|marge|trajet|transport|décalage)|of\s(?:prep|work)|late|delay)(?!\p{L})/iu
const MOST = /^\s*(?:au\s)?max(?:imum)?(?!\p{L})/iu
const A_DAY = /^\s*(?:par|per|a|each)\s(?:jour|day|semaine|week)(?!\p{L})/iu
const AFTER_DAYS = /(?:jours?|days?)\s*(?:et|and|,)?\s*$/iu

const DAY_BEFORE =
  /veille|day\sbefore|night\sbefore|overnight|une\snuit|la\snuit|lendemain|next\sday|j\s?-\s?1/iu
const EVE_BEHIND = /^[^,.;]{0,25}(?:veille|day\sbefore|night\sbefore)/iu

/** What lasts: 'reposer 10 min avant de servir' is waited for, 'sortir 10 min avant de servir' is not. */
const LASTS =
  /(?:repos\p{L}*|laiss\p{L}*|cuire|cuis(?!son)\p{L}*|réserv\p{L}*|refroid\p{L}*|mijot\p{L}*|tiéd\p{L}*|patient\p{L}*|attend\p{L}*|marin\p{L}*|ferment\p{L}*|pouss\p{L}*|lever|dégorg\p{L}*|tremp\p{L}*|infus\p{L}*|macér\p{L}*|rôti\p{L}*|brais\p{L}*|poch\p{L}*|saut\p{L}*|congel\p{L}*|prendre|égoutt\p{L}*|détend\p{L}*|tempér\p{L}*|bloqu\p{L}*|raffermir|au\s(?:frais|froid|réfrigérateur|congélateur|repos)|rest|cool|chill|leave|let|cook|simmer|bake|roast|marinate|soak|steep|infuse|proof|prove|rise|set|wait|freeze|refrigerate|drain|stand|in\sthe\s(?:fridge|freezer))(?!\p{L})/giu
const HAPPENS =
  /(?:sort\p{L}*|arrêt\p{L}*|coup\p{L}*|stop|retir\p{L}*|ajout\p{L}*|incorpor\p{L}*|préchauff\p{L}*|allum\p{L}*|sal(?:er|ez)|vers(?:er|ez)|dress\p{L}*|commenc\p{L}*|lanc\p{L}*|remett\p{L}*|découvr\p{L}*|parsem\p{L}*|enfourn\p{L}*|démoul\p{L}*|take|remove|add|preheat|start|begin|season|salt|stir|bring|uncover|open|pull|turn)(?!\p{L})/giu

/**
 * Whether a time of a step is one to wait for, by the words around it.
 * @param free where the time before it ends
 */
export function isWaitedFor(text: string, time: StepTime, free: number): boolean {
  const { start, end, minSeconds, maxSeconds } = time
  if (maxSeconds >= LONGEST || minSeconds < 2) return false
  const around = { before: text.slice(free, start), after: text.slice(end) }
  return !isMoment(text, time, around) && !isLimit(time, around) && !isOfDayBefore(text, time, around)
}

type Around = { before: string; after: string }

/** An hour of the clock, or a moment that is counted from another one. */
function isMoment(text: string, { start, end, minSeconds }: StepTime, { before, after }: Around): boolean {
  const written = text.slice(start, end)
  const isOfHours = minSeconds >= HOUR
  const isRange = /[à–—-]|\bto\b|\bou\b|\bor\b/iu.test(written)
  if (CLOCK_AFTER.test(after)) return isOfHours
  if (CLOCK_BEFORE.test(before) && !isRange) return isOfHours || !SETS_TIMER.test(before)
  if (CLOCK_NAME.test(before) && minSeconds >= 5 * HOUR) return true
  // '9 h à 11 h' and '10 h 30' are hours of a day.
  if (
    (isRange && minSeconds >= 6 * HOUR && /h.*h/iu.test(written)) ||
    (minSeconds >= 10 * HOUR && minSeconds % HOUR > 0)
  )
    return true
  if (FROM_END.test(after) || EARLIER.test(after)) return true
  const [sentence = ''] = /[^.;!?\n]*$/u.exec(before) ?? []
  const [toBefore] = BEFORE.exec(after) ?? []
  return toBefore !== undefined && lastOf(LASTS, sentence + toBefore) <= lastOf(HAPPENS, sentence + toBefore)
}

function isLimit({ minSeconds }: StepTime, { before, after }: Around): boolean {
  const [part = ''] = /[^,.;:!?()\n]*$/u.exec(before) ?? []
  return (
    LIMITS.test(before) ||
    PER.test(before) ||
    DONE_EARLIER.test(before) ||
    KEEPING.test(part) ||
    BY_WEIGHT.test(after) ||
    OTHER_WORK.test(after) ||
    A_DAY.test(after) ||
    AFTER_DAYS.test(before) ||
    (MOST.test(after) && HOLDING.test(part) && minSeconds >= 60)
  )
}

function isOfDayBefore(text: string, { start, minSeconds }: StepTime, { after }: Around): boolean {
  if (EVE_BEHIND.test(after) && minSeconds >= HOUR) return true
  const from = Math.max(...['.', ';', '\n'].map((sign) => text.lastIndexOf(sign, start))) + 1
  const until = text.slice(start).search(/[;\n]|\.(?:\s|$)/u)
  const sentence = text.slice(from, until < 0 ? undefined : start + until)
  return minSeconds >= 4 * HOUR && DAY_BEFORE.test(sentence)
}

/** Where the last of such words is; -1 where there is none. */
function lastOf(words: RegExp, text: string): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1
}
