import writeWorkbook from 'write-excel-file/node'

const HEADER = [
  'Code',
  'Désignation',
  'Marque',
  'Rayon',
  'Conditionnement',
  'Unité',
  'Prix HT',
  'Prix au kg',
  'TVA',
  'Allergènes',
]
const RAYONS = ['Crémerie', 'Épicerie', 'Légumes', 'Surgelés', 'Boissons']
const PACKS = [
  'Par sachet de 2 kg. Colis de 4 sachets.',
  'Seau de 5 kg',
  'Carton 4 x 2,5 kg',
  'Sac 25 kg',
  'Barquette 500 g',
]
const KILOS = [8, 5, 10, 25, 0.5]

type Rows = (string | number)[][]

/** A wholesaler's list. Of every `raisedEvery` products the first costs a tenth more. */
function rowsOf(count: number, raisedEvery?: number): Rows {
  return Array.from({ length: count }, (_, at) => {
    const raised = raisedEvery !== undefined && at % raisedEvery === 0
    const perKilo = Math.round((2 + (at % 900) / 60) * (raised ? 1.1 : 1) * 100) / 100
    const kilos = KILOS[at % KILOS.length] ?? 1
    return [
      String(at * 37).padStart(8, '0'),
      `Produit de la maison n° ${at}`,
      `Marque ${at % 60}`,
      RAYONS[at % RAYONS.length] ?? '',
      PACKS[at % PACKS.length] ?? '',
      'colis',
      Math.round(perKilo * kilos * 100) / 100,
      perKilo,
      5.5,
      at % 4 === 0 ? 'lait, gluten' : '',
    ]
  })
}

/** As an older Excel exports it: semicolons, decimal commas, Windows-1252. */
export function csvList(count: number, raisedEvery?: number): Buffer {
  const lines = [HEADER, ...rowsOf(count, raisedEvery)].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)).join(';'),
  )
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

export function workbookList(count: number): Promise<Buffer> {
  return writeWorkbook([HEADER, ...rowsOf(count)].map((row) => row.map((value) => ({ value })))).toBuffer()
}
