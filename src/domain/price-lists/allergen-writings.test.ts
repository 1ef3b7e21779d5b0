import { describe, expect, test } from 'vitest'
import { allergenOfHeader, readAllergens } from './read-allergens.ts'
import { listOf } from './testing/lists.ts'

/** Texts and what they say: contained, '~' traces, '?' what is not understood, '0' declared free. */
const WRITINGS = `
sans gluten ni lait                            = -
Sans gluten et lactose                         = -
Sans gluten/lactose                            = -
Sans : gluten, lait                            = -
sans lactose, sans gluten                      = -
sans sulfites ajoutés                          = -
gluten free                                    = -
Gluten-free, milk                              = Lait
lactose free                                   = -
Glutenfrei                                     = -
no milk                                        = -
contains no gluten                             = -
free from nuts, milk                           = -
Ne contient pas de lait                        = -
Ne contient ni lait ni gluten                  = -
Contient du lait mais pas de gluten            = Lait
Ne contient pas de lait, œufs ni gluten. Contient soja = Soja
Exempt de gluten                               = -
garanti sans gluten                            = -
garanti (sans gluten, sans lait)               = -
Lait (garanti sans gluten)                     = Lait
certifié sans lactose                          = -
produit garanti sans œuf, contient lait        = Lait
Garanti sans allergène                         = 0
gluten : -                                     = -
Gluten: - Lait: x                              = Lait
Gluten = - ; Lait = x ; Soja = -               = Lait
gluten, -, lait                                = Gluten Lait
-                                              = -
exempt de gluten, contient du lait             = Lait
Absence de : gluten, lait                      = -
Gluten = 0                                     = -
Gluten : 0 ; Lait : 1                          = Lait
Gluten: non, Lait: oui                         = Lait
Gluten: non Lait: oui                          = Lait
Gluten (non), soja (traces), lait              = Lait ~Soja
Soja (traces)                                  = ~Soja
Lait (traces de soja), gluten                  = Gluten Lait ~Soja
Lait, traces de soja                           = Lait ~Soja
Peut contenir : lait, soja. Contient gluten    = Gluten ~Soja ~Lait
Traces possibles de fruits à coque             = ~Fruits à coque
Pouvant contenir du céleri                     = ~Céleri
fabriqué dans un atelier utilisant du lait     = ~Lait
Présence éventuelle : céleri                   = ~Céleri
Milk; may contain nuts                         = Lait ~Fruits à coque
0                                              = ?
Sans                                           = ?
Absence                                        = ?
RAS                                            = ?
non                                            = ?
Absence d’allergènes                           = 0
Ne contient aucun allergène                    = 0
lait de coco                                   = ?
lait d’amande                                  = Fruits à coque
lait de soja                                   = Soja
beurre de cacao                                = ?
beurre de cacahuète                            = Arachides
crème de riz                                   = ?
noix de muscade                                = -
noix de coco                                   = -
blé noir                                       = -
laitue                                         = ?
œufs de saumon                                 = Poisson
œufs de lompe                                  = Poisson
œuf coque                                      = Œufs
extrait de malt                                = Gluten
maltodextrine                                  = ?
tahin                                          = Sésame
tofu                                           = Soja
gambas                                         = Crustacés
écrevisses                                     = Crustacés
seiche                                         = Mollusques
noix de Saint-Jacques                          = Mollusques
E220                                           = Sulfites
E 223, E228                                    = Sulfites
thon                                           = Poisson
saumon                                         = Poisson
mascarpone                                     = Lait
0 % gluten                                     = -
0% gluten, lait                                = Lait
gluten 0 %                                     = -
Gluten : 0 %, soja                             = Soja
zéro lactose                                   = -
moins de 20 ppm de gluten                      = -
fromage blanc 0 %                              = Lait
yaourt 0 % MG                                  = Lait
fromage végétal                                = ?
beurre végétal                                 = ?
crème 100 % végétale (soja)                    = Soja ?
yaourt végétal au soja                         = Soja ?
thon vegan                                     = ?
vegan cheese                                   = ?
plant-based cheese, soy                        = Soja ?
dairy-free cheese                              = ?
œuf végétal                                    = ?
alternative au beurre                          = ?
fromage vegan à base de noix de cajou          = Fruits à coque ?
fromage sans lait                              = ?
yaourt sans produits laitiers                  = ?
fromage sans lactose                           = Lait
fromage (sans lait)                            = ?
cheese (dairy free), soy                       = Soja ?
Gluten (non), soja (traces), œufs              = Œufs ~Soja
crème sans gluten                              = Lait
beurre et huile végétale                       = Lait ?
beurre, matière grasse végétale                = Lait ?
yaourt                                         = Lait
`

