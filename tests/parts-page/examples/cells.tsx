import { useRef, useState } from 'react'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { ChoiceCell } from '#web/ui/cells/choice-cell.tsx'
import { MoneyCell } from '#web/ui/cells/money-cell.tsx'
import { RefusedCards } from '#web/ui/cells/refused-cells.tsx'
import { useCellColumns } from '#web/ui/cells/use-cell-columns.tsx'
import { useCellKeys } from '#web/ui/cells/use-cell-keys.ts'
import { type CellFacts, useCells } from '#web/ui/cells/use-cells.ts'
import { useUndoStack } from '#web/ui/cells/use-undo-stack.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import type { Examples } from '../example.ts'

interface Row {
  id: string
  version: number
  category: 'Entrée' | 'Plat'
  price: number | null
}
type Editing = { row: Row; draft: Row; fact: 'category' | 'price' }

const FACTS: CellFacts<Editing> = {
  category: {
    first: /^\p{L}$/u,
    field: ({ draft, onCommit, ...cell }) => (
      <ChoiceCell
        {...cell}
        values={['Entrée', 'Plat']}
        value={draft.category}
        textOf={(category) => category}
        listLabel="Catégorie"
        empty="Aucune"
        onCommit={(category) => onCommit({ category })}
      />
    ),
  },
  price: {
    first: /^\d$/,
    field: ({ draft, onCommit, ...cell }) => (
      <MoneyCell
        {...cell}
        amount={draft.price}
        negative="Négatif"
        problemOf={(price) => (price === 13 ? 'Pas treize' : null)}
        onCommit={(price) => onCommit({ price })}
      />
    ),
  },
}
const TEXTS = {
  name: (fact: Editing['fact'], { id }: Row) => `${fact} de ${id}`,
  value: (fact: Editing['fact'], row: Row) => String(row[fact]),
  rowName: ({ id }: Row) => id,
  gone: 'Supprimé',
}
const COLUMNS = [
  { key: 'id', head: 'Nom', cell: ({ id }: Row) => <a href="#cells">{id}</a> },
  { key: 'category', head: 'Catégorie', text: ({ category }: Row) => category },
  { key: 'price', head: 'Prix', end: true, text: ({ price }: Row) => String(price ?? '-') },
]

/** A price of 14 is refused. */
function EditedTable() {
  const [rows, setRows] = useState<Row[]>([
    { id: 'Bar', version: 1, category: 'Plat', price: 12 },
    { id: 'Velouté', version: 1, category: 'Entrée', price: null },
  ])
  const list = useRef<HTMLDivElement>(null)
  const put = (row: Row) => setRows((all) => all.map((each) => (each.id === row.id ? row : each)))
  const cells = useCells<Editing>(
    FACTS,
    {
      draftOf: (row) => row,
      parts: formParts((row: Row) => row, {
        id: { label: 'Nom', textOf: ({ id }) => id },
        version: { label: 'Version', textOf: ({ version }) => String(version), contentOf: () => null },
        category: { label: 'Catégorie', textOf: ({ category }) => category },
        price: { label: 'Prix', textOf: ({ price }) => String(price) },
      }),
      texts: TEXTS,
      store: (from, draft) =>
        draft.price === 14
          ? Promise.reject(new Error('refused'))
          : Promise.resolve({ ...draft, version: from.version + 1 }),
      rowOf: (stored) => stored as Row,
      show: put,
      refresh: () => undefined,
      undo: ({ before, after }, show) => {
        show({ ...before, version: after.version + 1 })
        return Promise.resolve('undone')
      },
    },
    useUndoStack(),
  )
  useCellKeys(list, rows, cells)
  const columns = useCellColumns<Editing, string>(COLUMNS, cells, TEXTS)
  const paged = { items: rows, total: rows.length, canLoadMore: false, moreFailed: false, stale: false }
  return (
    <div ref={list}>
      <RefusedCards cells={cells} texts={TEXTS} />
      <LongTable rows={{ ...paged, loadMore: () => {} }} columns={columns} arrowTarget="a" />
    </div>
  )
}

export const examples: Examples = { cells: EditedTable }
