import { readContent, inMetric, sizeWith, withContent } from './content-of.ts'
import { COUNTED_BY_WORD } from './counted-words.ts'
import { MEASURES } from '../quantity/measure.ts'
import { dimensionOf } from '../quantity/unit.ts'
import { readAmount } from './read-amount.ts'
import type { Amount } from './read-amount.ts'
import { plainQuantity, written as figure } from './plain-quantity.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { LINKING } from './recipe-name.ts'
import { sizeBehindName } from './stated-size.ts'

const ASIDES = /\(([^()]*)\)/gu
/** '… de 160 g', '… 160 g' at the end of a name. */
const SIZE_BEHIND = /\s+(?:d['’]\s*|de\s+|of\s+|à\s+)?(?:environ\s+|about\s+)?((?:\d)[^()]*)$/iu
const MORE = /\s*,?\s+(?:\+|plus)\s+(?=[\d¼-¾⅐-⅞])/iu
const FOR_SOMETHING = /^\s*(?:$|pour\s|for\s|to\s|extra|more)/iu
const NAME_AND_A_HALF = /\s+et\s+demie?$/iu
const LAST_WORD =
  /^(.*\p{Letter})\s+(cloves?|leaf|leaves|sprigs?|stalks?|ribs?|sticks?|slices?|fillets?|wedges?|stems?)$/iu
const SOME_FIGURE = /\d[\d.,]*\s*(?:kg|g|gr|l|cl|dl|ml|oz|lbs?)(?!\p{Letter})/iu
const ONE_LETTER = /^\p{Letter}(?:\.|\s)\s*\p{Letter}/u

interface Stated {
  written: WrittenQuantity
  name: string
  /** What leaves the name for the note. */
  kept: string[]
}

/** The quantity with what the rest of the line says of it, and the name without that. */
export function withStatedLater(written: WrittenQuantity, text: string): Stated {
  return doubted(
    [
      nothingNamed,
      trailingWord,
      sameAgain,
      littleMore,
      addedLater,
      formatBehind,
      asideOf,
      sizeBehind,
    ].reduce<Stated>((stated, step) => step(stated), {
      written,
      name: text.trim(),
      kept: [],
    }),
  )
}

/** '3 noix', '2 gousses', '200 g': a word without a name is the name, so that no line is lost. */
function nothingNamed(stated: Stated): Stated {
  const { written, name } = stated
  if (/[\p{Letter}\d]/u.test(name)) return stated
  const word = written.notes.at(-1)?.replace(/^[\d.,\s]+/u, '')
  return { ...stated, name: word === undefined || word === '' ? (written.unit ?? '') : word }
}

/** '2 garlic cloves', 'un citron et demi' */
function trailingWord(stated: Stated): Stated {
  const { written, name } = stated
  if (written.unit !== null || written.counted !== null || written.quantity === null) return stated
  if (NAME_AND_A_HALF.test(name)) {
    return {
      ...stated,
      name: name.replace(NAME_AND_A_HALF, ''),
      written: { ...written, quantity: written.quantity + 0.5 },
    }
  }
  const [own = '', ...behind] = name.split(/(?=,\s|\s?\()/u)
  const [, plain = '', word = ''] = LAST_WORD.exec(own) ?? []
  const first = plainQuantity({ ...bareAmount(written), rest: own })
  // 'Gousse d’ail : 2'
  if (first.unit !== null || first.counted !== null)
    return {
      ...stated,
      written: first,
      name: `${first.inName}${first.rest}`.replace(LINKING, '') + behind.join(''),
    }
  const key =
    COUNTED_BY_WORD.get(word.toLowerCase()) ?? COUNTED_BY_WORD.get(word.toLowerCase().replace(/s$/u, ''))
  // Cloves alone are a spice, ribs alone are meat.
  const isOther =
    (key === 'gousse' && !/garlic/iu.test(plain)) || (/^rib/iu.test(word) && !/celery/iu.test(plain))
  if (key === undefined || isOther) return stated
  const note = `${figure(written.quantity)} ${word}`
  return {
    ...stated,
    name: (key === 'filet' ? own : plain) + behind.join(''),
    written: {
      ...written,
      counted: key,
      notes: [...written.notes, note],
      doubt: written.doubt ?? { reason: 'counted', written: note },
    },
  }
}

const bareAmount = ({ quantity, doubt, notes }: WrittenQuantity): Amount => ({
  quantity: quantity ?? 1,
  figure: figure(quantity ?? 1),
  remark: notes[0] ?? null,
  range: doubt?.reason === 'range',
  maybeGrouped: false,
  rest: '',
})

/** 'lait ou 75 cl' of three quarters of a litre says the same in another unit. */
const AGAIN = /\s*,?\s+(?:ou|soit|or|=)\s+(?=[\d¼-¾⅐-⅞])([^()]*)$/iu

function sameAgain(stated: Stated): Stated {
  const { written, name } = stated
  const [whole, tail = ''] = AGAIN.exec(name) ?? []
  const other = whole === undefined || !written.measured ? null : readContent(tail)
  if (whole === undefined || other === null || !isSame(written, other.quantity)) return stated
  return {
    ...stated,
    name: name.slice(0, name.length - whole.length),
    kept: [...stated.kept, whole.replace(/^[\s,]+/u, '')],
  }
}

function isSame(one: WrittenQuantity, other: WrittenQuantity): boolean {
  if (one.unit === null || other.unit === null) return false
  if (dimensionOf(one.unit) !== dimensionOf(other.unit)) return false
  const [first, second] = [one, other].map(({ quantity, unit }) =>
    unit === null ? 0 : (quantity ?? 0) * (MEASURES[unit]?.amount ?? 0),
  )
  const ratio = (first ?? 0) / (second ?? 0)
  return Math.abs(ratio - 1) < 0.01
}

/** 'farine + un peu pour le plan' */
const LITTLE_MORE =
  /\s*,?\s+((?:\+|plus|et|and)\s+(?:un\s+(?:petit\s+)?peu|a\s+(?:little|bit)|some|quelques\s+\p{Letter}+|de\s+quoi)(?!\p{Letter})(?!\s+(?:d(?:e|u|es)\s|d['’]|of\s))[^\d()]*)$/iu

function littleMore(stated: Stated): Stated {
  const [whole, words] = LITTLE_MORE.exec(stated.name) ?? []
  if (whole === undefined || words === undefined) return stated
  return { ...stated, name: stated.name.slice(0, -whole.length), kept: [...stated.kept, words] }
}

/** '30 g de beurre + 10 g pour le moule' is one product, '2 œufs + 1 jaune' is not. */
function addedLater(stated: Stated): Stated {
  const { written, name } = stated
  const place = MORE.exec(name)
  if (place === null) return stated
  const tail = name.slice(place.index + place[0].length)
  const amount = readAmount(tail)
  const more = amount === null ? null : plainQuantity(amount)
  const rest = name.slice(place.index).trim()
  const own = {
    ...stated,
    name: name.slice(0, place.index),
    kept: [...stated.kept, rest.replace(/^,\s*/u, '')],
  }
  const fits = more !== null && FOR_SOMETHING.test(more.rest) && more.unit === written.unit
  if (!fits || more.quantity === null || written.quantity === null || more.counted !== written.counted)
    return { ...own, written: { ...written, doubt: written.doubt ?? { reason: 'several', written: rest } } }
  return {
    ...own,
    written: { ...written, quantity: written.quantity + more.quantity, doubt: written.doubt ?? more.doubt },
  }
}

/** '1 boîte de tomates 5/1' */
function formatBehind(stated: Stated): Stated {
  const { written, name } = stated
  const { counted, quantity } = written
  if (counted === null || quantity === null || written.size !== null) return stated
  const read = sizeBehindName(counted, name)
  if (read === null) return stated
  const [first = '', ...others] = written.notes
  const note = `${first} ${read.size.written}`
  const isOpen = written.doubt === null || written.doubt.reason === 'counted'
  const doubt = read.sure ? null : { reason: 'size' as const, written: note }
  const notes = [note, ...others]
  return {
    ...stated,
    name: read.rest,
    written: {
      ...written,
      notes,
      size: { ...read.size, count: quantity },
      doubt: isOpen ? doubt : written.doubt,
    },
  }
}

/** '4 filets de bar (150 g chacun)', '2 tbsp butter (30 g)'; an aside of another kind stays. */
function asideOf(stated: Stated): Stated {
  const { written, name } = stated
  for (const [whole, inside = ''] of name.matchAll(ASIDES)) {
    const content = readContent(inside)
    if (content === null) continue
    const rest = name.replace(whole, ' ').replaceAll(/\s+/gu, ' ').trim()
    if (written.measured) {
      if (written.metric || !content.quantity.metric) continue
      return { ...stated, name: rest, written: inMetric(written, content, '') }
    }
    if (written.quantity === null) continue
    // '1 poulet (1,5 kg)' stays a count, which a product that is weighed takes by its size.
    if (written.counted === null && written.unit === null && !content.each) {
      const size = { ...sizeWith(written, content), each: written.quantity === 1 }
      return { ...stated, written: { ...written, size } }
    }
    return { ...stated, name: rest, written: withContent(written, content, '') }
  }
  return stated
}

/** '4 pavés de cabillaud de 160 g', '1 poulet de 1,5 kg' */
function sizeBehind(stated: Stated): Stated {
  const { written, name } = stated
  const [own = '', ...behind] = name.split(/(?=,\s|\s?\()/u)
  const [whole, size = ''] = SIZE_BEHIND.exec(own) ?? []
  const content = whole === undefined || written.measured ? null : readContent(size)
  if (whole === undefined || content === null || written.quantity === null) return stated
  const says = /^\s+(?:d|of|à)/iu.test(whole) || content.each
  return {
    ...stated,
    name: own.slice(0, own.length - whole.length) + behind.join(''),
    written: withContent(written, { ...content, each: says }, ''),
  }
}

/** A further figure in the name, or a letter that may be a unit: somebody has to look. */
function doubted(stated: Stated): Stated {
  const { written, name } = stated
  if (written.doubt !== null || written.quantity === null) return stated
  const [own = ''] = name
    .replaceAll(ASIDES, '')
    .trim()
    .split(/(?=,\s)/u)
  const figures = SOME_FIGURE.exec(own)
  if (figures !== null)
    return { ...stated, written: { ...written, doubt: { reason: 'several', written: figures[0] } } }
  if (written.unit !== null || !ONE_LETTER.test(own)) return stated
  const note = `${figure(written.quantity)} ${own.slice(0, 1)}`
  return { ...stated, written: { ...written, doubt: { reason: 'abbreviated', written: note } } }
}
