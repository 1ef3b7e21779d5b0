import { expect, test } from 'vitest'
import { ALL_TEXTS } from './all-texts.ts'

type Texts = { readonly [key: string]: string | Texts }

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') found.set(prefix + key, text)
    else for (const [name, inner] of flatten(text, `${prefix}${key}.`)) found.set(name, inner)
  }
  return found
}

/**
 * The names of a message's arguments and tags. Braces nest as argument, option, argument, …:
 * '{count, plural, other {# fiches de {name}}}'.
 */
function namesIn(message: string): string[] {
  const names = new Set([...message.matchAll(/<(\w+)>/g)].map((tag) => `<${tag[1] ?? ''}>`))
  let depth = 0
  for (const { 0: brace, 1: word } of message.matchAll(/}|{(\w*)/g)) {
    if (brace === '}') {
      depth -= 1
      continue
    }
    if (depth % 2 === 0) names.add(word ?? '')
    depth += 1
  }
  return [...names].sort()
}

function allNamesIn(texts: Map<string, string>) {
  return Object.fromEntries([...texts].map(([key, text]) => [key, namesIn(text)]))
}

const french = flatten(ALL_TEXTS.fr)
const english = flatten(ALL_TEXTS.en)

test('both languages say the same things', () => {
  expect([...english.keys()].sort()).toEqual([...french.keys()].sort())
})

test('a text takes the same arguments in both languages', () => {
  expect(allNamesIn(english)).toEqual(allNamesIn(french))
})

test('an argument inside an option is seen, an option is no argument', () => {
  expect(namesIn('{count, plural, =1 {une fiche} other {# fiches de {name}}} <b>ici</b>')).toEqual([
    '<b>',
    'count',
    'name',
  ])
})
