import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'
import { readRecipeText } from './recipe-text.ts'

const read = (line: string) => {
  const { name, quantity, unit, doubt } = readRecipeLine(line)
  return { name, quantity, unit, sure: doubt === null }
}

test.each([
  ['Jus de citron : 18 cl (4 citrons)', 'Jus de citron', 18, 'cl'],
  ['Lait : 1 litre (entier)', 'Lait', 1, 'L'],
  ['Riz rond : 150 g (lavé)', 'Riz rond', 150, 'g'],
  ['Farine 250 g (T55)', 'Farine', 250, 'g'],
  ['Farine : 250g, tamisée', 'Farine', 250, 'g'],
  ['Parmesan râpé (60 g environ)', 'Parmesan râpé', 60, 'g'],
  ['Échalote 80g ciselée', 'Échalote', 80, 'g'],
  ['Levure 10 g fraîche', 'Levure', 10, 'g'],
  ['Parmesan 80 gr râpé', 'Parmesan', 80, 'g'],
  ['Paleron 1,2 kg paré', 'Paleron', 1.2, 'kg'],
  ['Amandes 50 g en poudre', 'Amandes', 50, 'g'],
  ['Crème 20 cl pour la sauce', 'Crème', 20, 'cl'],
  ['potiron ~300 g', 'potiron', 300, 'g'],
  ['Sucre→100g', 'Sucre', 100, 'g'],
  ['1kg2 paleron', 'paleron', 1.2, 'kg'],
  ['2L5 lait entier', 'lait entier', 2.5, 'L'],
])('a quantity behind the name is kept where a remark follows: %s', (line, name, quantity, unit) => {
  expect(read(line)).toMatchObject({ name, quantity, unit })
})

test.each([
  ['30/40 g de beurre', 40],
  ['200/250 g de farine', 250],
  ['10/12 cl de lait', 12],
  ['4/5 champignons', 5],
])('two figures with a slash that are no fraction are a range: %s', (line, quantity) => {
  expect(read(line)).toMatchObject({ quantity, sure: false })
})

test.each([
  ['1/2 citron', 0.5, null],
  ['3/4 de litre de lait', 0.75, 'L'],
  ['3/4 tasse de lait', null, null],
  ['1/3 l de crème', 0.333333, 'L'],
])('a fraction stays one: %s', (line, quantity, unit) => {
  expect(read(line)).toMatchObject({ quantity, unit })
})

test.each([
  ['2 poivrons (1 rouge, 1 vert)', 2],
  ['2 carottes (1 en dés, 1 râpée)', 2],
  ['300 g de champignons (200 g de Paris, 100 g de pleurotes)', 300],
])('figures in parentheses are no further products: %s', (line, quantity) => {
  const lines = readRecipeText(line)
  expect(lines.map((found) => found.quantity)).toEqual([quantity])
})

test.each(['Œufs : 3 entiers + 2 jaunes', 'Zestes : 2 citrons', 'Juice of 2 limes'])(
  'a quantity that cannot be read is a doubt, never nothing: %s',
  (line) => {
    for (const { doubt, name, quantity } of readRecipeText(line))
      expect({ name, sure: doubt === null && quantity === null }).toEqual({ name, sure: false })
  },
)

test('two products in one line are never one of them for sure', () => {
  expect(read('Sel, 5 g ; poivre 2 g').sure).toBe(false)
})

test.each(['Farine T55', 'Crème 35 %', 'Chocolat noir 70 %', 'Sel', 'Vin rouge 12°', '4 épices'])(
  'a figure that belongs to a name is no quantity: %s',
  (line) => {
    expect(read(line)).toMatchObject({ quantity: null, sure: true })
  },
)

test.each([
  ['Sel, poivre, 1 carotte', ['Sel', 'poivre', 'carotte']],
  ['QS sel, poivre du moulin', ['sel', 'poivre du moulin']],
  ['Pour le bouillon : 2 carottes, 1 oignon, 1 bouquet garni', ['carottes', 'oignon', 'bouquet garni']],
  ['Pour la pâte : 250 g de farine', ['farine']],
])('each product of a line is read: %s', (line, names) => {
  expect(readRecipeText(line).map(({ name }) => name)).toEqual(names)
})

test('a word behind the figure of a column of quantities is a doubt, and about is none', () => {
  const [, , jaunes, levure] = readRecipeText(
    ['Produit\tQuantité', 'Farine\t500 g', 'Beurre\t80 g', 'Dorure\t2 jaunes', 'Levure\t15 g env.'].join(
      '\n',
    ),
  )
  expect(jaunes).toMatchObject({ name: 'Dorure', quantity: 2, note: 'jaunes', doubt: { reason: 'several' } })
  expect(levure).toMatchObject({ name: 'Levure', quantity: 15, unit: 'g', doubt: null })
})

