import { expect, test } from 'vitest'
import { isCooklang } from './is-cooklang.ts'
import { readCooklang } from './read-cooklang.ts'
import { shownLine } from './testing/shown-recipe.ts'

const lines = (text: string) => readCooklang(text, 'Recette').lines.map(shownLine)

test.each([
  ['Ajouter @farine{200%g} et @lait{1/2%l}.', ['200 g farine', '0.5 L lait']],
  ['Casser @œufs{3} dans un #saladier{} pendant ~{5%minutes}.', ['3 œufs']],
  ['Saler avec @sel et @poivre noir{} du moulin.', ['sel', 'poivre noir']],
  [
    'Hacher @oignon{1}(émincé) et @ail{2%gousses}(pelé, haché).',
    ['1 oignon (émincé)', '2 gousse ail (pelé, haché)'],
  ],
  ['Mettre @levure{=1%sachet}, puis @?persil{5%brins}.', ['1 sachet levure', '5 brin persil']],
  [
    'Prendre @poivrons{2-3}, @huile{un filet} et @mil{2%calebasses}.',
    ['3 poivrons (2-3) ?', 'huile (un filet)', 'mil (2 calebasses) ?'],
  ],
  ['Verser @./sauces/Hollandaise{150%g}.', ['150 g Hollandaise']],
  [
    'Fondre le @beurre{50%g}.\n\nRemettre du @beurre{20%g} et le @sel.\n\nRectifier en @sel.',
    ['50 g beurre', '20 g beurre', 'sel'],
  ],
])('%s', (text, expected) => {
  expect(lines(text)).toEqual(expected)
})

test('steps are paragraphs without marks and comments, sections head the lines', () => {
  const read = readCooklang(
    '= Pâte\n\nMélanger @farine{200%g}\net @eau{100%ml}. -- tiède\n\n== Garniture ==\n\n[- essai\n@rien{1} -]Couper @fromage{100%g} ~repos{10%minutes}.\n\n> Se garde 2 jours',
    'Chausson',
  )
  expect(read.lines.map(shownLine)).toEqual([
    '[Pâte] 200 g farine',
    '[Pâte] 100 ml eau',
    '[Garniture] 100 g fromage',
  ])
  expect(read.steps).toEqual(['Mélanger farine et eau.', 'Couper fromage 10 minutes.'])
  expect(read.notes).toEqual(['Se garde 2 jours'])
  expect(read.title).toBe('Chausson')
})

test.each([
  [
    '---\ntitle: "Tarte fine"\nservings: 4\ncourse: dessert\ntime:\n  prep: 1h30m\n  cook: 45 minutes\ntags:\n  - vite\n---\n@farine{1%kg}',
    { title: 'Tarte fine', portions: 4, category: 'dessert', prepMinutes: 90, cookMinutes: 45 },
  ],
  [
    '---\r\nserves: 8 personnes\r\nprep time: 2 hour 30 min\r\n---\r\n@farine{1%kg}',
    { portions: 8, prepMinutes: 150 },
  ],
  ['>> servings: 6\n>> category: Soupes\n\n@poireau{1%kg}', { portions: 6, category: 'Soupes' }],
  [
    '---\nyield: 500%ml\ndescription: Une base\n---\n@huile{1%l}',
    { portions: null, yieldNote: '500%ml', notes: ['Une base'] },
  ],
  ['---\ntitle: sans fin\n@farine{1%kg}', { title: 'Recette', portions: null }],
])('the facts in front: %s', (text, facts) => {
  expect(readCooklang(text, 'Recette')).toMatchObject(facts)
})

test('is distinguished from other texts', () => {
  expect(isCooklang('@farine{200%g} @œufs{3}', 'a.txt')).toBe(true)
  expect(isCooklang('Saler avec @sel.', 'Sel.cook')).toBe(true)
  expect(isCooklang('chef@exemple.fr;2;3\nautre@exemple.fr;4;5', 'a.csv')).toBe(false)
})
