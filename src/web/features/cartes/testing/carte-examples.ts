import * as fc from 'fast-check'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { CARTE_THEMES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import { CARTE_LANGUAGES } from '#domain/cartes/languages.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import type { CarteDish, CarteDocument, CarteLook, CarteSection } from '../carte-document.ts'

export const look: CarteLook = {
  theme: 'classique',
  pageFormat: 'a4',
  showDescriptions: true,
  showLeaders: true,
  showCurrency: true,
  allergenNote: 'none',
}

export const carte: CarteDocument = {
  languages: 'fr',
  title: 'Le Bistrot du Canal',
  heading: 'Carte d’automne',
  logo: null,
  sections: [],
  statistics: [],
  footerLines: ['Prix nets - Service compris', 'TVA applicable : 10%'],
}

export const dish = (name: string, facts: Partial<CarteDish> = {}): CarteDish => ({
  name,
  description: '',
  priceTtc: 14,
  allergens: [],
  traces: [],
  undeclared: false,
  ...facts,
})

const NAMES = ['Œuf parfait', 'Pâté en croûte, pistache et griottes', 'Lieu jaune de ligne, beurre nantais']

/** A carte of so many dishes, each with a unique number in its name; in both languages with a second line below each. */
export function carteOf(
  counts: readonly number[],
  languages: CarteDocument['languages'] = 'fr',
): CarteDocument {
  const twice = languages === 'fr+en'
  let number = 0
  const sections = counts.map((count, index): CarteSection => {
    const dishes = Array.from({ length: count }, () => {
      number += 1
      const description = number % 3 === 0 ? 'Pommes de Noirmoutier, salicornes' : ''
      const name = `${NAMES[number % NAMES.length] ?? ''} n°${String(number)}`
      return dish(name, {
        description,
        priceTtc: 6 + (number % 23),
        ...(twice && { secondName: 'Line-caught pollack, beurre nantais' }),
        ...(twice && description !== '' && { secondDescription: 'Noirmoutier potatoes, samphire' }),
      })
    })
    const secondName = twice ? `Range ${String(index + 1)}` : undefined
    return { kind: 'gamme', name: `Gamme ${String(index + 1)}`, secondName, dishes }
  })
  return { ...carte, languages, sections }
}

const contents = {
  allergens: fc.subarray([...ALLERGENS]),
  traces: fc.subarray([...ALLERGENS]),
  undeclared: fc.boolean(),
}

/** Of a carte in two languages. */
const second = fc.oneof(fc.constant(undefined), fc.lorem({ maxCount: 9 }))

const anyDish = fc.record({
  secondName: second,
  secondDescription: second,
  ...contents,
  name: fc.oneof(
    fc.lorem({ maxCount: 8 }),
    fc.string({ minLength: 1, maxLength: GAMME_MAX_LENGTH.nomAffiche }).filter((name) => /[a-z]/u.test(name)),
    fc.constant('Ragoût de légumes oubliés '.repeat(8).trim()),
  ),
  description: fc.oneof(
    fc.constant(''),
    fc.lorem({ maxCount: 12 }),
    fc.constant('salicornes '.repeat(45).trim()),
  ),
  priceTtc: fc.constantFrom(null, 9, 14.5, 28, 1234.5),
})

const anyLook: fc.Arbitrary<CarteLook> = fc.record({
  theme: fc.constantFrom(...CARTE_THEMES),
  pageFormat: fc.constantFrom(...PAGE_FORMATS),
  showDescriptions: fc.boolean(),
  showLeaders: fc.boolean(),
  coverPage: fc.boolean(),
  fitPages: fc.constantFrom(null, 1, 2, 3),
  showCurrency: fc.boolean(),
  allergenNote: fc.constantFrom('none', 'marks'),
})

const anyMenuDish = fc.record({ ...contents, secondName: second, name: fc.lorem({ maxCount: 6 }) })

const anyMenu = fc.record({
  kind: fc.constant('menu' as const),
  secondName: second,
  secondDescription: second,
  name: fc.oneof(fc.constant('Menu du marché'), fc.constant('Le grand menu de la maison '.repeat(7).trim())),
  description: fc.oneof(fc.constant(''), fc.constant('servi au déjeuner '.repeat(27).trim())),
  price: fc.constantFrom(null, 24, 31.5),
  courses: fc.array(
    fc.record({
      name: fc.constantFrom('', 'Entrée'),
      secondName: second,
      dishes: fc.array(anyMenuDish, { minLength: 1, maxLength: 7 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})

/** Any carte within the bounds, in any theme; each dish has a unique number. */
export const anyCarte = fc
  .record({
    look: anyLook,
    gammes: fc.array(fc.array(anyDish, { maxLength: 9 }), { maxLength: 9 }),
    menus: fc.array(anyMenu, { maxLength: 2 }),
    statistics: fc.subarray([{ label: 'Coût global', value: '1 234,50 €' }]),
    title: fc.oneof(fc.constant('Ma carte'), fc.constant('Au rendez-vous des amis '.repeat(8).trim())),
    heading: fc.oneof(fc.constant(''), fc.lorem({ maxCount: 40 })),
    footerLines: fc.array(fc.lorem({ maxCount: 30 }), { maxLength: 5 }),
    languages: fc.constantFrom(...CARTE_LANGUAGES),
    secondTitle: second,
    secondHeading: second,
    secondFooterLines: fc.array(fc.lorem({ maxCount: 30 }), { maxLength: 5 }),
  })
  .map(({ look, gammes, menus, ...texts }) => {
    let number = 0
    const sections = gammes.map((dishes, index): CarteSection => ({
      kind: 'gamme',
      name: `Gamme ${String(index + 1)}`,
      dishes: dishes.map((one) => {
        number += 1
        return { ...one, name: `n°${String(number)} ${one.name}` }
      }),
    }))
    return { look, carte: { ...carte, ...texts, sections: [...menus, ...sections] } }
  })