test.each([
  ['Œufs 3 moyens', 3, 'Œufs', 'moyens'],
  ['Oignons 2 gros', 2, 'Oignons', 'gros'],
  ['Échalotes 3 petites, ciselées', 3, 'Échalotes', 'petites, ciselées'],
  ['Œufs : 4 entiers', 4, 'Œufs', 'entiers'],
  ['Citron 1/2', 0.5, 'Citron', null],
  ['Citron vert 1 1/2', 1.5, 'Citron vert', null],
  ['Concombre ½', 0.5, 'Concombre', null],
  ['Carottes 3', 3, 'Carottes', null],
  ['Oignon 1', 1, 'Oignon', null],
  ['Poireau 1', 1, 'Poireau', null],
  ['Échalotes 5', 5, 'Échalotes', null],
  ['Citrons 2', 2, 'Citrons', null],
  ['Pommes de terre 12', 12, 'Pommes de terre', null],
  ['Céleri rave 1', 1, 'Céleri rave', null],
  ['Magret de canard 2', 2, 'Magret de canard', null],
  ['Homard 2', 2, 'Homard', null],
])('a count behind a name is its quantity: %s', (line, quantity, name, note) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, unit: null, name, note, doubt: null })
})

test.each([
  ['Galettes 6', 6],
  ['Tomates concassées 2', 2],
  ['Lait 1', null],
  ['crème 0,250', null],
  ['Beurre clarifié 80', null],
  ['Amaretto 2 bouchons', null],
  ['Coriandre 1/2 b.', null],
  ['Saumon 800 g filet', null],
  ['Thym 2', null],
  ['Jus de citron 2', null],
  ['la chair de 500 g de crabe', null],
  ['Farine 200', null],
  ['Sucre semoule 150', null],
])('a figure behind another name is a doubt: %s', (line, quantity) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, doubt: { reason: 'several' } })
})

test.each([
  'Crème 35',
  'Chocolat 70',
  'Vin rouge 12',
  'Beurre 82',
  'Riz 3 couleurs',
  'Comté 18 mois',
  'Poivre 5 baies',
  'Lait 1/2 écrémé',
  'Tomates 4/4',
])('the figure of a name is neither: %s', (line) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity: null, name: line, doubt: null })
})

test.each([
  ['le jus de 3 citrons', 3, 'citrons', 'le jus'],
  ["Le zeste d'un citron", 1, 'citron', 'Le zeste'],
  ["le jus et le zeste d'1 citron vert", 1, 'citron vert', 'le jus et le zeste'],
  ["jus d'un demi-citron", 0.5, 'citron', 'jus'],
  ['la chair de 2 crabes', 2, 'crabes', 'la chair'],
  ['les suprêmes de deux oranges', 2, 'oranges', 'les suprêmes'],
  ['Le vert de 2 poireaux', 2, 'poireaux', 'Le vert'],
  ['Juice of 2 limes', 2, 'limes', 'Juice'],
  ['the zest of half a lemon', 0.5, 'lemon', 'the zest'],
  ["3 jaunes d'œufs", 3, "jaunes d'œufs", null],
  ['Le jaune de 3 œufs', 3, 'jaune d’œufs', null],
  ['1 jus de citron', 1, 'citron', 'jus'],
  ["2 jus d'orange", 2, 'orange', 'jus'],
])('a part of whole fruits and shells counts these: %s', (line, quantity, name, note) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, unit: null, name, note, doubt: null })
})

const ofGuests = (text: string, guests: number | null) =>
  readRecipeText(text, guests).map(({ quantity, unit, name, note, doubt }) => [
    quantity,
    unit,
    name,
    note,
    doubt?.reason ?? null,
  ])

