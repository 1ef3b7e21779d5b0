/** Letters of other alphabets that look like Latin ones, and the Latin ones in the same order. */
const LOOK_ALIKE = [
  ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
  ['аеһіјӏорсѕухԛԝԁѵгкмнтвь', 'aehijlopcsyxqwdvrkmhtbb'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεηικνορτυχγωςμ', 'abenikvoptuxywcu'],
  ['ıłøđɑɡ', 'ilodag'],
] as const
const LATIN = new Map(
  LOOK_ALIKE.flatMap(([others, latin]) => Array.from(others, (other, at) => [other, latin[at] ?? other])),
)
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Signs that are typed for a letter; 1, ! and | are two letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}

/** The most digits and signs around a word that leave it guessable. */
const MOST_AROUND = 9
const LONGEST_PASSED_OVER = 60

/**
 * Without case, accents and invisible characters; each letter of another shape ('ｐ', '𝓹', 'Ⓜ') is the plain one that the hash
 * makes of it, and one of another alphabet the Latin one that looks like it.
 */
export function foldPassword(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
  return Array.from(plain, (sign) => LATIN.get(sign) ?? sign)
    .join('')
    .toLowerCase()
    .replace(/[œæß]/g, (sign) => LIGATURES[sign] ?? sign)
}

/**
 * What a folded password may have been made of: without digits and signs around it, without those between, with letters for
 * signs, and backwards.
 * @param isGuessable whether more than nine signs around a word can be guessed too
 */
export function formsOf(typed: string, isGuessable: (around: string) => boolean): string[] {
  const bare = withoutEnds(typed, isGuessable)
  const read = [...bare, ...bare.map(closed)].flatMap((form) => [
    form,
    inLetters(form, 'i'),
    inLetters(form, 'l'),
  ])
  const forms = [...new Set(read)]
  return [...forms, ...forms.map((form) => Array.from(form).toReversed().join(''))]
}

/** Without the sign that is put between letters, when it is the same one everywhere ('p a s s', 'chef-de-cuisine'). */
function closed(text: string): string {
  const between = new Set(text.match(/[^\p{L}\p{N}@€$!|+]/gu))
  return between.size === 1 ? text.replaceAll([...between].join(''), '') : text
}

/** The text, and what is left of it without some or all of the digits and signs at its ends. */
function withoutEnds(text: string, isGuessable: (around: string) => boolean): string[] {
  if (text.length > LONGEST_PASSED_OVER) return [text]
  const before = /^[^\p{L}]*/u.exec(text)?.[0] ?? ''
  const after = before === text ? '' : (/[^\p{L}]*$/u.exec(text)?.[0] ?? '')
  const starts = [0, before.length]
  // A sign next to the word may be a letter of it ('m@ri3' and digits behind).
  const ends = [0, after.length - 2, after.length - 1, after.length].filter((length) => length >= 0)
  return starts.flatMap((start) =>
    ends
      .filter(
        (end) =>
          start + end <= MOST_AROUND || isGuessable(before.slice(0, start) + after.slice(after.length - end)),
      )
      .map((end) => text.slice(start, text.length - end)),
  )
}

function inLetters(text: string, one: 'i' | 'l'): string {
  return text.replace(/[@483€0$57+]/g, (sign) => LETTERS[sign] ?? sign).replace(/[1!|]/g, one)
}