const table = WRITINGS.trim()
  .split('\n')
  .map((line): [string, string] => {
    const at = line.lastIndexOf(' = ')
    return [line.slice(0, at).trim(), line.slice(at + 3).trim()]
  })

function readingOf(text: string): string {
  const { allergens, traces, unknown, allergenFree } = readAllergens(text)
  const all = [...allergens, ...traces.map((trace) => `~${trace}`), ...(unknown.length > 0 ? ['?'] : [])]
  return allergenFree ? '0' : all.join(' ') || '-'
}

test.each(table)('%s', (text, expected) => {
  expect(readingOf(text)).toBe(expected)
})

test.each(['Gluten free', 'Sans gluten', 'Traces de gluten', 'Absence de lait'])(
  '%s heads no crosses',
  (header) => {
    expect(allergenOfHeader(header)).toBeNull()
  },
)

const rowOf = (header: string, cell: string) => {
  const [row] = listOf(`Désignation;Prix HT;${header}`, `Biscuit;2,00;${cell}`, 'Beurre;5,00;lait').rows
  return [row?.allergens, row?.allergenFree, row?.traces ?? [], row?.doubts.map(({ reason }) => reason)]
}

describe('a column of allergens', () => {
  test.each(['0', 'Sans', 'Absence', 'non'])('of %s declares nothing', (cell) => {
    expect(rowOf('Allergènes', cell)).toEqual([[], false, [], ['pack-missing', 'allergens-unknown']])
  })

  test('declares none where it asks for their presence', () => {
    expect(rowOf('Présence d’allergènes', 'Absence')).toEqual([[], true, [], ['pack-missing']])
  })

  test('of traces contains none of them', () => {
    expect(rowOf('Traces d’allergènes', 'soja, lait')).toEqual([
      [],
      false,
      ['Soja', 'Lait'],
      ['pack-missing'],
    ])
  })

  test('of what is absent declares nothing', () => {
    expect(rowOf('Sans allergènes', 'gluten, lait')).toEqual([
      [],
      false,
      [],
      ['pack-missing', 'allergens-unknown'],
    ])
  })

  test('keeps traces beside what is contained', () => {
    expect(rowOf('Allergènes', 'gluten, peut contenir du soja')).toEqual([
      ['Gluten'],
      false,
      ['Soja'],
      ['pack-missing'],
    ])
  })
})

const fourteen = (mark: string) => Array.from({ length: 14 }, () => mark).join(';')

test('fourteen dashes declare nothing', () => {
  const marks =
    'Gluten;Crustacés;Œufs;Poissons;Arachides;Soja;Lait;Fruits à coque;Céleri;Moutarde;Sésame;Sulfites;Lupin;Mollusques'
  const { rows } = listOf(
    `Désignation;Prix HT;${marks}`,
    `Quiche;6,40;X;${Array.from({ length: 13 }, () => '').join(';')}`,
    `Sorbet;9,80;${fourteen('non')}`,
    `Riz;2,80;${fourteen('-')}`,
  )
  expect(rows.map(({ allergenFree }) => allergenFree)).toEqual([false, true, false])
})

test('a column of traces beside one of allergens is read too', () => {
  const [row] = listOf(
    'Désignation;Prix HT;Allergènes;Traces',
    'Chocolat 1 kg;13,80;soja;lait, arachides',
  ).rows
  expect(row).toMatchObject({ allergens: ['Soja'], traces: ['Arachides', 'Lait'], allergenFree: false })
  const [alone] = listOf('Désignation;Prix HT;Peut contenir', 'Chocolat 1 kg;13,80;lait').rows
  expect(alone).toMatchObject({ allergens: [], traces: ['Lait'], allergenFree: false })
})

test('traces of something that is not named are a doubt, and none of them beside ‘no allergen’ is not lost', () => {
  expect(readAllergens('Peut contenir des traces').unknown).toHaveLength(1)
  expect(readAllergens('Peut contenir des traces de soja')).toMatchObject({ traces: ['Soja'], unknown: [] })
  expect(readAllergens('Sans traces')).toMatchObject({ traces: [], allergenFree: false })
  expect(readAllergens("Ne contient pas d'allergène. Traces de lait")).toMatchObject({
    allergens: [],
    allergenFree: true,
    traces: ['Lait'],
  })
})
