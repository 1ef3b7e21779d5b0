import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { unitOfWord } from '../quantity/unit-words.ts'
import type { Unit } from '../quantity/unit.ts'

/**
 * Containers by level: `outer` is the shipping unit that a price list calls the colis,
 * `pack` is the unit that a kitchen stores, `item` is counted inside it.
 */
type ContainerRank = 'outer' | 'pack' | 'item'

/** The trade's name, then the abbreviations in lists, then English, German, Italian and Spanish words; folded, plurals in s left out. */
const WORDS: Record<ContainerRank, string> = {
  outer: [
    'colis col cls cols coli',
    'carton ct crt ctn cart car crts karton cartone cartoni',
    'caisse cse cs caissette casier case crate bourriche poly polybox kiste kisten cassa casse caja',
    'cageot cag cagette clayette panier',
    'plateau plt plto tray vassoio vassoi bandeja',
    'pack pk pck multipack',
    'lot',
    'fardeau fdx fard',
    'palette pal pallet',
    'coffret',
    'display presentoir',
  ].join('|'),
  pack: [
    'sachet sct sht sch sach bag pouch beutel sacchetto sacchetti bustina bolsa',
    'sac sack sacco sacchi saco',
    'boite bte bts can tin box bx dosen scatola scatole lata latta lattina lattine',
    'bouteille btl bout blle bottle btle flasche flaschen bottiglia bottiglie botella',
    'bidon bid bi jerrican jerrycan can kanister tanica taniche garrafa drum jug',
    'barquette bq barq bqt brq tub punnet schale schalen vaschetta vaschette tarrina',
    'paquet pqt paq pkt packet packung packungen pacco pacchi paquete confezione confezioni',
    'pot jar pt po becher vasetto vasetti tarro',
    'brique brick bk brik carton-brick tetra',
    'flacon flc fla flac',
    'seau sea sau bucket pail eimer secchio secchi cubo',
    'bocal bocaux bcl',
    'poche pch poch',
    'bac',
    'fut keg barrel',
    'bib cubi outre fontaine',
    'tube tubo',
    'etui',
    'plaque plq',
    'plaquette plaq',
    'manchon sleeve',
    'rouleau rlx rl roll',
    'bobine bob',
    'canette cannette',
    'magnum mag',
    'terrine',
    'cuvette',
    'ballotin',
    'boudin',
    'bombe aerosol',
    'spray vaporisateur pulverisateur',
    'recharge',
    'coupelle',
    'bouquet fagot',
    'filet fil',
    'rame ramette',
    'botte bunch bund mazzo mazzi manojo',
    'uvc uv',
    'bloc',
    'tonnelet',
    'touque',
  ].join('|'),
  item: [
    'piece pce pc pcs ps pie p each ea pi stuck stk pezzo pezzi pz pieza',
    'unite u un uni unit ud uds unidad unidades',
    'portion ptn',
    'part',
    'tranche slice',
    'dose dosette stick buchette',
    'oeuf egg',
    'pied',
    'tete',
    'feuille',
    'capsule',
    'pastille',
    'verrine',
    'douelle',
  ].join('|'),
}

export interface Container {
  /** The trade's name, singular, folded: 'sachet'. */
  name: string
  rank: ContainerRank
  /** The other container that its abbreviation may mean. */
  or?: Container
}

const BY_WORD = new Map<string, Container>()
for (const rank of Object.keys(WORDS) as ContainerRank[]) {
  for (const entry of WORDS[rank].split('|')) {
    const [name = '', ...shorter] = entry.split(' ')
    for (const word of [name, ...shorter]) if (!BY_WORD.has(word)) BY_WORD.set(word, { name, rank })
  }
}

const BOTTE: Container = { name: 'botte', rank: 'pack' }
const BOUTEILLE: Container = { name: 'bouteille', rank: 'pack' }
for (const word of ['bot', 'bt']) BY_WORD.set(word, { ...BOUTEILLE, or: BOTTE })
const BOITE: Container = { name: 'boite', rank: 'pack' }
BY_WORD.set('bte', { ...BOITE, or: BOTTE })
BY_WORD.set('bo', { ...BOTTE, or: BOUTEILLE })

/** The container that a word means, whatever its case, accents and number: 'Boîtes', 'BTE', 'colis', 'PCE.'. */
export function containerOfWord(word: string): Container | null {
  const plain = foldForSearch(word.trim()).replace(/\.+$/u, '')
  return BY_WORD.get(plain) ?? BY_WORD.get(plain.replace(/(?<=..)[sx]$/u, '')) ?? null
}

/** The unit that a product counted in such containers is priced by; most are just pieces. */
export function unitOfContainer(container: Container | null): Unit {
  if (container === null) return 'pièce'
  if (container.name === 'magnum') return 'bouteille'
  if (container.name === 'bouquet') return 'botte'
  const unit = unitOfWord(container.name)
  return unit === null || unit === 'portion' || unit === 'unité' ? 'pièce' : unit
}