test.each([
  ['200 g de riz par personne', 1200, 'g', 'riz', '200 g par personne'],
  ['Riz : 200 g / pers.', 1200, 'g', 'Riz', '200 g / pers.'],
  ['150 g par convive de bœuf', 900, 'g', 'bœuf', '150 g par convive'],
  ['Par personne : 2 œufs', 12, null, 'œufs', '2 Par personne'],
  ['Saumon (120 g par portion)', 720, 'g', 'Saumon', '120 g par portion'],
  ['À raison de 150 g de viande par personne', 900, 'g', 'viande', '150 g par personne'],
  ['1 egg per person', 6, null, 'egg', '1 per person'],
  ['200 g de riz p.p.', 1200, 'g', 'riz', '200 g p.p.'],
  ['Filet de bar 150 g pp', 900, 'g', 'Filet de bar', '150 g pp'],
  ['150 g p.p. de noix de veau', 900, 'g', 'noix de veau', '150 g p.p.'],
  ['Riz 60 g/p', 360, 'g', 'Riz', '60 g /p'],
  ['60 g riz/ass.', 360, 'g', 'riz', '60 g /ass.'],
  ['2 œufs chacun', 12, null, 'œufs', '2 chacun'],
  ['60 g rice each', 360, 'g', 'rice', '60 g each'],
  ['60 g de riz par tête de pipe', 360, 'g', 'riz', '60 g par tête de pipe'],
  ["60 g de riz à l'assiette", 360, 'g', 'riz', "60 g à l'assiette"],
  ['60 g de riz la portion', 360, 'g', 'riz', '60 g la portion'],
  ['60 g de riz pour chaque convive', 360, 'g', 'riz', '60 g pour chaque convive'],
  ['60 g de riz pour 1 pers.', 360, 'g', 'riz', '60 g pour 1 pers.'],
])('what one guest gets is counted for all: %s', (line, quantity, unit, name, note) => {
  expect(ofGuests(line, 6)).toEqual([[quantity, unit, name, note, null]])
  expect(ofGuests(line, null)).toEqual([[null, unit, name, note, 'per-guest']])
})

test('a weight behind a count behind a name may be that of all', () => {
  expect(readRecipeLine('Yaourts 4 (500 g)').doubt).toEqual({ reason: 'each', written: '4 (500 g)' })
  expect(readRecipeLine('Pigeons 4 (500 g pièce)')).toMatchObject({ quantity: 2000, unit: 'g', doubt: null })
  expect(readRecipeLine('Ail 2 gousses hachées').counted).toEqual({ count: 2, word: 'gousse' })
})

test.each([
  ['50 g de riz x 6 pers', 300],
  ['2 œufs × 10 couverts', 20],
])('guests that a line names are counted: %s', (line, quantity) => {
  expect(ofGuests(line, null)[0]?.[0]).toBe(quantity)
})

test.each(['4 filets de bar (150 g chacun)', '4 filets de 150 g chacun', 'four fillets of cod (150 g each)'])(
  'the content of each piece is none of a guest: %s',
  (line) => {
    expect(ofGuests(line, 6)[0]?.[0]).toBe(600)
  },
)

test('heads and columns say that quantities are of one guest', () => {
  expect(ofGuests('Ingrédients par personne\n200 g de riz\nSel\nPour la sauce :\n1 œuf', 4)).toEqual([
    [800, 'g', 'riz', '200 g par personne', null],
    [null, null, 'Sel', null, null],
    [4, null, 'œuf', '1 par personne', null],
  ])
  const [tomatoes, milk] = ofGuests('Garniture (par personne) :\n2 tomates\nSauce :\n1 l de lait', 4)
  expect([tomatoes?.[0], milk?.[0]]).toEqual([8, 1])
  expect(
    ofGuests('Produit\tQté / pers.\tUnité\nRiz\t80\tg\nŒuf\t1\tpièce', 10).map(([quantity]) => quantity),
  ).toEqual([800, 10])
  expect(ofGuests('Par personne :\nRiz\t80\tg\nŒuf\t1\tpièce', 10).map(([quantity]) => quantity)).toEqual([
    800, 10,
  ])
  const [counted] = readRecipeText('2 tranches de jambon par personne', 6)
  expect(counted).toMatchObject({ counted: { count: 12, word: 'tranche' }, note: '2 tranches, par personne' })
})

test.each([
  ['01-févr concombre', 0, '01-févr'],
  ["01-avr botte d'aneth", 0, '01-avr'],
  ['02-mars verre de lait', 0, '02-mars'],
  ['01/02/2025 concombre', 0, '01/02/2025'],
  ['200 g\tfromage blanc\n01-févr\tconcombre', 1, '01-févr'],
  ['Concombre\t01-févr\tpièce\nFromage\t200\tg', 0, '01-févr'],
])('a fraction that a spreadsheet made a day is a doubt that keeps its text: %j', (text, at, written) => {
  const lines = readRecipeText(text)
  expect(lines[at]?.doubt).toEqual({ reason: 'several', written })
  expect(lines.filter((_, place) => place !== at).every(({ quantity }) => quantity === 200)).toBe(true)
})
