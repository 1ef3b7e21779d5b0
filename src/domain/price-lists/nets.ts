import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import { anywhere } from '../words/word-list.ts'
import { containerOfWord } from './containers.ts'
import type { Pack, PackReading } from './read-pack.ts'
import { NETTED_FOODS } from './words/nets.ts'

/** Goods that come in nets; of all others a 'filet' is a cut. */
const IN_NETS: ReadonlySet<ProductCategory> = new Set(['Légumes', 'Fruits'])
const NETTED = anywhere(NETTED_FOODS)
const NET = 'filet'
const PIECE = containerOfWord('piece')

/**
 * Reads packs for one product: 'Oignons filet 5 kg' are in a net, and 'Moules filet 15 kg'; 'Saumon filet', 'Faux-filet' are no
 * packs, and '10 filets de 150 g' of fish are ten pieces.
 */
export function withoutFillets(
  read: (text: string) => PackReading,
  { name, category }: { name: string; category: ProductCategory },
): (text: string) => PackReading {
  if (IN_NETS.has(category)) return read
  const isNetted = NETTED.test(foldForSearch(name))
  return (text) => {
    const reading = read(text)
    if (!reading.known || !reading.pack.levels.some(isNet)) return reading
    const [only, ...inner] = reading.pack.levels
    if (inner.length === 0 && only?.each === null) return { known: false, reason: 'pack-missing' }
    return isNetted ? reading : { known: true, pack: withPieces(reading.pack) }
  }
}

const isNet = ({ container }: Pack['levels'][number]) => container?.name === NET

function withPieces(pack: Pack): Pack {
  const levels = pack.levels.map((level, at) =>
    isNet(level) ? { ...level, container: at === 0 ? null : PIECE } : level,
  )
  return { ...pack, levels }
}
