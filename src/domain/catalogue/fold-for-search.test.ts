import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

describe('a search ignores case and accents', () => {
  it.each([
    ['creme', 'Crème fraîche épaisse'],
    ['CRÈME', 'creme brulee'],
    ['oeuf', 'Œufs plein air'],
    ['œuf', 'OEUFS'],
    ['paella', 'PÆLLA'],
    ['noel', 'Bûche de Noël'],
    ['citron', 'Citron vert'],
    ['ca', 'ÇA'],
    ["d'olive", 'Huile d’olive'],
    ['d’olive', "Huile d'olive"],
    ['35 %', 'Crème 35\u00a0%'],
    ['e\u0301chalote', 'Échalote'],
    ['st-jacques 20/30', 'Noix de St-Jacques 20/30'],
    ['filet', 'ﬁlet de bar'],
    ['effile', 'Haricots eﬃlés'],
    ['feuillete', 'Feuilleté ﬂeuri, feuilleté'],
    ['st-jacques', 'Noix de St\u2011Jacques'],
    ['demi-sel', 'Beurre demi\u2010sel'],
    ['creme fleurette', 'Crème\u2009ﬂeurette'],
    ['pomme de terre', 'Pom\u00adme de ter\u00adre'],
    ['gravad smor', 'Gravad smør'],
    ['weisswurst', 'Weißwurst'],
    ['zlotowka', 'Złotówka'],
    ['blodbudingur', 'Blóðbúðingur'],
    ['kasar', 'Kaşar'],
  ])('%s finds %s', (search, name) => {
    expect(foldForSearch(name)).toContain(foldForSearch(search))
  })

  it('a letter is not another one', () => {
    expect(foldForSearch('Crème')).not.toContain(foldForSearch('crime'))
  })

  it('a part of a name is found in it, however it is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('aàâäbcçeéèêëiîïoôœuùûüyÿñæ ’-AÀÇÉÎŒÛ')) }),
        fc.string({ unit: fc.constantFrom(...Array.from('aàçdeéœ ')) }),
        (before, search) => {
          const name = `${before}${search}${before}`
          expect(foldForSearch(name.toUpperCase())).toContain(foldForSearch(search))
          expect(foldForSearch(foldForSearch(name))).toBe(foldForSearch(name))
        },
      ),
    )
  })
})
