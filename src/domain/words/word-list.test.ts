import { describe, expect, test } from 'vitest'
import { anywhere, beginning, containing, phrases, whole, wordSet } from './word-list.ts'

const matches = (list: string, text: string) => whole(list).test(text)

describe('a phrase of a word list', () => {
  test('is matched letter by letter, its signs included', () => {
    const list = phrases`
      p.u.
      prix/kg
      €
    `
    for (const text of ['p.u.', 'prix/kg', '€']) expect(matches(list, text)).toBe(true)
    for (const text of ['pxux', 'prix kg', 'p.u', '']) expect(matches(list, text)).toBe(false)
  })

  test('may lack what is in brackets', () => {
    const list = phrases`
      denree(s)
      nom( de la recette| du plat)
    `
    for (const text of ['denree', 'denrees', 'nom', 'nom du plat', 'nom de la recette'])
      expect(matches(list, text)).toBe(true)
    for (const text of ['denre', 'nom ', 'nom de']) expect(matches(list, text)).toBe(false)
  })

  test('repeats what is in brackets with a plus', () => {
    const list = phrases`prix( ht| net)+`
    for (const text of ['prix', 'prix ht', 'prix net ht']) expect(matches(list, text)).toBe(true)
    expect(matches(list, 'prixht')).toBe(false)
  })

  test('has one of several parts', () => {
    const list = phrases`pequen[a|o]`
    expect(['pequena', 'pequeno', 'pequen'].map((text) => matches(list, text))).toEqual([true, true, false])
  })

  test('goes on with the letters of its word, or with any text', () => {
    const list = phrases`
      tarif*
      total …
      bon d?economat
      # parts
      lot <word>
      temps<space>
      taille <digit><letter>
    `
    for (const text of [
      'tarification',
      'total ttc',
      "bon d'economat",
      '12 parts',
      'lot été',
      'temps ',
      'taille 2x',
    ])
      expect(matches(list, text)).toBe(true)
    for (const text of ['tarif ht', 'total', 'bon deconomat', 'x parts', 'lot 2', 'temps', 'taille 22'])
      expect(matches(list, text)).toBe(false)
  })

  test('looks at what follows, and at the borders of words and of the text', () => {
    const list = phrases`
      eau{not  de}
      frais{before  de}
      pers¦
      ^nb$
    `
    const found = (text: string) => new RegExp(list, 'u').test(text)
    for (const text of ['eau', 'frais de port', 'pers.', 'nb']) expect(found(text)).toBe(true)
    for (const text of ['eau de vie', 'frais', 'persil', 'nb 2']) expect(found(text)).toBe(false)
  })

  test('excludes what is before it, and counts signs and characters', () => {
    const list = phrases`
      {not after prix…}franco
      ref(<sign>)<character>
    `
    const found = ['franco', 'port franco', 'prix franco', 'ref-1', 'ref1', 'ref--1']
    expect(found.filter((text) => anywhere(list).test(text))).toEqual([
      'franco',
      'port franco',
      'ref-1',
      'ref1',
    ])
  })

  test('names other lists, of which any phrase matches', () => {
    const [packs, measures] = [phrases`[colis|carton]`, phrases`[kg|l]`]
    const list = phrases`
      prix
      ${packs}(s) de # ${measures}
    `
    const found = ['prix', 'colis de 4 kg', 'cartons de 12 l', 'kg de 4 colis', 'colis']
    expect(found.filter((text) => matches(list, text))).toEqual(found.slice(0, 3))
  })

  test('has a mark as a letter behind a backslash', () => {
    const list = phrases`
      n\#
      \(…\)
    `
    expect(matches(list, 'n#')).toBe(true)
    expect(matches(list, '(ht)')).toBe(true)
  })
})

test('a text is one of the phrases, begins with one, or contains one as whole words or anywhere', () => {
  const list = phrases`
    sel
    gros sel
  `
  expect(['sel', 'sel fin'].map((text) => whole(list).test(text))).toEqual([true, false])
  expect(['sel fin', 'selle', 'le sel'].map((text) => beginning(list).test(text))).toEqual([
    true,
    false,
    false,
  ])
  expect(['le sel fin', 'la selle'].map((text) => containing(list).test(text))).toEqual([true, false])
  expect(['la selle', 'le thym'].map((text) => anywhere(list).test(text))).toEqual([true, false])
})

test('plain words are a set, without empty lines', () => {
  const words = wordSet`
    ajouter

    battre
  `
  expect([...words]).toEqual(['ajouter', 'battre'])
})
